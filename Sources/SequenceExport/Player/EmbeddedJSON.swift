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
    return JSONEscape.text(json) { scalar, concealment in scalar == "<" || concealment != nil }
  }
}
