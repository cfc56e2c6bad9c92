internal import Foundation

/// What an image in a document can be; the raw value is the file's ending.
package enum ImageFileFormat: String, CaseIterable, Hashable, Sendable {
  case svg, png, gif
}

/// The name of an image in a document: `two-stacks~dark@2x.png`.
///
/// Letters, digits and `-`, then what DocC reads of it (a theme, a scale), then the ending. It needs no quoting in an address.
package struct ImageFileName: Hashable, Sendable, CustomStringConvertible {
  /// The name without marks and ending.
  package let stem: String
  /// `~dark`, `@2x`, both or none.
  package let mark: String
  /// What it is.
  package let format: ImageFileFormat

  package var description: String { "\(stem)\(mark).\(format.rawValue)" }

  /// The longest stem that is chosen, in bytes; numbers come to it.
  private static let mostBytes = 80
  private static let marks: Set<String> = Set(
    ["", "~dark"].flatMap { theme in ["", "@1x", "@2x", "@3x"].map { theme + $0 } })

  package init(_ stem: String, mark: String = "", format: ImageFileFormat) {
    self.stem = stem
    self.mark = mark
    self.format = format
  }

  /// Recognises the name of an image among names that anybody may have written; a path is none.
  package init?(recognising text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let format = ImageFileFormat(rawValue: String(parts[1])) else { return nil }
    let stem = parts[0].prefix { $0 != "~" && $0 != "@" }
    let mark = String(parts[0][stem.endIndex...])
    guard Self.isPlain(String(stem), most: Self.mostBytes + 40), Self.marks.contains(mark) else { return nil }
    self.init(String(stem), mark: mark, format: format)
  }

  /// Whether a text can be a stem as it is.
  package static func isPlain(_ text: String) -> Bool { isPlain(text, most: mostBytes) }

  private static func isPlain(_ text: String, most: Int) -> Bool {
    1...most ~= text.utf8.count && text.utf8.first != UInt8(ascii: "-") && text.unicodeScalars.allSatisfy(isPlain)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    case _: false
    }
  }

  /// A stem made of words: small letters without their marks (Ï is i), one dash for each run of anything else; nil where nothing is left.
  package static func stem(of words: String) -> String? {
    var stem = ""
    for scalar in words.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
      if scalar != "-", isPlain(scalar) {
        stem.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark, !stem.hasSuffix("-"), !stem.isEmpty {
        stem += "-"
      }
    }
    stem = String(stem.prefix(mostBytes))
    while stem.hasSuffix("-") { stem.removeLast() }
    return stem.isEmpty ? nil : stem
  }
}
