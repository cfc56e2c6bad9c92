internal import Foundation

extension PictureRecord {
  /// The record as one line of JSON in ASCII, so that it means the same in every file that it stands in.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A record holds nothing but texts and finite numbers, which always can be written.
    guard let json = try? encoder.encode(self) else { return "" }
    return Self.ascii(String(decoding: json, as: UTF8.self))
  }

  /// Reads a record.
  ///
  /// - Throws: ``PictureReadFailure`` where it is no JSON, lacks something, or is of a later version.
  init(text: String) throws(PictureReadFailure) {
    struct Form: Decodable { let version: Int }
    let data = Data(text.utf8)
    guard let form = try? JSONDecoder().decode(Form.self, from: data) else { throw .damagedRecord }
    guard form.version <= Self.currentVersion else { throw .laterVersion(form.version) }
    guard let record = try? JSONDecoder().decode(Self.self, from: data) else { throw .damagedRecord }
    self = record
  }

  /// Neither markup nor anything beyond ASCII stands in it as itself.
  private static func ascii(_ json: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(json.utf8.count)
    for unit in json.utf16 {
      if let byte = UInt8(exactly: unit), 0x20...0x7E ~= byte, !markup.contains(byte) {
        text.append(byte)
      } else {
        text += Array("\\u".utf8)
        for shift in [12, 8, 4, 0] { text.append(digits[Int(unit >> UInt16(shift)) & 15]) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
  private static let markup = Set("<>&'".utf8)
}
