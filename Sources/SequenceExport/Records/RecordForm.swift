/// The version of a record in JSON, read before anything else of it: another version may have another shape.
struct RecordForm: Decodable {
  /// Any number that JSON may hold; nil where it is none.
  private let version: Double?
  private let exact: Int?

  private enum Key: String, CodingKey { case version }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    exact = try? record.decode(Int.self, forKey: .version)
    version = exact.map(Double.init) ?? (try? record.decode(Double.self, forKey: .version))
    // What is no number at all is told as the decoder tells it.
    if version == nil { _ = try record.decode(Int.self, forKey: .version) }
  }

  /// Whether it is one of the versions from 1 to the newest that is known.
  func isKnown(upTo newest: Int) -> Bool { exact.map { (1...newest).contains($0) } ?? false }

  /// Whether it is a version that may come one day.
  func isLater(than newest: Int) -> Bool { version.map { $0 > Double(newest) } ?? false }

  /// The version as it is said.
  var words: String { exact.map(String.init) ?? version.map { "\($0)" } ?? "" }
}
