import Foundation
import GraphvizEngine
import NavigationModel
import ScenarioLanguage
import SequenceExport
import Testing

/// The gallery shows what navtree draws of the samples today. It was drawn with one Graphviz and one font; with others the pictures may differ.
@Suite struct GalleryTests {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let samples = names(in: "samples", ending: ".nav").map { String($0.dropLast(4)) }
  private static let pictures = names(in: "samples/gallery", ending: ".sheet.svg")

  private static func names(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: top.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  @Test("Has a sheet of every sample", arguments: samples)
  func isComplete(sample: String) {
    #expect(Self.pictures.contains(sample + ".sheet.svg"), "Scripts/gallery draws it")
  }

  @Test("Is what the samples draw", arguments: pictures)
  func isFresh(name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.top.appendingPathComponent("samples/gallery/\(name)")))
    let record = try PictureFile(bytes).record.get()
    let sample = String(name.prefix { $0 != "." })
    let text = try String(contentsOf: Self.top.appendingPathComponent("samples/\(sample).nav"), encoding: .utf8)
    #expect(record.source == text, "\(name) is stale: Scripts/gallery draws it anew")
    // Another Graphviz or font draws other pictures of the same sample, and none of them is stale.
    guard try record.otherTools().isEmpty else { return }
    let scenario = try #require(ParsedScenario(parsing: text).scenario)
    let drawn = try record.redrawn(of: Replay(of: scenario).steps, title: scenario.title)
    #expect(drawn == bytes, "\(name) is stale: Scripts/gallery draws it anew")
  }
}
