import HierarchyReading
import NavigationModel
import Testing

@Suite struct SelectionTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    /// The tabs' states; one with `-` before it has no view yet.
    let tabs: [String]
    let selected: Int?
    var note: String?
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "the one that appeared", tabs: ["disappeared", "appeared", "-disappeared"], selected: 1),
    Case(id: "the one that is appearing", tabs: ["disappearing", "appearing"], selected: 1),
    Case(
      id: "the first of several", tabs: ["disappeared", "appearing", "appeared"], selected: 1,
      note: "2 tabs are on screen, so the first of them is taken for the selected one: 'TController', tab 2"),
    Case(
      id: "covered: the first with a view", tabs: ["-disappeared", "disappeared", "disappeared"], selected: 1,
      note: "no tab is on screen, so the first that has a view is taken for the selected one: 'TController', tab 2"),
    Case(
      id: "none has a view", tabs: ["-disappeared", "-disappeared"], selected: nil,
      note: "no tab is on screen or has a view, so the first is taken for the selected one: 'TController', tab 1"),
    Case(id: "the only one", tabs: ["disappeared"], selected: 0),
  ]

  @Test(arguments: cases) func findsTheSelectedTab(_ example: Case) {
    let tabs = example.tabs.map { tab in
      tab.hasPrefix("-")
        ? row(" | ", "TController", String(tab.dropFirst()), view: "(view not loaded)") : row(" | ", "TController", tab)
    }
    let reading = DumpReading(of: ([row("", "UITabBarController", view: layoutView)] + tabs).joined(separator: "\n"))
    #expect(reading.dump?.tree.selected == example.selected)
    #expect(reading.messages.map(\.text) == [example.note].compactMap(\.self))
  }

  @Test func saysWhichOfAContainersChildrenIsTakenForTheVisibleOne() {
    let rows = [
      row("", "BoxController"), row(" | ", "AController"), row(" | ", "BController"), row(" | ", "CController", "disappeared"),
    ]
    #expect(
      DumpReading(of: rows.joined(separator: "\n")).said == [
        "1:1: note: 2 children of 'BoxController' are on screen; the last child is taken for the visible one: 'CController'"
      ])
    #expect(DumpReading(of: [rows[0], rows[1], rows[3]].joined(separator: "\n")).said == [])
  }

  @Test func saysThatRowsCutDownDoNotTell() {
    let reading = DumpReading(of: "<UITabBarController 0x1>\n | <AController 0x2>\n | <BController 0x3>")
    #expect(reading.dump?.tree.selected == nil)
    #expect(reading.said == ["1:1: note: which tab is selected is not in the text; 'AController' is taken"])
  }
}
