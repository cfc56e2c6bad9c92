import GraphvizEngine
import Testing

@Suite struct DrawingTests {
  let engine = GraphvizEngine.shared

  private func svg(_ dot: String) throws -> String { String(decoding: try engine.draw(dot, as: .svg), as: UTF8.self) }

  @Test func carriesIdsAndClasses() throws {
    let svg = try svg(SampleGraphs.small)
    #expect(svg.contains(#"<g id="home" class="node screen visible">"#))
    #expect(svg.contains(#"<g id="home&#45;detail" class="edge arrow">"#))
  }

  @Test func fixesTheCanvasByTheViewport() throws {
    let svg = try svg(SampleGraphs.small)
    #expect(svg.contains(#"width="200pt" height="100pt""#))
    #expect(svg.contains(#"viewBox="0.00 0.00 200.00 100.00""#))
  }

  @Test func takesPositionsAsGiven() throws {
    let svg = try svg(SampleGraphs.small)
    #expect(svg.contains(#"points="68,-68 32,-68 32,-32 68,-32 68,-68""#))
    #expect(svg.contains(#"d="M70,-50C90,-50 105,-50 120,-50""#))
  }

  @Test func ignoresAnotherLayoutAttribute() throws {
    let other = SampleGraphs.small.replacing("layout=nop2", with: "layout=dot")
    #expect(try svg(other) == svg(SampleGraphs.small))
    let none = SampleGraphs.small.replacing("layout=nop2", with: "")
    #expect(try svg(none) == svg(SampleGraphs.small))
  }

  @Test(arguments: [
    ("Helvetica,Arial,sans-serif", #"font-family="Helvetica,Arial,sans-serif" font-size"#),
    ("Helvetica,Arial,sans-serif bold", #"font-family="Helvetica,Arial,sans-serif" font-weight="bold" font-size"#),
    ("Helvetica,Arial,sans-serif Italic", #"font-family="Helvetica,Arial,sans-serif" font-style="italic" font-size"#),
    ("Arial bold italic", #"font-family="Arial" font-weight="bold" font-style="italic" font-size"#),
    ("Bold", #"font-family="Bold" font-size"#),
    ("Arial Narrow", #"font-family="Arial Narrow" font-size"#),
  ])
  func saysWeightAndStyleInCSS(fontName: String, attributes: String) throws {
    let dot = #"graph { a [pos="0,0" fontname="\#(fontName)" label=" font-family=\"x bold\" "] }"#
    let svg = try svg(dot)
    #expect(svg.contains(attributes), "\(svg)")
    #expect(svg.contains("x bold"))
  }

  @Test func drawsTheFormatsThatItNames() throws {
    #expect(try engine.draw(SampleGraphs.small, as: .png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try engine.draw(SampleGraphs.small, as: .pdf).starts(with: Array("%PDF-1.".utf8)))
    #expect(try svg(SampleGraphs.small).hasSuffix("</svg>\n"))
  }

  @Test(arguments: [(nil, 267, 133), (72, 200, 100), (144, 400, 200), (288, 800, 400)] as [(Int?, Int, Int)])
  func drawsPixelsAtTheResolutionAskedFor(dotsPerInch: Int?, width: Int, height: Int) throws {
    let png = try engine.draw(SampleGraphs.small, as: .png, dotsPerInch: dotsPerInch)
    #expect(size(ofPNG: png) == [width, height])
  }

  @Test(arguments: [ImageFormat.svg, .pdf])
  func hasNoResolutionWithoutPixels(format: ImageFormat) throws {
    #expect(try engine.draw(SampleGraphs.small, as: format, dotsPerInch: 300) == engine.draw(SampleGraphs.small, as: format))
  }

  private func size(ofPNG png: [UInt8]) -> [Int] {
    [png[16..<20], png[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
