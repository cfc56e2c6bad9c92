internal import NavigationModel

/// Writes Markdown: the only place where text becomes part of it.
enum Markdown {
  /// An image on a line of its own.
  ///
  /// - Parameters:
  ///   - altText: It in words, from anybody.
  ///   - destination: Where the image lies: a relative path, or a name.
  static func image(_ altText: String, at destination: String) -> String {
    "![\(escaped(altText))](\(address(destination)))"
  }

  /// Text that means itself, on one line: whatever would begin something of Markdown's, of GitHub's or of HTML's has a backslash before it.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    text.forEachScalar { scalar, concealment in
      if scalar == "\t" || concealment == .lineEnd {
        escaped.append(" ")
      } else if concealment != nil {
        escaped.append("\u{FFFD}")
      } else {
        if "\\[]`*_<>&$~|!".unicodeScalars.contains(scalar) { escaped.append("\\") }
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// A path as an address: what an address or Markdown would read otherwise stands there as `%20`.
  private static func address(_ path: String) -> String {
    var address = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      let isPlain =
        scalar.isASCII
        ? plain.contains(scalar) : scalar.concealment(after: nil) == nil && !scalar.properties.isWhitespace
      guard !isPlain else {
        address.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        address.append(contentsOf: ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars)
      }
    }
    return String(address)
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/@+,=".unicodeScalars)
}
