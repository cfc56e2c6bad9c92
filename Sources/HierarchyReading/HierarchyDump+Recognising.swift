extension HierarchyDump {
  /// How much of a text is looked at; what introduces a dump is shorter.
  private static let bytesWorthALook = 1 << 20

  /// Whether a text looks like a dump rather than a scenario, JSON or anything else: a cheap look, not a reading.
  ///
  /// True where a line, apart from marks, blanks, quotes and bullets, begins with `<Class 0x…>`, with `<…>, state: ` or is just
  /// `<…Controller>`; or where such a row stands behind what a debugger or a logger writes first.
  ///
  /// - Complexity: O(n) in the length of the text, of which at most the first 1 MiB is looked at.
  public static func looksLikeHierarchy(_ text: String) -> Bool {
    let beginning = String(decoding: text.utf8.prefix(bytesWorthALook), as: UTF8.self)
    return SourceLines(of: beginning).lines.contains { line in
      let line = line.withoutWrapping
      var cursor = RowCursor(line.bytes)
      while cursor.next == UInt8(ascii: "|") || cursor.next == UInt8(ascii: "+") {
        cursor.advance()
        cursor.skipBlanks()
      }
      guard cursor.next == UInt8(ascii: "<") else { return line.beginsLikeOutput && line.rowBehindOtherWords != nil }
      guard let inside = cursor.takeAngled() else { return false }
      let object = PrintedObject(inside: inside)
      return object.pointer != nil || cursor.take(", state: ") || (cursor.next == nil && object.className.hasSuffix("Controller"))
    }
  }
}

extension SourceLine {
  /// Whether the line begins as debuggers and loggers begin theirs: `(lldb) …`, `(NSString *) $0 = …`, `$R0 = …`, or with a date.
  fileprivate var beginsLikeOutput: Bool {
    bytes.first == UInt8(ascii: "(") || bytes.first == UInt8(ascii: "$")
      || bytes.prefix(4).count { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } == 4
  }
}
