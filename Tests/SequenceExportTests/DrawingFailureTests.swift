import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import Testing

@Suite struct DrawingFailureTests {
  /// A stack that is too wide for a picture of pixels.
  private func wide(screens count: Int, wrap: Int = 1000) throws -> DrawnSequence {
    let screens = (0..<count).map { Blueprint(.screen, "Screen \($0)") }
    let scenario = Scenario(tree: Blueprint(.navigation, "Root", children: screens), actions: [ScenarioAction(.pop())])
    return try DrawnSequence(scenario, DrawingOptions(wrap: wrap))
  }

  @Test("Names the frame, and says which scale would do")
  func namesScale() throws {
    let sequence = try wide(screens: 100)
    let error = #expect(throws: DrawingFailure.self) { try sequence.bytes(ofFrame: 1, as: .png, scale: 3) }
    #expect(error?.frame == 1)
    let pixels = { (points: Double) in Int(points * 4) }
    let (width, height) = (pixels(sequence.frames.canvas.width), pixels(sequence.frames.canvas.height))
    #expect(
      error?.description
        == "frame 1: could not draw the graph as PNG: the image would have \(width) × \(height) pixels, and the most are 32 megapixels "
        + "and 32766 on a side; scale 2 would do")
    #expect(try !sequence.bytes(ofFrame: 1, as: .png, scale: 2).isEmpty)
  }

  @Test("Takes the scales 1 to 3, and says so", arguments: [-1, 0, 4, 6, Int.max / 96])
  func limitsScale(scale: Int) throws {
    let sequence = try DrawnSequence(Stories.sample("checkout"))
    let error = #expect(throws: DrawingFailure.self) { try sequence.bytes(ofFrame: 0, as: .png, scale: scale) }
    #expect(error?.description == "frame 0: could not draw the graph as PNG: the scale \(scale) is not between 1 and 3")
  }

  @Test("Sends who wants pixels of what is too large at every scale to SVG, and writes nothing of any format")
  func sendsToSVG() throws {
    let folder = try TemporaryFolder()
    let sequence = try wide(screens: 600)
    let error = #expect(throws: DrawingFailure.self) {
      try FolderExport(sequence, formats: [.svg, .dot, .png]).write(to: folder.path("out"), source: "a.nav")
    }
    #expect(error?.frame == 0)
    #expect(error?.description.hasSuffix("on a side; SVG has no such limit") == true)
    #expect(try folder.names() == [])
    #expect(try SVGElement(parsing: sequence.bytes(ofFrame: 0, as: .svg)).all.count { $0.classes.contains("screen") } == 600)
  }

  @Test("Says what Graphviz said, of which frame, and what helps")
  func tellsGraphvizsWords() {
    let cause = GraphvizError(
      reason: .rendering, request: "draw the graph as PDF", messages: ["no pen", "no paper"], hint: "buy some")
    #expect(
      DrawingFailure(frame: 7, cause: cause).description
        == "frame 7: could not draw the graph as PDF: no pen; no paper; buy some")
    #expect(
      DrawingFailure(frame: nil, cause: cause, hint: "borrow it").description
        == "could not draw the graph as PDF: no pen; no paper; borrow it")
    #expect(
      DrawingFailure(frame: 7, encoding: EncodingFailure(format: "PNG", reason: "no ink", hint: "draw it as SVG")).description
        == "frame 7: could not make a PNG of the picture: no ink; draw it as SVG")
  }
}
