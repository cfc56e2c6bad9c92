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
