// What a line looks like, before it is known to be a row.

extension SourceLine {
  /// No row is longer; the rest of such a line is not looked at.
  private static let longestLook = 4096

  /// Whether the line is one of those that stand around dumps and need no note: a code fence, a prompt, a heading.
  var isSurelyNoRow: Bool {
    let beginnings: [StaticString] = ["```", "~~~", "(lldb)", "(gdb)", "#"]
    var cursor = RowCursor(bytes)
    return beginnings.contains { cursor.take($0) } && rowBehindOtherWords == nil
  }

  var beginsWithMark: Bool { marked.count > 0 }

  /// Whether there is nothing but marks.
  var isMarksOnly: Bool { beginsWithMark && marked.next == nil }

  /// Whether the line is a row that cannot be read, rather than other text.
  ///
  /// - Parameter followsRow: Whether a row stands directly before it.
  func isMeantToBeRow(_ attempt: RowReader.Attempt, followsRow: Bool) -> Bool {
    if saysState { return true }
    if beginsWithMark { return followsRow || attempt.row != nil || marked.next == UInt8(ascii: "<") }
    guard bytes.first == UInt8(ascii: "<") else { return false }
    if let row = attempt.row, let problem = attempt.problem {
      let isFollowedByComma = bytes[problem.index...].first == UInt8(ascii: ",")
      return row.controller.className.hasSuffix("Controller") || (row.controller.pointer != nil && isFollowedByComma)
    }
    return attempt.problem?.isOpen == true && bytes.dropFirst().first.map(\.beginsClass) == true
  }

  private var saysState: Bool {
    let look = bytes.prefix(Self.longestLook)
    return look.contains(", state: ") || look.contains(", view: ")
  }

  /// The row that stands behind the words of a logger or a debugger: one with a state, or what is assigned.
  var rowBehindOtherWords: ParsedRow? {
    guard !beginsWithMark, bytes.first != UInt8(ascii: "<") else { return nil }
    let look = bytes.prefix(Self.longestLook)
    for bracket in look.indices.lazy.filter({ look[$0] == UInt8(ascii: "<") }).prefix(8) {
      let before = bytes[..<bracket]
      let start = (before.lastIndex { !$0.isMarkOrBlank } ?? before.startIndex - 1) + 1
      let attempt = RowReader.attempt(part(start..<bytes.endIndex))
      guard attempt.problem == nil, let row = attempt.row else { continue }
      if row.state != nil || before.withoutWrapping.last == UInt8(ascii: "=") { return row }
    }
    return nil
  }

  /// The marks at the beginning, and the byte behind them.
  private var marked: (count: Int, next: UInt8?) {
    var cursor = RowCursor(bytes)
    var count = 0
    cursor.skipBlanks()
    while cursor.next == UInt8(ascii: "|") || cursor.next == UInt8(ascii: "+") {
      count += 1
      cursor.advance()
      cursor.skipBlanks()
    }
    return (count, cursor.next)
  }
}

extension ParsedRow {
  /// Whether this is a row and not a tag of a web page: `<details>` has neither marks nor an address nor a state.
  var isPlausible: Bool {
    marks > 0 || state != nil || controller.pointer != nil || controller.className.utf8.first?.beginsClass == true
      || controller.className.contains(".")
  }
}

extension UInt8 {
  fileprivate var isMarkOrBlank: Bool {
    self == UInt8(ascii: "|") || self == UInt8(ascii: "+") || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// Whether a class may begin so: with a capital, or as private and mangled ones do.
  fileprivate var beginsClass: Bool {
    (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")) || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self >= 0x80
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      indices.contains { self[$0] == text.first && self[$0...].starts(with: text) }
    }
  }
}
