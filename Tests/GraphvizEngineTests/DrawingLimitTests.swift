import GraphvizEngine
import Testing

/// What the engine does at its limits: just allowed, and one more.
@Suite struct DrawingLimitTests {
  private let engine = GraphvizEngine.shared

  private func refusal(of dot: String, as format: ImageFormat = .svg) throws(GraphvizError) -> String? {
    do {
      _ = try engine.draw(dot, as: format)
      return nil
    } catch  where error.reason == .refused || error.reason == .tooLarge {
      return "\(error)"
    }
  }

  @Test func takesGraphsOf16MiB() throws {
    let head = "digraph { a [pos=\"0,0\"] }\n"
    let comment = "# a comment that takes room in a line of its own\n"
    var fine = head + String(repeating: comment, count: (DrawingLimits.dotBytes - head.utf8.count) / comment.utf8.count)
    fine += String(repeating: "\n", count: DrawingLimits.dotBytes - fine.utf8.count)
    #expect(DrawingLimits.dotBytes == 16_777_216 && fine.utf8.count == DrawingLimits.dotBytes)
    #expect(try refusal(of: fine) == nil)
    #expect(
      try refusal(of: fine + "\n")
        == "could not draw the graph as SVG: the graph as DOT has 16777217 bytes, and the most are 16 MiB; "
        + "draw less in one picture")
  }

  /// Points and pixels are the same at 72 to the inch.
  private func canvas(_ width: Int, _ height: Int) -> String {
    "graph { dpi=72; viewport=\"\(width),\(height),1,0,0\"; a [pos=\"0,0\"] }"
  }

  private static let mostPixels = "and the most are 32 megapixels and 32766 on a side"

  @Test(arguments: [(32_766, 9), (9, 32_766), (8000, 4000), (32_000, 1000)])
  func takesTheLargestImages(width: Int, height: Int) throws {
    #expect(max(width, height) == DrawingLimits.side || width * height == DrawingLimits.pixels)
    #expect(try refusal(of: canvas(width, height), as: .png) == nil)
    let image = try engine.draw(canvas(width, height), as: .png)
    // The width and the height are in a PNG's first chunk; cairo would rescale what is too wide for it.
    let sizes = [image[16..<20], image[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    #expect(sizes == [width, height])
  }

  @Test(arguments: [(32_767, 9), (9, 32_767), (8000, 4001), (32_001, 1000)])
  func refusesLargerImages(width: Int, height: Int) throws {
    let words = try #require(try refusal(of: canvas(width, height), as: .png))
    #expect(
      words.hasPrefix(
        "could not draw the graph as PNG: the image would have \(width) × \(height) pixels, \(Self.mostPixels); "))
    #expect(words.contains(" dots per inch would do"))
  }

  @Test func takesPagesOfTheLongestSide() throws {
    #expect(try refusal(of: canvas(32_766, 9), as: .pdf) == nil)
    #expect(try refusal(of: canvas(32_767, 9), as: .pdf)?.contains(Self.mostPixels) == true)
  }

  @Test func takesResolutionsWithinTheRange() throws {
    let dot = "graph { a [pos=\"0,0\"] }"
    for resolution in [24, 600] { #expect(try !engine.draw(dot, as: .png, dotsPerInch: resolution).isEmpty) }
    for resolution in [23, 601] {
      let error = #expect(throws: GraphvizError.self) { try engine.draw(dot, as: .png, dotsPerInch: resolution) }
      #expect(error?.messages == ["\(resolution) dots per inch are not between 24 and 600"])
    }
  }

  @Test func takesClustersTwoHundredDeep() throws {
    #expect(try refusal(of: SampleGraphs.nested(depth: 200)) == nil)
    #expect(try refusal(of: SampleGraphs.nested(depth: 201))?.contains("subgraphs nest deeper than 200") == true)
  }

  /// libgvc copies a format's name into a buffer, so none comes from outside.
  @Test(arguments: ["", "SVG", "svg:cairo", "ps", "xlib", String(repeating: "x", count: 5000)])
  func knowsNoOtherFormats(name: String) {
    #expect(ImageFormat(rawValue: name) == nil)
  }

  @Test func measuresTextsOf8000Bytes() throws {
    let long = String(repeating: "é", count: 4000)
    #expect(long.utf8.count == DrawingLimits.textBytes)
    #expect(
      try engine.measure([TextSample(text: long, fontName: "Helvetica", fontSize: 10)]).first.map { $0.width > 1000 } == true)
    let error = #expect(throws: GraphvizError.self) {
      try engine.measure([TextSample(text: long + "x", fontName: "Helvetica", fontSize: 10)])
    }
    #expect(error?.messages == ["a text is longer than 8000 bytes"])
  }
}
