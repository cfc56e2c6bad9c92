internal import NavigationModel

/// A piece of the user's text as messages show it: in quotes, on one line, and no longer than a reader can take in.
func quoted(_ bytes: ArraySlice<UInt8>) -> String {
  quoted(String(decoding: bytes.prefix(200), as: UTF8.self))
}

/// A piece of the user's text as messages show it: in quotes, on one line, and no longer than a reader can take in.
func quoted(_ text: String) -> String {
  var shown: [Unicode.Scalar] = []
  String(text.unicodeScalars.prefix(41)).forEachScalar { scalar, concealment in
    shown.append(concealment == nil ? scalar : "\u{FFFD}")
  }
  var line = String.UnicodeScalarView(shown.prefix(40))
  if shown.count > 40 { line.append("…") }
  return "'\(String(line))'"
}
