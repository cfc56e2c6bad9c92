import Foundation
import SequenceExport
import Testing

@Suite struct FrameFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func name(_ index: Int, _ action: String, _ name: String? = nil, ending: String = "svg") -> FrameFileName {
    FrameFileName(index: index, last: 9, action: action, name: name, ending: ending)
  }

  private func listing(_ names: [String]) throws -> String {
    let files = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
    return #"{"version": 1, "source": "a.nav", "frames": [{"files": \#(files), "outcome": "done"}]}"#
  }

  private func render(_ names: [FrameFileName], listing: String? = nil) throws -> FrameFolder.Summary {
    var frames = FrameFolder(folder.path("out"), endings: ["svg", "png"])
    for name in names { try frames.write(Array("frame \(name)".utf8), as: name) }
    let list = try listing ?? self.listing(names.map(\.description))
    return try frames.finish(listing: Array(list.utf8))
  }

  private func prepare(listing: String, files: [String]) throws {
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
    for file in files { try folder.put("precious", in: "out/\(file)") }
    try folder.put(listing, in: "out/frames.json")
  }

  @Test("Writes frames and their listing, then only what changed")
  func writesFrames() throws {
    let (start, push, pop) = (name(0, "start"), name(1, "push", "A"), name(2, "pop"))
    var summary = try render([start, push, pop])
    #expect((summary.written, summary.unchanged, summary.removed) == (4, 0, 0))
    #expect(try folder.names(in: "out") == ["000-start.svg", "001-push-A.svg", "002-pop.svg", "frames.json"])

    summary = try render([start, push, pop])
    #expect((summary.written, summary.unchanged, summary.removed) == (0, 4, 0))

    try folder.put("mine", in: "out/notes.txt")
    try folder.put("mine", in: "out/001-push-Z.svg")
    summary = try render([start, name(1, "push", "B")])
    #expect((summary.written, summary.unchanged, summary.removed) == (2, 1, 2))
    #expect(
      try folder.names(in: "out") == ["000-start.svg", "001-push-B.svg", "001-push-Z.svg", "frames.json", "notes.txt"])
  }

  @Test("Creates nothing before the first frame")
  func createsNothing() throws {
    _ = FrameFolder(folder.path("out"), endings: ["svg"])
    #expect(try folder.names() == [])
  }

  @Test("Removes nothing that it didn't make, whatever a listing says")
  func removesNothingOfOthers() throws {
    let kept = [
      "001-notes.txt", "01-pop.svg", "1-a.svg", "main.svg", "001-a_b.svg", "001.svg", "001-.svg", ".001-a.svg", "۰۰۱-pop.svg",
    ]
    let outside = [
      "../outside.svg", "../001-pop.svg", "/tmp/001-pop.svg", folder.path("001-pop.svg"), "sub/001-pop.svg", "", ".", "..",
    ]
    try folder.put("precious", in: "001-pop.svg")
    try prepare(listing: listing(kept + outside + ["frames.json", "001-gone.svg", "002-old.svg"]), files: kept + ["002-old.svg"])
    try FileManager.default.createDirectory(atPath: folder.path("out/sub"), withIntermediateDirectories: false)
    try folder.put("precious", in: "out/sub/001-pop.svg")
    let summary = try render([name(0, "start")])
    #expect(summary.removed == 1)
    #expect(folder.text("001-pop.svg") == "precious")
    #expect(folder.text("out/sub/001-pop.svg") == "precious")
    for file in kept { #expect(folder.text("out/\(file)") == "precious", "\(file)") }
    #expect(folder.text("out/002-old.svg") == nil)
  }

  @Test("Removes no folder and no link that has a frame's name")
  func removesOnlyFiles() throws {
    try prepare(listing: listing(["001-folder.svg", "002-link.svg"]), files: ["precious"])
    try FileManager.default.createDirectory(atPath: folder.path("out/001-folder.svg"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("out/002-link.svg"), withDestinationPath: "precious")
    let summary = try render([name(0, "start")])
    #expect(summary.removed == 0)
    #expect(try folder.names(in: "out") == ["000-start.svg", "001-folder.svg", "002-link.svg", "frames.json", "precious"])
  }

  @Test("Tells names apart by case where the folder does, and loses no frame where it doesn't")
  func mindsCase() throws {
    _ = try render([name(1, "push", "detail")])
    _ = try render([name(1, "push", "Detail")])
    #expect(folder.text("out/001-push-Detail.svg") == "frame 001-push-Detail.svg")
    #expect(try folder.names(in: "out").count == 2)
  }

  @Test("Puts a file in the place of a link, and leaves alone what the link led to")
  func replacesLinks() throws {
    try folder.put("precious", in: "outside")
    try prepare(listing: "", files: ["001-gone.svg"])
    let list = try listing(["001-gone.svg"])
    try folder.put(list, in: "listing")
    try FileManager.default.removeItem(atPath: folder.path("out/frames.json"))
    for (name, target) in [("000-start.svg", "outside"), ("frames.json", "listing")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path("out/\(name)"), withDestinationPath: "../\(target)")
    }
    #expect(try render([name(0, "start")]).removed == 0)
    #expect(folder.text("outside") == "precious")
    #expect(folder.text("listing") == list)
    #expect(folder.text("out/000-start.svg") == "frame 000-start.svg")
    #expect(folder.text("out/001-gone.svg") == "precious")
  }

  @Test(
    "Takes a listing that it can't read for an empty one",
    arguments: [
      "", "{", "[]", "null", "\u{0}", #"{"frames": [{"files": ["001-pop.svg"]}]}"#,
      #"{"version": 2, "frames": [{"files": ["001-pop.svg"]}]}"#, #"{"version": 1, "frames": {"files": ["001-pop.svg"]}}"#,
      #"{"version": 1, "frames": [{"files": ["001-pop.svg", 7]}]}"#, #"{"version": 1, "frames": [{"files": "001-pop.svg"}]}"#,
      String(repeating: "[", count: 100_000),
    ])
  func mistrustsListing(text: String) throws {
    try prepare(listing: text, files: ["001-pop.svg"])
    let summary = try render([name(0, "start")])
    #expect(summary.removed == 0)
    #expect(folder.text("out/001-pop.svg") == "precious")
    #expect(folder.text("out/frames.json")?.contains("000-start.svg") == true)
  }

  @Test("Keeps earlier frames whole, removes nothing and keeps the old listing when one fails")
  func failsHalfWay() throws {
    let old = try listing(["003-gone.svg"])
    try prepare(listing: old, files: ["003-gone.svg"])
    try FileManager.default.createDirectory(atPath: folder.path("out/001-pop.svg"), withIntermediateDirectories: false)
    let error = #expect(throws: WriteFailure.self) { try render([name(0, "start"), name(1, "pop"), name(2, "back")]) }
    #expect(
      error?.description == "can't write '\(folder.path("out/001-pop.svg"))': giving it its name failed: Is a directory")
    #expect(folder.text("out/000-start.svg") == "frame 000-start.svg")
    #expect(folder.text("out/frames.json") == old)
    #expect(try folder.names(in: "out") == ["000-start.svg", "001-pop.svg", "003-gone.svg", "frames.json"])
  }
}
