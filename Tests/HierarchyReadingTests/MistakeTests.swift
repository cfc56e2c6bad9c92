import HierarchyReading
import Testing

@Suite struct MistakeTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let text: String
    let said: [String]
    var testDescription: String { id }
  }

  static let cases = [
    Case(
      id: "nothing", text: " \n\n",
      said: [
        "1:1: error: expected a row of a hierarchy, '<Class 0x…>, state: appeared, view: <Class 0x…>', found nothing"
      ]),
    Case(id: "prose", text: "  see below", said: ["1:3: error: expected a controller, '<Class 0x…>', found 'see below'"]),
    Case(
      id: "an open bracket", text: "<AController 0x1",
      said: ["1:1: error: expected '>' after '<AController 0x1', but the row ends"]),
    Case(id: "no class", text: "|é<>", said: ["1:2: error: expected a controller, '<Class 0x…>', found 'é<>'"]),
    Case(id: "an empty class", text: "< >", said: ["1:2: error: expected a class between '<' and '>'"]),
    Case(
      id: "a mistyped state", text: "<É 0x1>, state: apeared, view: <V 0x2>",
      said: [
        "1:17: error: expected a state (disappeared, appearing, appeared, disappearing), found 'apeared'; did you mean 'appeared'?"
      ]),
    Case(
      id: "no state", text: "<A 0x1>, state: , view: <V 0x2>",
      said: [
        "1:17: error: expected a state (disappeared, appearing, appeared, disappearing), found ', view: <V 0x2>'"
      ]),
    Case(
      id: "half a state", text: "<A 0x1>, state:",
      said: ["1:8: error: expected ', state: ' or the end of the row, found ', state:'"]),
    Case(
      id: "no view", text: "<A 0x1>, state: appeared",
      said: ["1:25: error: expected ', view: ', found the end of the row"]),
    Case(
      id: "half a view", text: "<A 0x1>, state: appeared, view: view",
      said: ["1:33: error: expected '(view not loaded)' or a view, '<Class 0x…>', found 'view'"]),
    Case(
      id: "words after the view", text: "<A 0x1>, state: appeared, view: <V 0x2> and more",
      said: [
        "1:40: error: expected ' not in the window', ', presented with: ' or the end of the row, found ' and more'"
      ]),
    Case(
      id: "words after the presentation", text: "<A 0x1>, state: appeared, view: <V 0x2>, presented with: <P 0x3>!",
      said: ["1:65: error: expected the end of the row, found '!'"]),
    Case(
      id: "a mark after a plus", text: "<A 0x1>\n + | <B 0x2>",
      said: ["2:4: error: expected '<' and a class after '+', found '| <B 0x2>'"]),
    Case(
      id: "a jump", text: "<A 0x1>\n | | | <B 0x2>\n | <C 0x3>",
      said: [
        "2:8: error: the row of what holds 'B' is missing: this row stands 3 levels deep, but it can stand at most 1 deep here"
      ]),
    Case(
      id: "a jump that follows from an unread row", text: "<A 0x1>\n | oops\n | | <B 0x2>",
      said: ["2:4: error: expected a controller, '<Class 0x…>', found 'oops'"]),
    Case(
      id: "two modals", text: "<A 0x1>\n + <B 0x2>\n + <C 0x3>",
      said: ["3:4: error: 'A' cannot present 'C': it presents 'B' already, on line 2"]),
    Case(
      id: "a child after the modal", text: "<A 0x1>\n + <B 0x2>\n | <C 0x3>",
      said: ["3:4: error: 'C' is held by the controller of line 1, so it must stand before what that presents, on line 2"]),
    Case(
      id: "two roots", text: "<A 0x1>\n | <B 0x2>\n<C 0x3>\n<D 0x4>",
      said: [
        "3:1: error: this text holds 3 hierarchies, and one is expected; as one story, '--story' draws them and 'navtree import' writes them"
      ]),
    Case(
      id: "a fragment of two", text: " | <A 0x1>\n | <B 0x2>",
      said: [
        "2:4: error: this text holds 2 hierarchies, and one is expected: add the row of the controller that holds them"
      ]),
    Case(
      id: "everything at once", text: "<A 0x1>, state: gone, view: <V 0x2>\n | <B 0x3\n + <C 0x4>\n + <D 0x5>\n",
      said: [
        "1:17: error: expected a state (disappeared, appearing, appeared, disappearing), found 'gone'",
        "2:4: error: expected '>' after '<B 0x3', but the row ends",
        "4:4: error: 'A' cannot present 'D': it presents 'C' already, on line 3",
      ]),
    Case(
      id: "a place in an escaped line", text: "\"<A 0x1>\\n | <B 0x2>, stat\"",
      said: ["1:21: error: expected ', state: ' or the end of the row, found ', stat'"]),
  ]

  @Test(arguments: cases) func saysWhatWasExpectedAndWhere(_ example: Case) {
    let reading = DumpReading(of: example.text)
    #expect(reading.dump == nil)
    #expect(reading.said == example.said)
  }

  @Test func countsWhatItDoesNotSay() {
    let messages = DumpReading(of: String(repeating: "oops\n", count: 150)).messages
    #expect(messages.count == 101)
    #expect(messages.last?.description == "101:1: error: and 50 more errors like these")
  }

  @Test func refusesToGoDeeperThanAnyApp() {
    func chain(_ depth: Int) -> String { (0...depth).map { String(repeating: "| ", count: $0) + "<A 0x1>\n" }.joined() }
    #expect(DumpReading(of: chain(199)).dump?.tree.controllerCount == 200)
    #expect(
      DumpReading(of: chain(300)).said == [
        "201:401: error: controllers stand 201 deep in each other here, and the most are 200; show less of what is around them"
      ])
  }
}
