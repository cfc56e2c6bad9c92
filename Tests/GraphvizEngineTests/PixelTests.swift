import GraphvizEngine
import Testing

@Suite struct PixelTests {
  let engine = GraphvizEngine.shared

  /// A square, red and half transparent, in the lower left quarter of a canvas of 3 by 3 points, which has another ground.
  private func quarter(ground: String) -> String {
    """
    digraph { graph [notranslate=true viewport="6,6,1,3,3" pad=0 bgcolor="\(ground)"]
      a [shape=box fixedsize=true pos="1.5,1.5" width=0.0416667 height=0.0416667 label="" style=filled penwidth=0 fillcolor="#ff000080"] }
    """
  }

  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start = 4 * (y * image.width + x)
    return Array(image.bytes[start..<(start + 4)])
  }

  @Test func givesBlueGreenRedAlphaFromTheTop() throws {
    let image = try engine.pixels(of: quarter(ground: "#0000ff"), dotsPerInch: 144)
    #expect((image.width, image.height) == (12, 12))
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 2, 9) == [127, 0, 128, 255])
  }

  @Test func premultiplies() throws {
    let image = try engine.pixels(of: quarter(ground: "transparent"), dotsPerInch: 144)
    #expect(pixel(image, 1, 1) == [0, 0, 0, 0])
    #expect(pixel(image, 2, 9) == [0, 0, 128, 128])
  }

  @Test(arguments: [24, 72, 96, 144, 288, 600])
  func isAsLargeAsThePNG(dotsPerInch: Int) throws {
    let png = try engine.draw(SampleGraphs.small, as: .png, dotsPerInch: dotsPerInch)
    let image = try engine.pixels(of: SampleGraphs.small, dotsPerInch: dotsPerInch)
    #expect([image.width, image.height] == [png[16..<20], png[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } })
    #expect(image.bytes.count == 4 * image.width * image.height)
  }

  /// The graph's own resolution does not count here, since one is always asked for.
  @Test(arguments: RefusingTests.cases.filter { $0.id != "negative resolution" })
  func refusesWhatPNGRefuses(_ input: RefusingTests.Case) throws {
    let before = try engine.pixels(of: SampleGraphs.small, dotsPerInch: 96)
    let resolution = input.dotsPerInch ?? 96
    let expected = #expect(throws: GraphvizError.self) { try engine.draw(input.dot, as: .png, dotsPerInch: resolution) }
    let error = #expect(throws: GraphvizError.self) { try engine.pixels(of: input.dot, dotsPerInch: resolution) }
    #expect(error == expected)
    #expect(try engine.pixels(of: SampleGraphs.small, dotsPerInch: 96) == before)
  }

  @Test func knowsTheOtherFormatsStill() throws {
    let svg = try engine.draw(SampleGraphs.small, as: .svg)
    _ = try engine.pixels(of: SampleGraphs.small, dotsPerInch: 96)
    #expect(try engine.draw(SampleGraphs.small, as: .svg) == svg)
    #expect(try engine.draw(SampleGraphs.small, as: .png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
