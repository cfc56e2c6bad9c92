import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

@Suite struct SVGThemeTests {
  /// The rules of a style sheet, all of which are written `[fill="#ffffff"]{fill:#161b22}`: colours by property and colour.
  private struct Rules {
    private(set) var colors: [String: [String: String]] = [:]

    init(of svg: SVGElement) throws {
      let style = try #require(svg.all.first { $0.name == "style" }).text
      let start = "@media (prefers-color-scheme:dark){"
      try #require(style.hasPrefix(start) && style.hasSuffix("}}"))
      for rule in style.dropFirst(start.count).dropLast().split(separator: "}") {
        let words = rule.split { "[=\"]{:".contains($0) }.map(String.init)
        try #require(words.count == 4 && words[0] == words[2] && rule == "[\(words[0])=\"\(words[1])\"]{\(words[0]):\(words[3])")
        let former = colors[words[0], default: [:]].updateValue(words[3], forKey: words[1])
        #expect(former == nil, "two rules for \(words[0]) \(words[1])")
      }
    }

    func color(_ property: String, of element: SVGElement) -> String? {
      element.attributes[property].map { colors[property]?[$0] ?? $0 }
    }
  }

  @Test("Has one style sheet, and only where the reader's setting decides", arguments: Stories.samples)
  func hasOneStyleSheet(sample: String) throws {
    for theme in ThemeName.allCases {
      for (_, svg) in try DrawnSequence(Stories.sample(sample), theme: theme).parsedFrames() {
        #expect(svg.all.filter { $0.name == "style" }.count == (theme == .auto ? 1 : 0))
        if theme == .auto { #expect(svg.children.map(\.name).prefix(3) == ["title", "desc", "style"]) }
      }
    }
  }

  @Test("Turns every colour of the light drawing into the one of the dark drawing", arguments: Stories.samples, Look.allCases)
  func mapsEveryColour(sample: String, look: Look) throws {
    try expectSameColours(Stories.sample(sample), look)
  }

  @Test("Turns every colour of made-up stories into the one of the dark drawing", arguments: 1...3 as ClosedRange<UInt64>)
  func mapsEveryColourOfMadeUpStories(seed: UInt64) throws {
    for look in Look.allCases { try expectSameColours(Stories.random(seed: seed, steps: 15), look) }
  }

  @Test("Turns pictures dark whatever colours the scenario chose")
  func mapsChosenColours() throws {
    let theme = Theme.light
    let own = [theme.canvas, theme.card, theme.ink, theme.hues[0].line, theme.hues[1].tint, Theme.dark.canvas].map(\.description)
    let colors = own + ["#000000", "#feffff", "#fefffe", "#ffee00", "#ffed00", "#808080", "#0000ff", "#ff0000", "#00ff00"]
    let boxes = colors.enumerated().map { "    nested N\($0) color=\($1): A\($0), B\($0)\n" }.joined()
    let text = "tree\n  navigation Root\n    screen Home\n\(boxes)actions\n  push C\n  pop\n"
    for look in Look.allCases { try expectSameColours(Stories.scenario(text), look) }
  }

  /// Every frame and the sheet: as the rules turn them dark, and as the dark theme draws them.
  private func expectSameColours(_ scenario: Scenario, _ look: Look, _ location: SourceLocation = #_sourceLocation) throws {
    let auto = try DrawnSequence(scenario, look.options, theme: .auto)
    let dark = try DrawnSequence(scenario, look.options, theme: .dark)
    let sheets = try [auto, dark].map { try SVGElement(parsing: $0.bytes(as: .sheetSVG)) }
    var pairs = zip(try auto.parsedFrames(), try dark.parsedFrames()).map { ("frame \($0.step.index)", $0.svg, $1.svg) }
    pairs.append(("sheet", sheets[0], sheets[1]))
    var faults: Set<String> = []
    for (name, day, night) in pairs {
      let rules = try Rules(of: day)
      let (days, nights) = (Self.shapes(of: day), Self.shapes(of: night))
      #expect(days.map(\.shape.name) == nights.map(\.shape.name), sourceLocation: location)
      for (one, other) in zip(days, nights) {
        for property in ["fill", "stroke"] {
          let color = rules.color(property, of: one.shape)
          if color != other.shape.attributes[property] {
            faults.insert("\(name): \(property) \(color ?? "") of \(one.shape.name) in \(one.parent.classes)")
          }
        }
        for property in ["stroke-width", "stroke-dasharray", "points", "d", "x", "y"] {
          if one.shape.attributes[property] != other.shape.attributes[property] { faults.insert("\(name): \(property)") }
        }
      }
    }
    #expect(faults.sorted().prefix(5) == [], sourceLocation: location)
  }

  @Test("Leaves no colour as it is but paint that is the same day and night", arguments: Stories.samples)
  func leavesNoColour(sample: String) throws {
    // Text on bars that are bright in both themes is dark in both.
    let constant: Set<String> = ["none", "#0d1117"]
    let sheet = try SVGElement(parsing: DrawnSequence(Stories.sample(sample), theme: .auto).bytes(as: .sheetSVG))
    let rules = try Rules(of: sheet)
    for element in sheet.all {
      for property in ["fill", "stroke"] {
        guard let color = element.attributes[property], !constant.contains(color) else { continue }
        #expect(rules.colors[property]?[color] != nil, "\(property) \(color) of \(element.name)")
      }
    }
  }

  private static func shapes(of element: SVGElement) -> [(shape: SVGElement, parent: SVGElement)] {
    element.children.filter { $0.name != "style" }.map { ($0, element) } + element.children.flatMap(shapes)
  }

  @Test("Is the light drawing but for the style sheet", arguments: Stories.samples)
  func isLight(sample: String) throws {
    let scenario = try Stories.sample(sample)
    let (auto, light) = (try DrawnSequence(scenario, theme: .auto), try DrawnSequence(scenario, theme: .light))
    for index in auto.frames.steps.indices {
      let text = String(decoding: try auto.bytes(ofFrame: index, as: .svg), as: UTF8.self)
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("<style>") }
      let lightText = String(decoding: try light.bytes(ofFrame: index, as: .svg), as: UTF8.self)
      #expect(lines == lightText.split(separator: "\n"))
    }
    #expect(try auto.bytes(ofFrame: 0, as: .dot) == light.bytes(ofFrame: 0, as: .dot))
  }
}
