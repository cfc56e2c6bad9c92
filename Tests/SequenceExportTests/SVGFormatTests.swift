import FrameDrawing
import NavigationModel
import ScenarioLanguage
import SequenceExport
import Testing

@Suite struct SVGFormatTests {
  /// Every element that may occur, with every attribute that it may have.
  private static let allowed: [String: Set<String>] = [
    "svg": ["width", "height", "viewBox", "xmlns", "role", "aria-labelledby"],
    "title": ["id"], "desc": ["id"], "style": [], "g": ["id", "class", "transform"],
    "path": ["fill", "stroke", "stroke-width", "stroke-dasharray", "d"],
    "polygon": ["fill", "stroke", "stroke-width", "stroke-dasharray", "points"],
    "polyline": ["fill", "stroke", "stroke-width", "stroke-dasharray", "points"],
    "ellipse": ["fill", "stroke", "stroke-width", "cx", "cy", "rx", "ry"],
    "text": ["text-anchor", "x", "y", "font-family", "font-weight", "font-style", "font-size", "fill"],
  ]

  /// What is not allowed in a file, each with its place; nothing where all is well.
  static func foreign(in root: SVGElement, bytes: [UInt8]) -> [String] {
    var found: [String] = []
    for element in root.all {
      let attributes = allowed[element.name] ?? []
      if allowed[element.name] == nil { found.append("<\(element.name)>") }
      found += element.attributes.keys.filter { !attributes.contains($0) }.map { "<\(element.name) \($0)>" }
      let values = Array(element.attributes.values) + (element.name == "style" ? [element.text] : [])
      found += values.filter { $0.contains("://") && $0 != "http://www.w3.org/2000/svg" }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["<!", "&#45;", "xlink", "javascript:", "@import"] where text.contains(word) { found.append(word) }
    let ids = root.all.compactMap(\.id)
    return found + Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.map { "id \($0.key) twice" }
  }

  @Test("Writes well-formed SVG with nothing foreign in it", arguments: Stories.samples, Look.allCases)
  func writesOnlyOwn(sample: String, look: Look) throws {
    for theme in look == .nested ? ThemeName.allCases : [.auto] {
      let sequence = try DrawnSequence(Stories.sample(sample), look.options, theme: theme)
      for index in sequence.frames.steps.indices {
        let bytes = try sequence.bytes(ofFrame: index, as: .svg)
        let root = try SVGElement(parsing: bytes)
        let foreign = Self.foreign(in: root, bytes: bytes)
        #expect(foreign == [], "\(theme), frame \(index)")
        #expect(bytes.last == UInt8(ascii: "\n"))
      }
    }
  }

  @Test("Gives no identity twice, whatever controllers are called", arguments: [PictureView.nested, .tree])
  func keepsIdentitiesApart(view: PictureView) throws {
    let text = """
      tree
        navigation Frame: nested "Frame title": navigation "Frame desc": Step
      actions
        push "Frame class"
        push "Step 1"
        push Frame
        push "Frame graph"
      """
    let scenario = try #require(ParsedScenario(parsing: text).scenario)
    let sequence = try DrawnSequence(
      of: Replay(of: scenario).steps, title: nil, options: DrawingOptions(view: view), source: text)
    let files = try sequence.frames.steps.indices.map { try sequence.bytes(ofFrame: $0, as: .svg) }
    for bytes in try files + [.sheetSVG, .animatedSVG].map({ try sequence.bytes(as: $0) }) {
      let ids = try SVGElement(parsing: bytes).all.compactMap(\.id)
      #expect(ids.count == Set(ids).count, "\(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys)")
    }
  }

  @Test("Begins with words for those who do not see it", arguments: Stories.samples)
  func beginsWithWords(sample: String) throws {
    let sequence = try DrawnSequence(Stories.sample(sample))
    for (index, (_, svg)) in try sequence.parsedFrames().enumerated() {
      let frame = sequence.frames.frame(index)
      #expect(svg.attributes["role"] == "img")
      #expect(svg.attributes["aria-labelledby"] == "frame--title frame--desc")
      #expect(svg.children.prefix(2).map(\.name) == ["title", "desc"])
      #expect(svg.children.prefix(2).map(\.id) == ["frame--title", "frame--desc"])
      #expect(svg.children.prefix(2).map(\.text) == [frame.title, frame.altText])
    }
  }

  @Test("Has a group for each controller and each arrow", arguments: Stories.samples)
  func hasGroups(sample: String) throws {
    for (step, svg) in try DrawnSequence(Stories.sample(sample)).parsedFrames() {
      let groups = svg.all.filter { $0.name == "g" && $0.id != nil }
      let removed = Set(step.change.removed)
      for node in step.after.preorder + step.before.preorder.filter({ removed.contains($0.id) }) {
        let own = groups.filter { $0.id == node.id.rawValue }
        #expect(own.count == 1, "\(step.index): \(node.id)")
        let classes = own.first?.classes ?? []
        #expect(classes.contains(node.kind.rawValue))
        #expect(classes.contains("ghost") == removed.contains(node.id))
        #expect(classes.contains("new") == step.change.appeared.contains(node.id))
        #expect(classes.contains("visible") == (node.id == step.after.visible.id))
        let name = node.controller.name.isEmpty ? "" : "\(node.controller.name) ("
        #expect(own.first?.children.first?.name == "title")
        #expect(own.first?.children.first?.text.hasPrefix(name + node.controller.className.prefix(1)) == true)
      }
      for node in step.after.preorder where node.kind == .navigation {
        for (one, next) in zip(node.children, node.children.dropFirst()) {
          let arrow = groups.filter { $0.id == "\(one.id)--to--\(next.id)" }
          #expect(arrow.count == 1)
          #expect(arrow.first?.classes.prefix(2) == ["edge", "arrow"])
        }
      }
      for node in step.after.preorder {
        guard let modal = node.presentation else { continue }
        let arrow = groups.first { $0.id == "\(node.id)--presents--\(modal.root.id)" }
        #expect(arrow?.classes.prefix(2) == ["edge", "presents"])
        #expect(arrow?.children(named: "text").map(\.text) == ["presents", modal.style.rawValue])
      }
    }
  }

  @Test("Makes groups of bars, badges and titles, with ids made from their controller's")
  func namesParts() throws {
    let scenario = try Stories.scenario("tree\n  navigation Root: Home\nactions\n  push Detail\n")
    let frames = try DrawnSequence(scenario).parsedFrames()
    let groups = frames[1].svg.all.filter { $0.name == "g" }
    let parts = ["detail-bar": "bar", "detail-back": "back", "detail-badge": "badge", "root-title": "title", "home-bar": "bar"]
    for (id, word) in parts {
      #expect(groups.filter { $0.id == id }.map(\.classes) == [["node", word]], "\(id)")
    }
    #expect(!groups.contains { $0.id == "home-badge" || $0.id == "home-back" })
  }
}
