import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import Testing

@Suite struct PNGTests {
  @Test("Has exactly the pixels that cairo's own PNG has", arguments: Stories.samples, [ThemeName.light, .dark])
  func keepsPixels(sample: String, theme: ThemeName) throws {
    let sequence = try DrawnSequence(Stories.sample(sample), theme: theme)
    for scale in 1...3 {
      let index = (sequence.frames.steps.count - 1) * scale / 3
      let ours = try PNGContent(sequence.bytes(ofFrame: index, as: .png, scale: scale))
      let dot = sequence.frames.frame(index).dot
      let cairos = try PNGContent(GraphvizEngine.shared.draw(dot, as: .png, dotsPerInch: 96 * scale))
      #expect((ours.width, ours.height) == (cairos.width, cairos.height))
      let same = ours.pixels == cairos.pixels
      #expect(same, "frame \(index) at scale \(scale)")
    }
  }

  @Test("Says how large it is, what it shows, and who made it, before the pixels", arguments: 1...3)
  func carriesWords(scale: Int) throws {
    let sequence = try DrawnSequence(Stories.scenario("tree\n  navigation Root: Home\nactions\n  push \"Ünï 👩‍👩‍👧 \\\"<&\"\n"))
    let file = try PNGContent(sequence.bytes(ofFrame: 1, as: .png, scale: scale))
    let frame = sequence.frames.frame(1)
    #expect(file.texts == ["Title": frame.title, "Description": frame.altText, "Software": "navtree"])
    let perMeter = [3780, 7559, 11339][scale - 1]
    let number = [perMeter >> 24, perMeter >> 16, perMeter >> 8, perMeter].map { UInt8($0 & 255) }
    #expect(file.chunks.first { $0.name == "pHYs" }?.data == number + number + [1])
    let names = file.chunks.map(\.name)
    #expect(names.prefix(5) == ["IHDR", "pHYs", "iTXt", "iTXt", "iTXt"] && names.last == "IEND")
    #expect(Set(names) == ["IHDR", "pHYs", "iTXt", "IDAT", "IEND"])
  }

  @Test("Is RGB without alpha, 8 bits, not interlaced")
  func isPlainRGB() throws {
    let file = try PNGContent(DrawnSequence(Stories.sample("checkout")).bytes(ofFrame: 2, as: .png))
    #expect(file.chunks[0].data.suffix(5) == [8, 2, 0, 0, 0])
  }

  @Test("Draws another thousand frames in hardly more memory")
  func needsLittleMemory() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let sequence = try DrawnSequence(Stories.sample("nested-uinavigation"))
      let export = FolderExport(sequence, formats: [.png])
      func draw(frames count: Int) throws -> Int {
        for _ in 0..<(count / sequence.frames.steps.count) { _ = try export.write(to: folder.path("out"), source: "a.nav") }
        return try #require(ProcessMemory.peak)
      }
      // By then every thread has drawn and encoded, and keeps what it needs; on a busy machine one more may come later. A picture kept of
      // each tenth frame would be 130 MB.
      let before = try draw(frames: 800)
      let after = try draw(frames: 1000)
      #expect(after - before < 24_000_000)
    }
  }
}
