import GraphvizEngine
import Testing

@Suite struct MeasuringTests {
  let engine = GraphvizEngine.shared
  static let sans = "Helvetica,Arial,sans-serif"

  private func widths(_ texts: String..., font: String = sans, size: Double = 11) throws -> [Double] {
    try engine.measure(texts.map { TextSample(text: $0, fontName: font, fontSize: size) }).map(\.width)
  }

  @Test func tellsWideLettersFromNarrowOnes() throws {
    let widths = try widths("WWWW", "iiii")
    #expect(widths[0] > 2 * widths[1])
  }

  @Test func keepsTheOrder() throws {
    let texts = ["mmmmmm", "i", "mmm", "i", "", "mmmmmm"]
    let sizes = try engine.measure(texts.map { TextSample(text: $0, fontName: Self.sans, fontSize: 11) })
    #expect(sizes.count == 6)
    #expect(sizes[0] == sizes[5])
    #expect(sizes[1] == sizes[3])
    #expect(sizes[0].width > sizes[2].width && sizes[2].width > sizes[1].width && sizes[1].width > sizes[4].width)
  }

  @Test func givesEmptyTextNoSize() throws {
    let sizes = try engine.measure(["", "x"].map { TextSample(text: $0, fontName: Self.sans, fontSize: 11) })
    #expect(sizes[0] == TextSize(width: 0, height: 0))
    #expect(sizes[1].height > 10)
    #expect(try engine.measure([]).isEmpty)
  }

  /// Each would be something else if Graphviz expanded it: `\N` the node's name, `\n` a second line, `&amp;` one character.
  @Test(arguments: [(#"\N"#, "N"), (#"\G"#, "G"), (#"\n"#, "n"), (#"\l"#, "l"), (#"&amp;"#, "amp;"), (#"&#8364;"#, "#8364;")])
  func measuresLiterally(text: String, rest: String) throws {
    let first = String(text.prefix(1))
    let apart = try widths("MM" + first + "MM", "MM" + rest + "MM", "MMMM")
    let together = try widths("MM" + text + "MM", "MMMM")
    #expect(abs(together[0] - together[1] - (apart[0] - apart[2]) - (apart[1] - apart[2])) < 2.5)
  }

  @Test func stripsControlCharacters() throws {
    let widths = try widths("a\u{1}\n\tb\0", "ab")
    #expect(widths[0] == widths[1])
  }

  @Test func measuresBoldWider() throws {
    let text = "navigation controller"
    let plain = try widths(text, font: "Helvetica,Arial,sans-serif")[0]
    let bold = try widths(text, font: "Helvetica,Arial,sans-serif bold")[0]
    #expect(bold > plain)
  }

  @Test func growsWithTheFontSize() throws {
    #expect(try widths("Detail", size: 22)[0] > 1.8 * widths("Detail", size: 11)[0])
  }

  @Test func agreesWithTheDrawing() throws {
    let dot =
      #"digraph { a [pos="0,0" shape=box margin=0 width=0 height=0 fontsize=11 fontname="\#(Self.sans)" label="navigation"] }"#
    let svg = String(decoding: try engine.draw(dot, as: .svg), as: UTF8.self)
    let width = try widths("navigation")[0]
    #expect(svg.contains("points=\"\(shortest(width)),-12 0,"), "\(width) in \(svg)")
  }

  private func shortest(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  /// As a ratio, since other suites draw meanwhile and hold the lock.
  @Test func measuresTenTimesTheTextsInTenTimesTheTime() throws {
    func time(texts count: Int) throws -> Duration {
      let texts = (0..<count).map { TextSample(text: "Screen number \($0)", fontName: Self.sans, fontSize: 11) }
      #expect(try engine.measure(texts).count == count)
      return try (0..<5).map { _ in try ContinuousClock().measure { _ = try engine.measure(texts) } }.min() ?? .zero
    }
    let (few, many) = (try time(texts: 300), try time(texts: 3000))
    #expect(many < few * 40, "\(few) for 300 texts, \(many) for 3,000")
  }

  @Test(arguments: [0.5, 3000, .nan, .infinity, -1])
  func refusesOddSizes(size: Double) {
    #expect(throws: GraphvizError.self) { try engine.measure([TextSample(text: "x", fontName: "Arial", fontSize: size)]) }
  }
}
