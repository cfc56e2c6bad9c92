internal import NavigationModel

/// A text in which nothing can steer a terminal or hide: control characters and invisible marks are written as `\u{1B}`.
///
/// Names and messages come from files that anybody may have written. An escape sequence in them could rewrite what was said before,
/// and a bidirectional override could show a name backwards.
///
/// - Parameters:
///   - text: text of any origin.
///   - keepingLines: whether line breaks and tabs stay, for text that was laid out on purpose.
/// - Returns: the text, safe to print.
package func visible(_ text: String, keepingLines: Bool) -> String {
  guard !text.isPlainToSee else { return text }
  var result = String.UnicodeScalarView()
  text.forEachScalar { scalar, concealment in
    switch scalar {
    case "\n" where keepingLines, "\t" where keepingLines: result.append(scalar)
    case "\n": result.append(contentsOf: "\\n".unicodeScalars)
    case "\t": result.append(contentsOf: "\\t".unicodeScalars)
    case "\r": result.append(contentsOf: "\\r".unicodeScalars)
    case _ where concealment != nil:
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    case _: result.append(scalar)
    }
  }
  return String(result)
}

/// A user's text in quotes, on one line and safe to print.
///
/// - Parameter text: text of any origin.
/// - Returns: the text between single quotes.
package func quoted(_ text: String) -> String { "'\(visible(text, keepingLines: false))'" }
