/// A class as a row can hold it: as it is, unless a reader would end it somewhere else.
///
/// No run time has such a class, but a scenario may say what it likes; then everything but letters, digits, `_` and `.` becomes `_`.
func printable(_ className: String) -> String {
  if className.utf8.allSatisfy(\.isPlain) || isReadBack(className) { return className }
  return String(decoding: className.utf8.map { $0.isPlain ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
}

private func isReadBack(_ className: String) -> Bool {
  let lines = SourceLines(of: "<\(className) 0x10>").lines
  guard let line = lines.first, lines.count == 1 else { return false }
  var cursor = RowCursor(line.bytes)
  guard let inside = cursor.takeAngled(), cursor.next == nil else { return false }
  return PrintedObject(inside: inside).className == className
}

extension UInt8 {
  /// Letters, digits, `_`, `.`, and all that is not ASCII.
  fileprivate var isPlain: Bool {
    let letter = self | 0x20
    return self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
  }
}
