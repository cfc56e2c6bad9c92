internal import Foundation
internal import NavigationModel

/// Bytes of JSON, the same for the same value every time: keys sorted, two blanks of indentation, a line end at the end.
///
/// What would hide in a name or steer a terminal is written as `\uXXXX`, which is the same value.
public enum RecordJSON {
  /// Writes a value.
  ///
  /// - Throws: What the value's own encoding throws: for the records here, `EncodingError` where a tree nests deeper than about 250 levels, which
  ///   is all that `JSONEncoder` takes.
  public static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escapingConcealed(Array(try encoder.encode(value))) + [UInt8(ascii: "\n")]
  }

  static func escapingConcealed(_ json: [UInt8]) -> [UInt8] {
    let text = String(decoding: json, as: UTF8.self)
    // The line ends between values are JSON's own; inside of strings there are none.
    return Array(JSONEscape.text(text) { scalar, concealment in concealment != nil && scalar != "\n" }.utf8)
  }
}
