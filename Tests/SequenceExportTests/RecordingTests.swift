import HierarchyReading
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct RecordingTests {
  private static let row = #"{"depth":0,"class":"UINavigationController","pointer":"0x1","state":"appeared"}"#

  private static func record(_ rows: String = row, version: Int = 1) -> String {
    #"{"navtree":"recording","version":\#(version),"sequence":0,"cause":"start","rows":[\#(rows)]}"#
  }

  private func said(_ text: String) -> [String] { RecordingText.readings(of: text).flatMap(\.messages).map(\.description) }

  /// A whole story as a recording: the trees that come back are those of its steps, down to names, kinds, tabs and styles.
  @Test(arguments: 0..<60 as Range<UInt64>) func readsWhatItWrote(seed: UInt64) throws {
    let steps = RandomStory(seed: seed, actions: 12).replay.steps
    let text = try steps.map { try RecordingText.line(for: RecordedMoment($0)) }.joined()
    #expect(RecordingText.isRecording(text))
    let readings = RecordingText.readings(of: text)
    #expect(readings.map(\.line) == Array(1...steps.count), "seed \(seed)")
    for (step, reading) in zip(steps, readings) {
      let dump = try #require(reading.dump, "seed \(seed), step \(step.index): \(reading.messages)")
      #expect(dump.tree == step.after.root.recordable, "seed \(seed), step \(step.index)")
      #expect(dump.rows.count == step.after.preorder.count)
      #expect(
        dump.rows.map(\.state) == step.after.preorder.map { step.appearances[$0.id]?.state }, "seed \(seed), step \(step.index)")
      #expect(!reading.messages.contains { $0.severity == .error })
    }
    // The same address is the same controller, in all moments.
    let ids = steps.flatMap { $0.after.preorder.map(\.id) }
    let pointers = readings.flatMap { $0.dump?.rows.map(\.controller.pointer) ?? [] }
    #expect(Set(ids).count == Set(pointers).count, "seed \(seed)")
  }

  @Test func leavesToTheRulesWhatTheAppDidNotSay() throws {
    let rows = #"""
      {"depth":0,"class":"Shop.RootController","view":{"class":"UILayoutContainerView","inWindow":true},"state":"appeared"},
      {"depth":1,"class":"Shop.CartViewController","view":null,"state":"disappeared","future":[1]},
      {"depth":1,"class":"Shop.PayViewController","presented":true,"presentation":{"class":"UIPopoverPresentationController"}}
      """#.replacing("\n", with: "")
    let reading = try #require(RecordingText.readings(of: Self.record(rows)).first)
    let dump = try #require(reading.dump, "\(reading.messages)")
    #expect(dump.tree.kind == .navigation)
    #expect(dump.tree.children.map(\.name) == ["Cart"])
    #expect(dump.tree.presentation?.style == .popover)
    #expect(dump.rows.map(\.view)[1] == .notLoaded)
    #expect(reading.messages.map(\.id) == ["kind"])
  }

  @Test func leavesOutALastRecordThatWasCutOff() {
    let text = Self.record() + "\n" + Self.record() + "\n" + Self.record().dropLast(20)
    let readings = RecordingText.readings(of: text)
    #expect(readings.map { $0.dump == nil } == [false, false])
    #expect(said(text) == ["3:1: warning: the last record is cut off and is left out: this line is no JSON"])
  }

  private static let mistakes: [(String, String)] = [
    ("", "1:1: error: expected a record of a recording, found nothing"), ("oops", "1:1: error: this line is no JSON"),
    ("{}", "1:1: error: a record needs 'navtree'"), (record(""), "1:1: error: a record needs a row at least"),
    (record(version: 2), "1:1: error: this record is of version 2; this program reads versions up to 1"),
    (record(version: 0), "1:1: error: this record is of version 0; this program reads versions up to 1"),
    (record(version: -1), "1:1: error: this record is of version -1; this program reads versions up to 1"),
    (
      record().replacing("\"version\":1", with: "\"version\":1e30"),
      "1:1: error: this record is of version 1e+30; this program reads versions up to 1"
    ),
    (record(#"{"depth":0}"#), "1:1: error: a record needs 'rows[0].class'"),
    (record(#"{"depth":"a","class":"A"}"#), "1:1: error: 'rows[0].depth' holds something of the wrong type"),
    (record(#"{"depth":-1,"class":"A"}"#), "1:1: error: a depth is 0 or more, found -1"),
    (record(#"{"depth":0,"class":""}"#), "1:1: error: a row needs a class"),
    (
      record(#"{"depth":0,"class":"A","state":"apeared"}"#),
      "1:1: error: expected a state (disappeared, appearing, appeared, disappearing), found 'apeared'; did you mean 'appeared'?"
    ),
    (
      record(#"{"depth":0,"class":"A"},{"depth":2,"class":"B"}"#),
      "1:1: error: the row of what holds 'B' is missing: this row stands 2 levels deep, but it can stand at most 1 deep here"
    ),
    (
      record(row.replacing("recording", with: "")).replacing("recording", with: "tape"),
      "1:1: error: expected a record with \"navtree\":\"recording\""
    ),
  ]

  @Test(arguments: mistakes) func saysWhatIsWrong(text: String, message: String) {
    #expect(said(text) == [message])
    #expect(said(Self.record() + "\n\n" + text + "\n" + Self.record()).allSatisfy { $0.hasPrefix("3:1: error:") })
  }

  /// What says of itself that it is a nested container or a screen must be one, or trees could not be built of it.
  @Test func doesNotTrustAKindThatCannotBe() throws {
    let rows = #"{"depth":0,"class":"A","kind":"nested"},{"depth":1,"class":"B","kind":"screen"},{"depth":2,"class":"C"}"#
    let dump = try #require(RecordingText.readings(of: Self.record(rows)).first?.dump)
    #expect(dump.rows.map(\.kind) == [.container, .container, .screen])
  }

  @Test func survivesEveryCutAndEveryByte() {
    let text = Self.record()
    for length in 0..<text.utf8.count {
      let bytes = Array(text.utf8)
      for damaged in [
        bytes.prefix(length) + [], bytes[..<length] + bytes[(length + 1)...], bytes[..<length] + [0x7B] + bytes[(length + 1)...],
      ] {
        let readings = RecordingText.readings(of: String(decoding: damaged, as: UTF8.self))
        #expect(readings.allSatisfy { $0.dump != nil || $0.messages.contains { $0.severity == .error } })
      }
    }
  }

  @Test(arguments: ["", "{}", "[]", #"{"version":1,"tree":{}}"#, "tree\n  screen A", "<A 0x1>"]) func knowsWhatIsNoRecording(
    text: String
  ) {
    #expect(!RecordingText.isRecording(text))
  }
}

extension Node {
  /// What a recording can say of the tree below.
  fileprivate var recordable: Blueprint {
    var traits = Traits()
    traits.barHidden = controller.traits.barHidden
    traits.backHidden = controller.traits.backHidden
    traits.definesContext = controller.traits.definesContext
    let place = children.firstIndex { $0.id == selected }
    var part = Blueprint(
      kind, controller.name.isEmpty ? nil : controller.name,
      className: controller.className == kind.defaultClassName ? nil : controller.className, traits: traits,
      children: children.map(\.recordable), selected: place,
      presentation: presentation.map { PresentationBlueprint(style: $0.style, root: $0.root.recordable) })
    part.traits.allTabs = controller.traits.allTabs || part.exceedsPhone
    return part
  }
}
