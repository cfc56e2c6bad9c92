import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

@Suite struct SVGThemeTests {
  /// A rule of a style sheet as it is written here: `path[fill="#ffffff"]{fill:#161b22}`.
  private struct Rule {
    let selector: String
    let property: String
    let color: String

    /// How much the selector's element name adds to its weight.
    var weight: Int { selector.hasPrefix("[") ? 0 : selector.hasPrefix(".") ? 2 : 1 }

    func fits(_ element: SVGElement, in parent: SVGElement) -> Bool {
      let parts = selector.split(separator: ">")
      guard parts.count == 2 else { return Self.simple(selector, fits: element) }
      let classes = parts[0].split(separator: ".").map(String.init)
      return Set(classes).isSubset(of: parent.classes) && Self.simple(String(parts[1]), fits: element)
    }

    private static func simple(_ selector: String, fits element: SVGElement) -> Bool {
      guard selector.contains("[") else { return selector == element.name }
      guard let open = selector.firstIndex(of: "["), let equals = selector.firstIndex(of: "=") else { return false }
      let name = selector[..<open]
      let attribute = String(selector[selector.index(after: open)..<equals])
      let value = selector[selector.index(after: equals)...].dropLast().filter { $0 != "\"" }
      return (name.isEmpty || name == element.name) && element.attributes[attribute] == value
    }
  }

  private static func rules(in style: String) throws -> [Rule] {
    let start = "@media (prefers-color-scheme:dark){"
    try #require(style.hasPrefix(start) && style.hasSuffix("}"))
    return try style.dropFirst(start.count).dropLast().split(separator: "}").map { rule in
      let parts = rule.split(separator: "{")
      let declaration = try #require(parts.last).split(separator: ":").map(String.init)
      return Rule(selector: String(parts[0]), property: declaration[0], color: declaration[1])
    }
  }

  private static func color(_ property: String, of element: SVGElement, _ rules: [Rule], in parent: SVGElement) -> String? {
    let fitting = rules.enumerated().filter { $1.property == property && $1.fits(element, in: parent) }
    return fitting.max { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }?.element.color
      ?? element.attributes[property]
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

  @Test("Turns every colour of the light drawing into the one of the dark drawing", arguments: Stories.samples)
  func mapsEveryColour(sample: String) throws {
    let scenario = try Stories.sample(sample)
    let auto = try DrawnSequence(scenario, theme: .auto).parsedFrames()
    let dark = try DrawnSequence(scenario, theme: .dark).parsedFrames()
    for (index, (one, other)) in zip(auto, dark).enumerated() {
      let rules = try Self.rules(in: try #require(one.svg.all.first { $0.name == "style" }).text)
      let (shapes, nights) = (Self.shapes(of: one.svg), Self.shapes(of: other.svg))
      #expect(shapes.map(\.shape.name) == nights.map(\.shape.name))
      for (day, night) in zip(shapes, nights) {
        for property in ["fill", "stroke"] {
          let color = Self.color(property, of: day.shape, rules, in: day.parent)
          #expect(color == night.shape.attributes[property], "frame \(index): \(day.shape) in \(day.parent.classes)")
        }
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
