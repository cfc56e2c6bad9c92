internal import Foundation
internal import NavigationModel

/// JSON that may stand in a page's `<script>`: the same bytes for the same value every time, on one line.
///
/// A page's parser looks for `</script` and `<!--` in there, whatever JSON thinks of quotes, so that every `<` is written as `\u003c`. What
/// would hide in a name or end a line is escaped too, which is the same value.
enum EmbeddedJSON {
  /// Writes a value.
  ///
  /// - Throws: What the value's own encoding throws.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    var text = ""
    text.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if scalar == "<" || scalar.concealment != nil {
        for unit in String(scalar).utf16 { text += Self.escape(unit) }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
