extension HierarchyDump {
  /// How much of a text is looked at; what introduces a dump is shorter.
  private static let bytesWorthALook = 1 << 20

  /// Whether a text looks like a dump rather than a scenario, JSON or anything else: a cheap look, not a reading.
  ///
  /// True where a line, apart from marks, blanks and quotes, begins with `<Class 0x…>` or with `<…>, state: `.
  ///
  /// - Complexity: O(n) in the length of the text, of which at most the first 1 MiB is looked at.
  public static func looksLikeHierarchy(_ text: String) -> Bool {
    let beginning = String(decoding: text.utf8.prefix(bytesWorthALook), as: UTF8.self)
    return SourceLines(of: beginning).lines.contains { line in
      var cursor = RowCursor(line.bytes.withoutWrapping)
      while cursor.next == UInt8(ascii: "|") || cursor.next == UInt8(ascii: "+") {
        cursor.advance()
        cursor.skipBlanks()
      }
      guard cursor.next == UInt8(ascii: "<"), let inside = cursor.takeAngled() else { return false }
      return PrintedObject(inside: inside).pointer != nil || cursor.take(", state: ")
    }
  }
}
