import GraphvizEngine
import Testing

/// Input that Graphviz does not take: it becomes an error, and the next drawing knows nothing of it.
@Suite struct RefusingTests {
  let engine = GraphvizEngine.shared

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let dot: String
    let reason: GraphvizError.Reason
    let says: String
    var format = ImageFormat.svg
    var dotsPerInch: Int?
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "no graph", dot: "hello", reason: .syntax, says: "syntax error in line 1 near 'hello'"),
    Case(id: "nothing", dot: "", reason: .syntax, says: "the text is not one graph"),
    Case(id: "unfinished", dot: "digraph {\n a -> \n}", reason: .syntax, says: "syntax error in line 3 near '}'"),
    Case(id: "two graphs", dot: "digraph {} digraph {}", reason: .syntax, says: "the text is not one graph"),
    Case(
      id: "five graphs", dot: String(repeating: "digraph { a }\n", count: 5), reason: .syntax, says: "the text is not one graph"),
    Case(id: "rubbish behind", dot: "digraph {} }", reason: .syntax, says: "syntax error in line 1 near '}'"),
    Case(id: "unclosed string", dot: "digraph { a [label=\"x] }", reason: .syntax, says: "syntax error"),
    Case(id: "no position", dot: "digraph { a; b }", reason: .layout, says: "node a"),
    Case(
      id: "too wide", dot: SampleGraphs.frame("", viewport: "30000,10,1,15000,5"), reason: .tooLarge,
      says: "the image would have 40000 × 14 pixels", format: .png),
    Case(
      id: "too many pixels", dot: SampleGraphs.frame("", viewport: "6000,6000,1,3000,3000"), reason: .tooLarge,
      says: "66 dots per inch would do", format: .png),
    Case(
      id: "far away node", dot: "digraph { a [pos=\"0,0\"] b [pos=\"1e6,1e6\"] }", reason: .tooLarge,
      says: "draw it as SVG", format: .png),
    Case(
      id: "page too long", dot: SampleGraphs.frame("", viewport: "50000,10,1,25000,5"), reason: .tooLarge,
      says: "draw it as SVG", format: .pdf),
    Case(
      id: "endless", dot: SampleGraphs.frame("", viewport: "1e308,1e308,1,0,0"), reason: .tooLarge,
      says: "", format: .png),
    Case(
      id: "resolution below", dot: SampleGraphs.small, reason: .refused, says: "23 dots per inch", format: .png, dotsPerInch: 23),
    Case(
      id: "resolution above", dot: SampleGraphs.small, reason: .refused, says: "601 dots per inch", format: .png,
      dotsPerInch: 601),
    Case(
      id: "negative resolution", dot: "graph { dpi=-1; a [pos=\"0,0\"] }", reason: .refused, says: "dots per inch", format: .png),
    Case(id: "deep", dot: SampleGraphs.nested(depth: 201), reason: .refused, says: "subgraphs nest deeper than 200"),
    Case(id: "deeper than the parser's stack", dot: SampleGraphs.nested(depth: 5000), reason: .syntax, says: "memory exhausted"),
    Case(id: "NUL", dot: "digraph { a [label=\"\0\"] }", reason: .refused, says: "NUL"),
    Case(
      id: "long value", dot: "graph { a [pos=\"0,0\" label=\"\(String(repeating: "x", count: 40_000))\"] }", reason: .refused,
      says: "the label of 'a' is longer than 32000 bytes"),
    Case(id: "HTML", dot: "graph { a [pos=\"0,0\" label=<<B>x</B>>] }", reason: .refused, says: "HTML-like"),
    Case(id: "colors", dot: "graph { a [pos=\"0,0\" style=filled fillcolor=\":::\"] }", reason: .refused, says: "list of colors"),
    Case(
      id: "font size", dot: "graph { a [pos=\"0,0\" fontsize=1000000000] }", reason: .refused,
      says: "the fontsize of 'a' is more than 2000"),
    Case(
      id: "picture", dot: "graph { a [pos=\"0,0\" image=\"/etc/hostname\"] }", reason: .refused,
      says: "the image of 'a' names something outside of the text"),
    Case(
      id: "PostScript", dot: "graph { a [pos=\"0,0\" shape=epsf shapefile=\"/etc/hostname\"] }", reason: .refused,
      says: "the shapefile of 'a' names"),
    Case(
      id: "folder of pictures", dot: "graph { imagepath=\"/etc\"; a [pos=\"0,0\"] }", reason: .refused, says: "the imagepath"),
    Case(
      id: "folder of fonts", dot: "graph { fontpath=\"/etc\"; a [pos=\"0,0\"] }", reason: .refused, says: "the fontpath"),
    Case(
      id: "xdot", dot: "graph { _background=\"c 7 -#ff0000 p 4 0 0 9 0 9 9 0 9\"; a [pos=\"0,0\"] }", reason: .refused,
      says: "the _background"),
    Case(
      id: "style sheet", dot: "graph { stylesheet=\"https://example.com/x.css\"; a [pos=\"0,0\"] }", reason: .refused,
      says: "the stylesheet"),
    Case(id: "sides", dot: "graph { a [pos=\"0,0\" shape=polygon sides=100000000] }", reason: .refused, says: "sides"),
  ]

  @Test(arguments: cases) func refuses(_ input: Case) throws {
    let before = try engine.draw(SampleGraphs.small, as: .svg)
    let error = #expect(throws: GraphvizError.self) {
      try engine.draw(input.dot, as: input.format, dotsPerInch: input.dotsPerInch)
    }
    #expect(error?.reason == input.reason, "\(input.id)")
    #expect(error.map { "\($0)".contains(input.says) || input.says.isEmpty } == true, "\(error.map { "\($0)" } ?? "no error")")
    #expect(error.map { "\($0)".hasPrefix("could not draw the graph as \(input.format.rawValue.uppercased()): ") } == true)
    #expect(try engine.draw(SampleGraphs.small, as: .svg) == before)
  }

  @Test(arguments: [
    "shape=nosuch", "color=\"no such colour\"", "style=nosuch", "fontname=\"No Such Font\"", "width=abc", "penwidth=-5",
    "height=1e300",
    "pos=\"nan,nan\"", "fontsize=-1", "fillcolor=\"\" style=filled", "label=\"\\N\\G\\l\"", "image=\"/no/such.png\"",
  ])
  func survivesUnknownValues(attributes: String) throws {
    let before = try engine.draw(SampleGraphs.small, as: .svg)
    for format in ImageFormat.allCases {
      _ = try? engine.draw("graph { a [pos=\"0,0\" \(attributes)] }", as: format)
    }
    #expect(try engine.draw(SampleGraphs.small, as: .svg) == before)
  }

  @Test func countsLinesFromTheTextsStart() throws {
    for _ in 0..<3 {
      let error = #expect(throws: GraphvizError.self) { try engine.draw("digraph {\n\n a -> -> b\n}", as: .svg) }
      #expect(error?.messages.first?.contains("line 3") == true)
    }
  }
}
