internal import Foundation

/// Bytes of JSON, the same for the same value every time: keys sorted, two blanks of indentation, a line end at the end.
public enum RecordJSON {
  /// Writes a value.
  ///
  /// - Throws: What the value's own encoding throws.
  public static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}
