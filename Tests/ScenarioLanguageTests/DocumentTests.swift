import Foundation
import NavigationModel
import ScenarioLanguage
import Testing

@Suite struct DocumentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let json: String
    let messages: [String]

    init(_ id: String, _ json: String, _ messages: String...) {
      self.id = id
      self.json = json
      self.messages = messages
    }

    /// A tree that is right, with these actions.
    init(_ id: String, actions: String, _ messages: String...) {
      self.id = id
      json = #"{"version": 1, "tree": {"kind": "navigation", "children": ["Home"]}, "actions": [\#(actions)]}"#
      self.messages = messages
    }

    var testDescription: String { id }
  }

  static let mistakes = [
    Case("no-object", "[]", "expected an object, not an array"),
    Case("no-version", #"{"tree": "A"}"#, "'version' is missing; this program reads version 1"),
    Case("other-version", #"{"version": 2, "tree": "A"}"#, "version: version 2 is unknown; this program reads version 1"),
    Case("no-tree", #"{"version": 1}"#, "'tree' is missing: what the scenario starts with"),
    Case("key", #"{"version": 1, "tree": "A", "titel": "B"}"#, "unknown key 'titel'; did you mean 'title'?"),
    Case(
      "header", #"{"version": 1, "tree": "A", "era": "modem", "title": 1}"#, "title: expected a text, not 1",
      "era: unknown era 'modem'; did you mean 'modern'?"),
    Case(
      "line-break", #"{"version": 1, "title": "A\nB", "tree": "A\rB"}"#,
      "tree: a name stands on one line, so 'A␍B' cannot be one",
      "title: a text stands on one line, so 'A␊B' cannot be one"),
    Case("no-kind", #"{"version": 1, "tree": {"name": "A"}}"#, "tree: 'kind' is missing"),
    Case(
      "kind", #"{"version": 1, "tree": {"kind": "navigaton"}}"#, "tree.kind: unknown kind 'navigaton'; did you mean 'navigation'?"
    ),
    Case(
      "attribute", #"{"version": 1, "tree": {"kind": "navigation", "barHiden": true, "gesture": "guarde"}}"#,
      "tree: unknown key 'barHiden'; did you mean 'barHidden'?", "tree.gesture: unknown value 'guarde'; did you mean 'guarded'?"),
    Case(
      "attribute-values",
      #"{"version": 1, "tree": {"kind": "screen", "barHidden": "yes", "canNestedSwipeBack": 1, "color": "red"}}"#,
      "tree.barHidden: expected true or false, not 'yes'", "tree.canNestedSwipeBack: expected true or false, not 1",
      "tree.color: 'red' is no colour; write #rrggbb"),
    Case(
      "misplaced", #"{"version": 1, "tree": {"kind": "screen", "gesture": "always"}}"#,
      "tree.gesture: 'gesture' belongs on navigation or nested, not on screen"),
    Case(
      "navigation-in-navigation", #"{"version": 1, "tree": {"kind": "navigation", "children": ["A", {"kind": "navigation"}]}}"#,
      "tree.children[1]: Pushing a navigation controller is not supported; 'nested' puts a container around it"),
    Case(
      "tabs", #"{"version": 1, "tree": {"kind": "tabs", "children": ["Home"], "selected": "Hone"}}"#,
      "tree.selected: unknown tab 'Hone'; did you mean 'Home'?"),
    Case(
      "modal", #"{"version": 1, "tree": {"kind": "screen", "presents": {"style": "shet", "root": {"kind": "nested"}}}}"#,
      "tree.presents.style: unknown style 'shet'; did you mean 'sheet'?",
      "tree.presents.root: a nested container needs a screen on its stack: root has not been initialized"),
    Case("action", actions: #"{"action": "psuh"}"#, "actions[0].action: unknown action 'psuh'; did you mean 'push'?"),
    Case(
      "uikit-action", actions: #"{"action": "goBack"}"#,
      "actions[0].action: unknown action 'goBack'; did you mean 'pop' or 'back'?"),
    Case("empty-name", #"{"version": 1, "tree": {"kind": "screen", "name": ""}}"#, "tree: a name has at least one character"),
    Case("action-missing", actions: #"{"node": "A"}"#, "actions[0]: 'action' is missing"),
    Case("operand-missing", actions: #"{"action": "note"}, {"action": "push"}"#, "actions[1]: 'node' is missing"),
    Case("list-missing", actions: #"{"action": "setViewControllers"}"#, "actions[0]: 'nodes' is missing; an empty stack is []"),
    Case(
      "phrase", actions: #"{"action": "pop", "as": "sheet"}"#,
      "actions[0]: unknown key 'as'; it is one of action, on, caption and expect"),
    Case(
      "reference", actions: #"{"action": "pop", "on": 1}, {"action": "pop", "on": []}"#,
      "actions[0].on: expected a name, an array of names or an id, not 1", "actions[1].on: a path has at least one name"),
    Case("identity", actions: #"{"action": "push", "node": {"id": "a b"}}"#, "actions[0].node.id: 'a b' cannot be an identity"),
    Case(
      "expectation", actions: #"{"action": "pop", "expect": [{"outcome": "ignord"}, {"stack": "A"}, {}]}"#,
      "actions[0].expect[0].outcome: unknown outcome 'ignord'; did you mean 'ignored'?",
      "actions[0].expect[1]: 'names' is missing: what is on the stack",
      "actions[0].expect[2]: an expectation is one of 'visible', 'stack' with 'names', 'outcome', and 'warning'"),
    Case(
      "warning", actions: #"{"action": "pop", "expect": [{"warning": false}, {"warning": "a", "outcome": "done"}]}"#,
      "actions[0].expect[0].warning: expected a text, or true for any warning, not false",
      "actions[0].expect[1]: an expectation is one of 'visible', 'stack' with 'names', 'outcome', and 'warning'"),
  ]

  @Test(arguments: mistakes)
  func tellsEveryMistakeWithItsPath(_ example: Case) {
    let error = #expect(throws: ScenarioDocumentError.self) {
      try JSONDecoder().decode(ScenarioDocument.self, from: Data(example.json.utf8))
    }
    #expect(error?.diagnostics.map(\.message) == example.messages)
  }

  @Test func readsTheDocumentedShape() throws {
    let json = #"""
      {
        "version": 1,
        "title": "Two screens", "era": "modern", "gesture": "guarded", "view": "nested", "theme": "auto",
        "tree": {
          "kind": "navigation", "name": "Root", "class": "NavViewController", "barHidden": true,
          "children": ["Home", { "kind": "tabs", "children": ["One", "Two"], "selected": "Two" }],
          "presents": { "style": "sheet", "root": { "kind": "screen", "name": "Login" } }
        },
        "actions": [
          { "action": "push", "node": "Detail", "on": ["Blue", "Step 1"], "caption": "The user taps a row" },
          { "action": "present", "node": { "id": "home" }, "as": "fullScreen",
            "expect": [{ "outcome": "crash", "message": "presented" }] },
          { "action": "setViewControllers", "nodes": ["Home", { "kind": "screen", "name": "New" }],
            "expect": [{ "visible": "New" }, { "stack": "Root", "names": ["Home", "New"] }] },
          { "action": "popTo", "to": { "id": "home-2" } },
          { "action": "newNav", "name": "Blue", "screen": "Step 1" },
          { "action": "swipeBack", "phase": "cancelled" },
          { "action": "pop", "on": "Root", "expect": [{ "warning": "nothing to pop" }, { "warning": true }] }
        ]
      }
      """#
    let scenario = try JSONDecoder().decode(ScenarioDocument.self, from: Data(json.utf8)).scenario
    #expect(
      ScenarioFormatter.text(of: scenario) == """
        title "Two screens"
        gesture guarded
        view nested
        theme auto

        tree
          navigation Root (NavViewController) barHidden
            screen Home
            tabs selected=Two: One, Two
            presents sheet screen Login

        actions
          push Detail on Blue/"Step 1"  -- The user taps a row
          present @home as fullScreen
            expect crash "presented"
          setViewControllers Home, screen New
            expect visible New
            expect stack Root: Home, New
          popTo @home-2
          newNav Blue: "Step 1"
          swipeBack cancelled
          pop on Root
            expect warning "nothing to pop"
            expect warning

        """)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let written = try encoder.encode(ScenarioDocument(scenario))
    #expect(try JSONDecoder().decode(ScenarioDocument.self, from: written).scenario == scenario)
    #expect(String(decoding: written, as: UTF8.self).contains(#"{"action":"popTo","to":{"id":"home-2"}}"#))
  }

  @Test func tellsWhatAReplayFoundByPath() {
    let document = ScenarioDocument(
      Scenario(tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "A")]), actions: [ScenarioAction(.pop())]))
    let told = document.diagnostics(for: Replay(of: document.scenario))
    #expect(told.map(\.severity) == [.warning])
    #expect(told.first?.message.hasPrefix("actions[0]: 'pop' is ignored") == true)
  }

  @Test(arguments: [300, 100_000])
  func refusesDepthWithoutEnd(_ depth: Int) {
    let open = String(repeating: #"{"kind":"container","children":["#, count: depth)
    let json = #"{"version":1,"tree":"# + open + String(repeating: "]}", count: depth) + "}"
    #expect(throws: (any Error).self) { try JSONDecoder().decode(ScenarioDocument.self, from: Data(json.utf8)) }
  }
}
