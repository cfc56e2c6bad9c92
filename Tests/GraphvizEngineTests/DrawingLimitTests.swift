import GraphvizEngine
import Testing

/// What Graphviz and cairo are trusted with, at the real values: just allowed, and one more.
@Suite struct DrawingLimitTests {
  let engine = GraphvizEngine.shared

  private func refusal(_ dot: String, as format: ImageFormat = .svg, dotsPerInch: Int? = nil) -> GraphvizError? {
    do throws(GraphvizError) {
      _ = try engine.draw(dot, as: format, dotsPerInch: dotsPerInch)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsSixteenMebibytesOfDOT() throws {
    func graph(bytes: Int) -> String {
      let (start, end) = ("digraph { a [pos=\"0,0\"] } /*", "*/")
      // On short lines: Graphviz's scanner takes a long one for one token, and reads that from its beginning again for each 8 KB.
      let count = bytes - start.utf8.count - end.utf8.count
      let line = String(repeating: "x", count: 99) + "\n"
      return start + String(repeating: line, count: count / 100) + String(repeating: "x", count: count % 100) + end
    }
    #expect(refusal(graph(bytes: 16 << 20)) == nil)
    let error = try #require(refusal(graph(bytes: 16 << 20 + 1)))
    #expect(error.reason == .refused)
    #expect(error.messages == ["the graph as DOT has 16777217 bytes, and the most are 16 MiB"])
    #expect(error.hint == "draw less in one picture")
  }

  @Test func drawsTwoHundredClustersInEachOther() {
    #expect(refusal(SampleGraphs.nested(depth: 200)) == nil)
    #expect(refusal(SampleGraphs.nested(depth: 201))?.messages == ["subgraphs nest deeper than 200"])
  }

  /// Points are pixels at 72 to the inch.
  private func canvas(_ width: Int, _ height: Int) -> String {
    SampleGraphs.frame("", viewport: "\(width),\(height),1,\(width / 2),\(height / 2)")
  }

  @Test(arguments: [ImageFormat.png, .pdf]) func drawsASideOf32766(format: ImageFormat) {
    for turned in [false, true] {
      func side(_ length: Int) -> String { turned ? canvas(8, length) : canvas(length, 8) }
      #expect(refusal(side(32_766), as: format, dotsPerInch: format == .png ? 72 : nil) == nil)
      let error = refusal(side(32_767), as: format, dotsPerInch: format == .png ? 72 : nil)
      let size = turned ? "8 × 32767" : "32767 × 8"
      #expect(error?.reason == .tooLarge)
      #expect(
        error?.messages == ["the image would have \(size) pixels, and the most are 32 megapixels and 32766 on a side"])
    }
  }

  @Test func drawsThirtyTwoMegapixels() throws {
    let image = try engine.pixels(of: canvas(8000, 4000), dotsPerInch: 72)
    #expect((image.width, image.height) == (8000, 4000))
    let error = #expect(throws: GraphvizError.self) { try engine.pixels(of: canvas(8000, 4001), dotsPerInch: 72) }
    #expect(error?.reason == .tooLarge)
    #expect(
      error?.messages
        == ["the image would have 8000 × 4001 pixels, and the most are 32 megapixels and 32766 on a side"])
  }

  @Test func drawsTwentyFourToSixHundredDotsPerInch() {
    for (resolution, isFine) in [(23, false), (24, true), (600, true), (601, false)] {
      #expect((refusal(SampleGraphs.small, as: .png, dotsPerInch: resolution) == nil) == isFine, "\(resolution)")
    }
  }

  @Test func measuresEightThousandBytes() throws {
    func sample(_ bytes: Int) -> [TextSample] {
      [TextSample(text: String(repeating: "x", count: bytes), fontName: "Helvetica", fontSize: 11)]
    }
    #expect(try engine.measure(sample(8000))[0].width > 8000)
    let error = #expect(throws: GraphvizError.self) { try engine.measure(sample(8001)) }
    #expect(error?.messages == ["a text is longer than 8000 bytes"])
  }
}
