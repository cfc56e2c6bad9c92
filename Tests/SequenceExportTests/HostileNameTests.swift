import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

@Suite struct HostileNameTests {
  /// Names, and what the pictures show of them.
  static let names: [(name: String, shown: String)] = [
    (#"say "hi" 'ho'"#, #"say "hi" 'ho'"#),
    ("<script>1</script>", "<script>1</script>"),
    ("]]>", "]]>"),
    ("--> <!--", "--> <!--"),
    ("<!DOCTYPE x>", "<!DOCTYPE x>"),
    ("&amp; &lt; &#45;", "&amp; &lt; &#45;"),
    ("&eacute;&#x26;", "&eacute;&#x26;"),
    (#"\N \G \l \\"#, #"\N \G \l \\"#),
    ("%N $HOME `x`", "%N $HOME `x`"),
    ("日本語 🎈", "日本語 🎈"),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("عربى", "عربى"),
    ("a\u{202E}b", "a\u{FFFD}b"),
    ("two\nlines", "two lines"),
    ("tab\tbed", "tab bed"),
    ("<title>t</title>", "<title>t</title>"),
    ("e\u{301}", "e\u{301}"),
  ]

  private func scenario(_ name: String) -> Scenario {
    Scenario(
      title: name, tree: Blueprint(.navigation, name, className: name, children: [Blueprint(.screen, "Home")]),
      actions: [ScenarioAction(.push(.named(name)), caption: name), ScenarioAction(.pop(on: nil))])
  }

  private func squeezed(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  @Test("Shows every name as it is or visibly replaced, and stays what it was", arguments: names)
  func showsNames(name: String, shown: String) throws {
    let plain = try DrawnSequence(scenario("Plain")).parsedFrames()
    let sequence = try DrawnSequence(scenario(name))
    for (index, (step, svg)) in try sequence.parsedFrames().enumerated() {
      let bytes = try sequence.bytes(ofFrame: index, as: .svg)
      #expect(SVGFormatTests.foreign(in: svg, bytes: bytes) == [])
      let shape = { (element: SVGElement) in element.name == "text" ? nil : element.name }
      #expect(svg.all.compactMap(shape) == plain[index].svg.all.compactMap(shape), "frame \(index)")
      #expect(svg.children.first { $0.name == "desc" }?.text.contains(shown) == true)
      guard let node = step.after.preorder.first(where: { $0.kind == .screen && $0.controller.name == name }) else { continue }
      let group = try #require(svg.all.first { $0.id == node.id.rawValue })
      #expect(squeezed(group.children(named: "text").map(\.text).joined()) == squeezed(shown))
      #expect(group.children(named: "title").map(\.text) == ["\(shown) (UIViewController)"])
    }
    for format in [FrameFormat.png, .pdf] { #expect(try !sequence.bytes(ofFrame: 1, as: format).isEmpty) }
  }

  @Test("Gives every part an id of its own, whatever names look like ids")
  func keepsIDsApart() throws {
    let names = ["caption", "caption title", "frame", "x", "to y", "x to", "y", "x bar", "x back", "x badge", "root title", "graph"]
    let tabs = [Array(names.prefix(3)), ["x", "to y"], ["x to", "y"], Array(names.suffix(5))].map { screens in
      Blueprint(.navigation, "Root", children: screens.map { Blueprint(.screen, $0) })
    }
    let actions = ["x", "x bar", "x badge"].map { ScenarioAction(.push(.named($0))) }
    let scenario = Scenario(tree: Blueprint(.tabs, "Root", children: tabs), actions: actions)
    for look in Look.allCases {
      for (step, svg) in try DrawnSequence(scenario, look.options).parsedFrames() {
        let ids = svg.all.compactMap(\.id)
        let twice = Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
        #expect(twice == [], "\(look), frame \(step.index)")
      }
    }
  }
}
