internal import Foundation

extension PictureRecord {
  /// The record as one line of JSON in ASCII, so that it means the same in every file that it stands in.
  var text: String { text(carrying: CarriedSource(source)) }

  /// The same, with a source that many records share: its text is by far the longest.
  func text(carrying source: CarriedSource) -> String {
    let rest = PictureRecord(version: version, shows: shows, settings: settings, tools: tools, source: "", check: check)
    let json = Self.json(rest)
    // No other value has this key, and in a text its quotes would be escaped.
    let key = "\"source\":"
    guard let place = json.range(of: key + "\"\"") else { return json }
    return json[..<place.lowerBound] + key + source.json + json[place.upperBound...]
  }

  /// A value as one line of JSON in ASCII.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A record holds nothing but texts and finite numbers, which always can be written.
    guard let json = try? encoder.encode(value) else { return "" }
    return ascii(String(decoding: json, as: UTF8.self))
  }

  /// Reads a record.
  ///
  /// - Throws: ``PictureReadFailure`` where it is no JSON, lacks something, or is of a later version.
  init(text: String) throws(PictureReadFailure) {
    let data = Data(text.utf8)
    guard let form = try? JSONDecoder().decode(RecordForm.self, from: data) else { throw .damagedRecord }
    guard !form.isLater(than: Self.currentVersion) else { throw .laterVersion(form.words) }
    guard form.isKnown(upTo: Self.currentVersion),
      let record = try? JSONDecoder().decode(Self.self, from: data)
    else { throw .damagedRecord }
    self = record
  }

  /// Neither markup nor anything beyond ASCII stands in it as itself. Comparisons and no set, since every byte of every picture's source is
  /// asked.
  private static func ascii(_ json: String) -> String {
    JSONEscape.text(json) { scalar, _ in
      !(0x20...0x7E ~= scalar.value) || scalar == "<" || scalar == ">" || scalar == "&" || scalar == "'"
    }
  }
}
