import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import Testing

/// Stories that try to reach what libgvc is known to crash at. SECURITY.md lists the crashes; what the engine itself refuses is tested there.
@Suite struct EngineReachTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let scenario: Scenario
    var options = DrawingOptions()
    /// Formats that are refused, which is as good.
    var refused: Set<FrameFormat> = []
    var testDescription: String { id }
  }

  private static func named(_ name: String) -> Scenario {
    Scenario(
      title: name, tree: Blueprint(.navigation, name, children: [Blueprint(.screen, "Home")]),
      actions: [ScenarioAction(.push(.named(name)), caption: name)])
  }

  private static func containers(_ count: Int) -> Scenario {
    Scenario(
      tree: (0..<count).reduce(Blueprint(.screen, "Leaf")) { Blueprint(.container, "Box \($1)", children: [$0]) }, actions: [])
  }

  private static func members(_ count: Int) -> Scenario {
    Scenario(
      tree: Blueprint(.navigation, "Root", children: (0..<count).map { Blueprint(.screen, "Screen \($0)") }), actions: [])
  }

  private static let modals = Scenario(
    tree: Blueprint(.screen, "Home"), actions: (0..<60).map { ScenarioAction(.present(.named("Modal \($0)"))) })

  static let cases = [
    Case(id: "a message of more than 1023 bytes", scenario: named(String(repeating: "x", count: 10_000))),
    Case(id: "a message that quotes", scenario: named(String(repeating: "\\\" ", count: 3000))),
    Case(id: "a format of printf", scenario: named(String(repeating: "%n%s%99999d ", count: 500))),
    Case(id: "lists of colours", scenario: named(":::;0.5;#ff0000:red")),
    Case(id: "HTML that is well-formed", scenario: named("<<TABLE><TR><TD ROWSPAN=\"60000\">x</TD></TR></TABLE>>")),
    Case(id: "HTML that is not", scenario: named("<<B>x")),
    Case(id: "labels of 32 768 lines", scenario: named(String(repeating: "a\n", count: 40_000))),
    Case(id: "escapes of labels", scenario: named("\\N \\G \\L \\E \\l\\r &eacute; &#8364; &")),
    Case(
      id: "the end of a string and of the graph",
      scenario: named("\"] } digraph x { a [shape=record minlen=40000 weight=9999999999 label=\"")),
    Case(id: "records, ports and lists of styles", scenario: named("{a|<p>b|{c|d}}:p:ne,striped,wedged")),
    Case(id: "control characters", scenario: named("\u{1}\u{8}\u{B}\u{1B}[31m\u{7F}\u{85}\u{2028}\u{202E}\u{FFFE}")),
    Case(id: "NUL", scenario: named("a\u{0}b")),
    Case(id: "marks without end on one letter", scenario: named("a" + String(repeating: "\u{301}", count: 9000))),
    Case(id: "scripts that need shaping", scenario: named("العربية हिन्दी 𓀀 👩‍👩‍👧‍👦 ﷽")),
    Case(id: "nesting", scenario: containers(199), refused: [.png, .pdf]),
    Case(id: "nesting, by links", scenario: containers(199), options: DrawingOptions(view: .tree), refused: [.png]),
    Case(
      id: "nesting, arranged by dot", scenario: containers(60), options: DrawingOptions(layout: .dot)),
    Case(id: "width", scenario: members(700), options: DrawingOptions(wrap: 1000), refused: [.png, .pdf]),
    Case(id: "a rank of many, by dot", scenario: members(300), options: DrawingOptions(view: .tree)),
    Case(id: "a chain of modals, by dot", scenario: modals, options: DrawingOptions(layout: .dot)),
    Case(id: "a chain of modals, by dot and links", scenario: modals, options: DrawingOptions(view: .tree)),
  ]

  @Test("Draws or refuses, and the next picture is the same as before", arguments: cases)
  func survives(_ input: Case) throws {
    let plain = try DrawnSequence(Stories.sample("swipe-system"))
    let before = try plain.bytes(ofFrame: 1, as: .svg)
    let sequence = try DrawnSequence(input.scenario, input.options)
    let last = sequence.frames.steps.count - 1
    for format in FrameFormat.allCases {
      do throws(DrawingFailure) {
        let bytes = try sequence.bytes(ofFrame: last, as: format)
        #expect(!bytes.isEmpty && !input.refused.contains(format), "\(format)")
      } catch {
        #expect(input.refused.contains(format), "\(error)")
      }
    }
    #expect(try plain.bytes(ofFrame: 1, as: .svg) == before)
  }
}
