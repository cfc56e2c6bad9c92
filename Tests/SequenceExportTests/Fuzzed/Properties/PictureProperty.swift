import Foundation
import NavigationModel
import ScenarioLanguage
import SequenceExport

/// A picture's words are found or not, its record is one that can be drawn again or refused, and its difference from another can be told.
enum PictureProperty {
  static func check(_ bytes: [UInt8]) throws -> Bool {
    let picture: PictureFile
    do throws(PictureReadFailure) {
      picture = try PictureFile(bytes)
    } catch {
      try require(error == .otherFormat, "a file of no known kind is refused as \(error)")
      return false
    }
    if let extent = picture.extent {
      try require(extent.width.isFinite && extent.height.isFinite, "the extent \(extent) is none")
    }
    try require(PictureDifference(bytes, from: bytes, kind: picture.kind) == nil, "a picture differs from itself")
    var changed = bytes
    changed[changed.count / 2] ^= 1
    for other in [changed, Array(bytes.dropLast())] {
      try require(PictureDifference(bytes, from: other, kind: picture.kind) != nil, "a changed picture is called the same")
    }
    if case .success(let record) = picture.record { try checkRecord(record) }
    return true
  }

  private static func checkRecord(_ record: PictureRecord) throws {
    let written = try JSONEncoder().encode(record)
    try require(try JSONDecoder().decode(PictureRecord.self, from: written) == record, "a record reads differently")
    guard let scenario = ParsedScenario(parsing: record.source).scenario, scenario.actions.count <= 2,
      RenderProperty.count(scenario.tree) <= 4,
      // Drawing takes a hundred times as long as reading, which is what is tried here. The bytes choose, not only how many they are: a
      // fuzzer that changes one of them gets its drawing now and then.
      record.source.utf8.reduce(0, { $0 &+ Int($1) }).isMultiple(of: 32)
    else { return }
    do {
      _ = try record.redrawn(of: Replay(of: scenario).steps, title: scenario.title)
    } catch is PictureReadFailure {
    } catch is DrawingFailure {
    }
  }
}
