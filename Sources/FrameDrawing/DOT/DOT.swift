/// The words of Graphviz's language: the only place where text becomes DOT.
enum DOT {
  /// A string in quotes; in an identifier nothing but quotes and backslashes need care.
  static func quoted(_ text: String) -> String {
    "\"\(escapingQuotes(text))\""
  }

  /// Lines of a plain label, which stand for themselves: `\N`, `&amp;` and the like lose the meaning that Graphviz gives them.
  static func label(_ lines: [String], isLeading: Bool) -> String {
    let written = lines.map { line in
      var text = ""
      for character in line {
        switch character {
        case "\\": text += "\\\\"
        case "\"": text += "\\\""
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case _: text.append(character)
        }
      }
      return text
    }
    guard isLeading else { return "\"" + written.joined(separator: "\\n") + "\"" }
    return "\"" + written.map { $0 + "\\l" }.joined() + "\""
  }

  /// A measure in points to a thousandth, without needless zeros; never in exponents, never `-0`.
  static func number(_ value: Double) -> String {
    decimal(value, places: 3, scale: 1000)
  }

  /// Points as inches, fine enough to come back as the same points.
  static func inches(_ points: Double) -> String {
    decimal(points / 72, places: 6, scale: 1_000_000)
  }

  private static func decimal(_ value: Double, places: Int, scale: Int) -> String {
    let scaled = Int((value * Double(scale)).rounded())
    guard scaled != 0 else { return "0" }
    let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = scaled < 0 ? "-" : ""
    guard part != 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  private static func escapingQuotes(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
