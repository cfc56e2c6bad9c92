import Foundation
import FrameDrawing
import GraphvizEngine
import NavigationModel
import ScenarioLanguage
import SequenceExport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scenario is drawn as well-formed XML, the same each time, or refused by one of the documented limits.
enum RenderProperty {
  /// Larger stories are only read: drawing takes milliseconds for each controller and frame.
  static let mostActions = 4
  static let mostControllers = 16

  static func check(_ bytes: [UInt8]) throws -> Bool {
    guard let scenario = ParsedScenario(parsing: RepairedText.repaired(bytes) ?? bytes).scenario,
      count(scenario.tree) <= mostControllers
    else {
      return false
    }
    var story = scenario
    story.actions = Array(story.actions.prefix(mostActions))
    try checkDrawing(of: story, choice: bytes.count)
    return true
  }

  /// - Parameter choice: One of the ways to draw and one of the frames.
  static func checkDrawing(of story: Scenario, choice: Int) throws {
    let steps = Replay(of: story).steps
    let options = DrawingOptions(
      view: story.view ?? (choice % 4 == 3 ? .tree : .nested), layout: choice % 5 == 4 ? .dot : .slots,
      direction: choice % 3 == 2 ? .down : .right, wrap: choice % 7 + 1)
    do {
      let sequence = try DrawnSequence(of: steps, title: story.title, options: options, theme: story.theme)
      let frame = choice % steps.count
      let svg = try sequence.bytes(ofFrame: frame, as: .svg)
      let parser = XMLParser(data: Data(svg))
      try require(parser.parse(), "an SVG is not well-formed:\n\(String(decoding: svg, as: UTF8.self))")
      // The second time nothing is new. Each time would be a fifth of what can be tried at all.
      guard choice.isMultiple(of: 8) else { return }
      let again = try sequence.bytes(ofFrame: frame, as: .svg)
      try require(svg == again, "drawn twice, an SVG is different:\n\(sequence.frames.frame(frame).dot)")
    } catch let failure as DrawingFailure {
      guard case .graphviz(let error) = failure.cause, error.reason == .refused || error.reason == .tooLarge else {
        throw BrokenProperty("a story that could be read could not be drawn: \(failure)")
      }
    }
  }

  static func count(_ node: Blueprint) -> Int {
    1 + node.children.reduce(0) { $0 + count($1) } + (node.presentation.map { count($0.root) } ?? 0)
  }
}
