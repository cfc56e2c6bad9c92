import HierarchyReading
import NavigationModel
import Testing

/// More tabs than a phone's bar has room for, printed and read back (TAB-5).
@Suite struct MoreTests {
  private static let bar = Blueprint(
    .tabs, "Main",
    children: (1...6).map {
      Blueprint(.navigation, "Stack \($0)", children: [Blueprint(.screen, className: "Tab\($0)Controller")])
    })

  private func text(_ tree: NavigationTree) -> String {
    HierarchyPrinter(tree: tree, appearances: tree.appearances(during: nil)).text
  }

  /// A dump has no identities, and addresses are made from them.
  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0).replacing(#/ 0x[0-9a-f]+/#, with: "") }
  }

  @Test(arguments: ["Stack 2", "Stack 6", "More"]) func readsBackWhatAReplayPrints(tab: String) throws {
    let replay = Replay(of: Scenario(tree: Self.bar, actions: [ScenarioAction(.select(.name(tab)))]))
    let step = try #require(replay.steps.last)
    #expect(step.ruling.outcome == .done)
    let printed = HierarchyPrinter(step).text
    let dump = try #require(DumpReading(of: printed).dump)
    #expect(dump.tree.children.map(\.kind) == Array(repeating: .navigation, count: 4) + [.tabs])
    let tree = dump.tree.builtTree
    #expect(tree.preorder.map(\.kind) == step.after.preorder.map(\.kind))
    #expect(tree.visible.controller.className == step.after.visible.controller.className)
    let again = try #require(DumpReading(of: text(tree)).dump)
    #expect(again.tree == dump.tree)
    #expect(rows(text(tree)).count == rows(printed).count)
  }

  @Test func keepsAllTabsOfADumpWithoutMore() throws {
    var wide = Self.bar
    wide.traits.allTabs = true
    let printed = text(wide.builtTree)
    let dump = try #require(DumpReading(of: printed).dump)
    #expect(dump.tree.traits.allTabs)
    #expect(dump.tree.children.count == 6)
    #expect(rows(text(dump.tree.builtTree)) == rows(printed))
  }
}
