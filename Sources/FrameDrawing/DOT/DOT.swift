/// The words of Graphviz's language: the only place where text becomes DOT.
///
/// Text is read by Unicode scalars. A quote with an accent on it is one character and not the character `"`, but it ends a string of DOT
/// all the same.
package enum DOT {
  /// A string in quotes; in an identifier nothing but quotes and backslashes need care.
  package static func quoted(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "\"\(String(escaped))\""
  }

  /// Lines of a plain label, which stand for themselves: `\N`, `&amp;` and the like lose the meaning that Graphviz gives them.
  package static func label(_ lines: [String], isLeading: Bool) -> String {
    let written = lines.map(escapingLabel)
    guard isLeading else { return "\"" + written.joined(separator: "\\n") + "\"" }
    return "\"" + written.map { $0 + "\\l" }.joined() + "\""
  }

  private static func escapingLabel(_ line: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\"": escaped.append(contentsOf: "\\\"".unicodeScalars)
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case _: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// A measure in points to a thousandth, without needless zeros; never in exponents, never `-0`.
  package static func number(_ value: Double) -> String {
    decimal(value, places: 3, scale: 1000)
  }

  /// Points as inches, fine enough to come back as the same points.
  package static func inches(_ points: Double) -> String {
    decimal(points / 72, places: 6, scale: 1_000_000)
  }

  /// Beyond this nothing can be drawn, and Graphviz counts in whole numbers of 32 bits.
  private static let limit = 1_000_000_000.0

  private static func decimal(_ value: Double, places: Int, scale: Int) -> String {
    let possible = value.isNaN ? 0 : min(max(value, -limit), limit)
    let scaled = Int((possible * Double(scale)).rounded())
    guard scaled != 0 else { return "0" }
    let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = scaled < 0 ? "-" : ""
    guard part != 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
