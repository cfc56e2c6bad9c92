/// Makes browsers see the weight and style of fonts that Pango sees.
///
/// A plain label is bold when its font's name ends with Pango's word, `Helvetica,Arial,sans-serif bold`: libgvc then measures and paints with
/// the bold face. But it writes the name into SVG as it is, where `sans-serif bold` is an unknown family. The PostScript names
/// (`Helvetica-Bold`), which get a weight in SVG, are no way out: libgvc 2.42 measures them with another family when the fonts of its table
/// are missing, 130 instead of 109 points for the same text.
enum SVGFonts {
  private static let attribute = Array(" font-family=\"".utf8)

  /// What CSS calls Pango's words.
  private static let words = [
    "bold": #" font-weight="bold""#,
    "italic": #" font-style="italic""#,
    "oblique": #" font-style="oblique""#,
  ]

  static func fixing(_ svg: [UInt8]) -> [UInt8] {
    var fixed: [UInt8] = []
    fixed.reserveCapacity(svg.count + 1024)
    var done = 0
    while let found = svg.firstIndex(of: attribute, from: done) {
      let start = found + attribute.count
      guard let end = svg[start...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      fixed += svg[done..<start]
      fixed += isInTag(found, of: svg) ? value(svg[start..<end]) : Array(svg[start...end])
      done = end + 1
    }
    return fixed + svg[done...]
  }

  /// The attribute's value with its closing quote, and the attributes that follow from it.
  private static func value(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var parts = String(decoding: name, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    var attributes: [String] = []
    while parts.count > 1, let last = parts.last, let attribute = words[last.lowercased()] {
      parts.removeLast()
      attributes.append(attribute)
    }
    return Array((parts.joined(separator: " ") + "\"" + attributes.reversed().joined()).utf8)
  }

  /// A text that speaks of fonts is no tag: its angle brackets are escaped.
  private static func isInTag(_ place: Int, of svg: [UInt8]) -> Bool {
    svg[..<place].last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "<")
  }
}
