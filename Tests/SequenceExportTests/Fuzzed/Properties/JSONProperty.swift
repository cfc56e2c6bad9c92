import Foundation
import NavigationModel
import ScenarioLanguage
import SequenceExport

/// JSON is read or refused; what was read is written so that it reads the same.
enum JSONProperty {
  static func check(_ bytes: [UInt8]) throws -> Bool {
    let data = Data(bytes)
    do {
      let document = try JSONDecoder().decode(ScenarioDocument.self, from: data)
      let written = try JSONEncoder().encode(document)
      let again = try JSONDecoder().decode(ScenarioDocument.self, from: written)
      try require(again == document, "written, it reads differently: \(String(decoding: written, as: UTF8.self))")
      _ = document.diagnostics(for: Replay(of: document.scenario))
      return true
    } catch let error as ScenarioDocumentError {
      try require(!error.problems.isEmpty, "there is an error without a problem")
      _ = error.description
    } catch is DecodingError {
      // What is no JSON at all is the decoder's to tell.
    }
    return try checkRecord(data)
  }

  private static func checkRecord(_ data: Data) throws -> Bool {
    guard let record = try? JSONDecoder().decode(PictureRecord.self, from: data) else { return false }
    let written = try JSONEncoder().encode(record)
    let again = try JSONDecoder().decode(PictureRecord.self, from: written)
    try require(again == record, "written, the record reads differently: \(String(decoding: written, as: UTF8.self))")
    _ = record.isSourceIntact
    return true
  }
}
