internal import NavigationModel

/// A piece of the user's text as messages show it: in quotes, on one line, and no longer than a reader can take in.
func quoted(_ bytes: ArraySlice<UInt8>) -> String {
  quoted(String(decoding: bytes.prefix(200), as: UTF8.self))
}

/// A piece of the user's text as messages show it: in quotes, on one line, and no longer than a reader can take in.
func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(41).map { $0.concealment == nil ? $0 : "\u{FFFD}" }
  var line = String.UnicodeScalarView(shown.prefix(40))
  if shown.count > 40 { line.append("…") }
  return "'\(String(line))'"
}
