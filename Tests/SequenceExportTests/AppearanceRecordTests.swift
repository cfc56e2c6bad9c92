import Foundation
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

/// What JSON and words say of how far controllers are on screen.
struct AppearanceRecordTests {
  private struct Transcript: Decodable {
    let steps: [Entry]

    struct Entry: Decodable {
      let tree: Tree
    }
  }

  /// A tree as JSON has it; decoding fails where a controller lacks a key.
  private struct Tree: Decodable {
    let id: String
    let state: String
    let inWindow: Bool
    let children: [Tree]?
    let presents: [Tree]

    private enum Key: String, CodingKey { case id, state, inWindow, children, presents, root }

    init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: Key.self)
      id = try record.decode(String.self, forKey: .id)
      state = try record.decode(String.self, forKey: .state)
      inWindow = try record.decode(Bool.self, forKey: .inWindow)
      children = try record.decodeIfPresent([Tree].self, forKey: .children)
      presents =
        record.contains(.presents)
        ? [try record.nestedContainer(keyedBy: Key.self, forKey: .presents).decode(Tree.self, forKey: .root)] : []
    }

    var lines: [String] { ["\(id) \(state) \(inWindow)"] + ((children ?? []) + presents).flatMap(\.lines) }
  }

  private func lines(_ steps: [Step]) throws -> [[String]] {
    let bytes = try RecordJSON.bytes(TranscriptRecord(title: nil, steps: steps))
    return try JSONDecoder().decode(Transcript.self, from: Data(bytes)).steps.map(\.tree.lines)
  }

  private static let stack = Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home"), Blueprint(.screen, "Detail")])

  private func steps(_ actions: Action...) -> [Step] {
    Replay(of: Scenario(tree: Self.stack, actions: actions.map { ScenarioAction($0) })).steps
  }

  @Test func saysInJSONWhatASwipeMoves() throws {
    #expect(
      try lines(steps(.swipeBack(.begin), .swipeBack(.cancel))) == [
        ["root appeared true", "home disappeared false", "detail appeared true"],
        ["root appeared true", "home appearing true", "detail disappearing true"],
        ["root appeared true", "home disappeared false", "detail appeared true"],
      ])
  }

  @Test func saysInJSONWhatAModalCovers() throws {
    let covered = try lines(steps(.present(.named("Login"), as: .fullScreen)))
    #expect(
      covered.last == ["root disappeared false", "home disappeared false", "detail disappeared false", "login appeared true"])
    let below = try lines(steps(.present(.named("Card"), as: .sheet)))
    #expect(below.last == ["root appeared true", "home disappeared false", "detail appeared true", "card appeared true"])
  }

  @Test("every controller of every tree has both", arguments: 0..<10 as Range<UInt64>)
  func saysItOfEveryController(_ seed: UInt64) throws {
    let steps = Replay(of: RandomStory(seed: seed, actions: 40).scenario).steps
    let expected = steps.map { step in
      let appearances = step.appearances
      return step.after.preorder.map { node in
        "\(node.id) \(appearances[node.id]?.state.rawValue ?? "?") \(appearances[node.id]?.isInWindow ?? false)"
      }
    }
    #expect(try lines(steps) == expected, "seed \(seed)")
  }

  @Test func marksInWordsWhatASwipeMoves() {
    let transcript = TranscriptText(title: nil, steps: steps(.swipeBack(.begin), .swipeBack(.finish)))
    #expect(
      transcript.text == """
        0/2  start
             Root (UINavigationController)
             ├─ Home (UIViewController)
             └─ Detail (UIViewController)  ← visible

        1/2  swipeBack begin  done
             'Detail' is disappearing and 'Home' appearing
             Root (UINavigationController)
             ├─ Home (UIViewController)  appearing
             └─ Detail (UIViewController)  disappearing  ← visible

        2/2  swipeBack finish  done
             Root (UINavigationController)
             └─ Home (UIViewController)  ← visible
             gone: Detail

        """)
  }

  @Test func marksInWordsOnlyTheMembersOfTheStackThatIsSwiped() {
    let box = Blueprint(.nested, "Box", children: [Blueprint(.screen, "Inside")])
    let tree = Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home"), box])
    let steps = Replay(of: Scenario(tree: tree, actions: [ScenarioAction(.swipeBack(.begin, on: .name("Root")))])).steps
    let moving = TranscriptText(title: nil, steps: steps, only: 1).text.split(separator: "\n").filter {
      $0.contains("appearing  ") || $0.hasSuffix("appearing")
    }
    #expect(moving.count == 3, "the sentence and two members: \(moving)")
  }

  @Test func tellsOneStepAloneWithItsTree() {
    let transcript = TranscriptText(title: "Story", steps: steps(.note, .pop()), only: 1)
    #expect(
      transcript.text == """
        Story

        1/2  note  done
             Root (UINavigationController)
             ├─ Home (UIViewController)
             └─ Detail (UIViewController)  ← visible

        """)
  }
}
