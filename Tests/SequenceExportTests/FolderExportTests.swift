import Foundation
import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

@Suite struct FolderExportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func export(_ story: String, _ formats: [FrameFormat] = [.svg], only: Int? = nil) throws -> FrameFolder.Summary {
    let sequence = try DrawnSequence(Stories.scenario(story))
    return try FolderExport(sequence, formats: formats).write(to: folder.path("out"), source: "a.nav", only: only)
  }

  private let long = "tree\n  navigation Root: Home\nactions\n  push Detail\n  push \"Step 1\"\n  pop\n  popTo Home\n"
  private let short = "tree\n  navigation Root: Home\nactions\n  push Other\n"

  @Test("Writes a file for each frame and format, and the listing")
  func writesAll() throws {
    let summary = try export(long, [.svg, .png])
    let stems = ["000-start", "001-push-Detail", "002-push-Step-1", "003-pop", "004-popTo-Home"]
    #expect(try folder.names(in: "out") == stems.flatMap { ["\($0).png", "\($0).svg"] } + ["frames.json"])
    #expect((summary.written, summary.unchanged, summary.removed) == (11, 0, 0))
    #expect(folder.text("out/000-start.svg")?.hasPrefix("<?xml") == true)
  }

  @Test("Removes frames that are no longer made, of every format, and leaves all else")
  func removesStale() throws {
    _ = try export(long, [.svg, .dot])
    try folder.put("mine", in: "out/003-mine.svg")
    let summary = try export(short)
    #expect(try folder.names(in: "out") == ["000-start.svg", "001-push-Other.svg", "003-mine.svg", "frames.json"])
    #expect(summary.removed == 9)
  }

  /// A listing that is written in parts while frames are drawn.
  private static let manySteps = Scenario(
    tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]),
    actions: (0..<300).map { ScenarioAction($0.isMultiple(of: 2) ? .push(.named("Detail"), on: nil) : .pop(on: nil)) })

  private func exportMany(progress: () -> Void = {}) throws -> FrameFolder.Summary {
    try FolderExport(DrawnSequence(Self.manySteps), formats: [.dot]).write(
      to: folder.path("out"), source: "many.nav", progress: progress)
  }

  @Test("Writes a long listing whole, in any parts, and leaves one with the same bytes alone")
  func writesLongListing() throws {
    #expect(try exportMany().written == 302)
    let listing = try #require(folder.bytes("out/frames.json"))
    #expect(listing.count > 1 << 17)
    let document = try JSONSerialization.jsonObject(with: Data(listing)) as? [String: Any]
    let files = (document?["frames"] as? [[String: Any]])?.compactMap { ($0["files"] as? [String])?.first }
    #expect(try files == folder.names(in: "out").filter { $0 != "frames.json" })
    #expect(document?["source"] as? String == "many.nav")
    #expect(document?["version"] as? Int == 1)

    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("out/frames.json"))
    #expect(try exportMany().unchanged == 302)
    try folder.put(String(repeating: "x", count: listing.count), in: "out/frames.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("out/frames.json"))
    #expect(throws: ForeignFile.self) { try exportMany() }
    let other = String(decoding: listing, as: UTF8.self).replacing("many.nav", with: "much.nav")
    try folder.put(other, in: "out/frames.json")
    let summary = try exportMany()
    #expect((summary.written, summary.unchanged) == (1, 301))
    #expect(folder.bytes("out/frames.json") == listing)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out/frames.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names(in: "out").count == 302)
  }

  @Test("Leaves nothing of a long listing where the folder is lost on the way")
  func leavesNothingOfLongListing() throws {
    var count = 0
    #expect(throws: WriteFailure.self) {
      try exportMany {
        count += 1
        guard count == 280 else { return }
        #expect((try? folder.names(in: "out"))?.contains { $0.hasSuffix(".tmp") } == true)
        try? FileManager.default.createDirectory(atPath: folder.path("out/frames.json"), withIntermediateDirectories: false)
      }
    }
    #expect(try folder.names(in: "out").filter { $0.hasSuffix(".tmp") } == [])
    #expect(try folder.names(in: "out").count == 302)
  }

  @Test("Writes one frame alone, and leaves the listing and all other files as they are")
  func writesOne() throws {
    _ = try export(long)
    let listing = folder.text("out/frames.json")
    try folder.put("old", in: "out/001-push-Detail.svg")
    try folder.put("stays", in: "out/003-pop.svg")
    let summary = try export(long, only: 1)
    #expect((summary.written, summary.unchanged, summary.removed) == (1, 0, 0))
    #expect(folder.text("out/001-push-Detail.svg") != "old")
    #expect(folder.text("out/003-pop.svg") == "stays")
    #expect(folder.text("out/frames.json") == listing)
    _ = try export(short, [.dot], only: 1)
    #expect(try folder.names(in: "out").count == 7)
  }

  @Test("Tells how far it is after each frame")
  func tellsProgress() throws {
    var count = 0
    let sequence = try DrawnSequence(Stories.scenario(long))
    _ = try FolderExport(sequence, formats: [.dot, .svg]).write(to: folder.path("out"), source: "a.nav") { count += 1 }
    #expect(count == 5)
  }

  @Test("Gives every frame its own bytes, also where several are encoded at once")
  func keepsOrder() throws {
    let sequence = try DrawnSequence(Stories.sample("nested-uinavigation"))
    _ = try FolderExport(sequence, formats: [.png, .svg]).write(to: folder.path("out"), source: "a.nav")
    let files = try folder.names(in: "out").filter { $0.hasSuffix(".png") }
    #expect(files.count == sequence.frames.steps.count)
    for (index, file) in files.enumerated() {
      let same = try folder.bytes("out/\(file)") == sequence.bytes(ofFrame: index, as: .png)
      #expect(same, "\(file)")
    }
  }

  @Test("Writes the frames before one that fails, and neither those after it nor the listing")
  func stopsAtFailure() throws {
    let sequence = try DrawnSequence(Stories.sample("nested-uinavigation"))
    try FileManager.default.createDirectory(
      atPath: folder.path("out/003-sameNav-Step-2.svg/full"), withIntermediateDirectories: true)
    var count = 0
    let error = #expect(throws: WriteFailure.self) {
      try FolderExport(sequence, formats: [.dot, .svg]).write(to: folder.path("out"), source: "a.nav") { count += 1 }
    }
    #expect(error?.path.hasSuffix("003-sameNav-Step-2.svg") == true)
    #expect(count == 3)
    let names = try folder.names(in: "out")
    #expect(names.filter { $0.hasSuffix(".svg") }.count == 4)
    #expect(names.filter { $0.hasSuffix(".dot") }.count == 4)
    #expect(!names.contains("frames.json"))
  }
}
