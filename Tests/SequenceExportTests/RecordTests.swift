import Foundation
import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

@Suite struct RecordTests {
  private func object(_ text: String) throws -> NSDictionary {
    let scenario = try Stories.scenario(text)
    let record = TranscriptRecord(title: scenario.title, steps: Replay(of: scenario).steps)
    return try #require(try JSONSerialization.jsonObject(with: Data(RecordJSON.bytes(record))) as? NSDictionary)
  }

  private func expect(_ value: Any?, equals json: String, at location: SourceLocation = #_sourceLocation) throws {
    let wanted = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? NSObject
    #expect(value.map(Self.withoutAppearances) as? NSObject == wanted, sourceLocation: location)
  }

  /// How far each controller is on screen has tests of its own.
  private static func withoutAppearances(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(withoutAppearances) }
    guard let record = value as? [String: Any] else { return value }
    return record.filter { !["state", "inWindow"].contains($0.key) }.mapValues(withoutAppearances)
  }

  private static let article = """
    title "T"
    tree
      navigation Root (NavViewController): Home
    actions
      newNav Brown: "Step 1"  -- Why
      pop on Root
      push navigation Wrong: Oops
        expect crash

    """

  @Test("Writes a step with all its keys, null where there is nothing to say")
  func writesSteps() throws {
    let steps = try #require(try object(Self.article)["steps"] as? [NSDictionary])
    try expect(
      steps[1],
      equals: """
        {"index": 1, "action": "newNav Brown: \\"Step 1\\"", "outcome": "done", "rule": "NAV-2", "message": null, "exception": null,
         "reason": null, "caption": "Why", "visible": "step-1", "path": ["Root", "Brown", "Step 1"],
         "appeared": ["brown", "brown-navigation", "step-1"], "removed": [],
         "tree": {"id": "root", "kind": "navigation", "name": "Root", "class": "NavViewController", "children": [
           {"id": "home", "kind": "screen", "name": "Home", "class": "UIViewController"},
           {"id": "brown", "kind": "nested", "name": "Brown", "class": "NestedViewController", "children": [
             {"id": "brown-navigation", "kind": "navigation", "name": "", "class": "UINavigationController", "children": [
               {"id": "step-1", "kind": "screen", "name": "Step 1", "class": "UIViewController"}]}]}]}}
        """)
    #expect(steps[2]["removed"] as? [String] == ["brown", "brown-navigation", "step-1"])
    #expect(steps[0]["action"] as? String == "start")
    #expect(steps[0]["rule"] is NSNull && steps[0]["caption"] is NSNull)
    #expect(steps[3]["outcome"] as? String == "crash")
    #expect(steps[3]["exception"] as? String == "NSInvalidArgumentException")
    #expect(steps[3]["message"] as? String == "Pushing a navigation controller is not supported")
    #expect(Set(steps.map { Set($0.allKeys.compactMap { $0 as? String }) }).count == 1)
  }

  @Test("Writes the version and the title, null where there is none")
  func writesHead() throws {
    let titled = try object(Self.article)
    #expect(Set(titled.allKeys.compactMap { $0 as? String }) == ["version", "title", "steps"])
    #expect(titled["version"] as? Int == 1)
    #expect(titled["title"] as? String == "T")
    #expect(try object("tree\n  screen A\n")["title"] is NSNull)
  }

  @Test("Writes what containers of each kind hold, and leaves out what there is not")
  func writesTrees() throws {
    let steps = try #require(
      try object(
        """
        tree
          tabs Main selected=B
            split Pages: One, Two
            navigation B: Top
              presents sheet navigation Login: Name
        actions
          note

        """)["steps"] as? [NSDictionary])
    #expect(steps[1]["path"] as? [String] == ["Main", "B", "Login", "Name"])
    try expect(
      steps[1]["tree"],
      equals: """
        {"id": "main", "kind": "tabs", "name": "Main", "class": "UITabBarController", "selected": "b", "children": [
          {"id": "pages", "kind": "split", "name": "Pages", "class": "UISplitViewController", "children": [
            {"id": "one", "kind": "screen", "name": "One", "class": "UIViewController", "column": "primary"},
            {"id": "two", "kind": "screen", "name": "Two", "class": "UIViewController", "column": "secondary"}]},
          {"id": "b", "kind": "navigation", "name": "B", "class": "UINavigationController",
           "children": [{"id": "top", "kind": "screen", "name": "Top", "class": "UIViewController"}],
           "presents": {"style": "sheet", "root":
             {"id": "login", "kind": "navigation", "name": "Login", "class": "UINavigationController",
              "children": [{"id": "name", "kind": "screen", "name": "Name", "class": "UIViewController"}]}}}]}
        """)
  }

  @Test("Lists frames with the fields of their steps, without trees")
  func listsFrames() throws {
    let folder = try TemporaryFolder()
    let scenario = try Stories.scenario(Self.article)
    let sequence = try DrawnSequence(scenario)
    _ = try FolderExport(sequence, formats: [.svg, .dot]).write(to: folder.path("out"), source: "na\"me.nav")
    let text = try #require(folder.text("out/frames.json"))
    let listing = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    #expect(Set(listing.allKeys.compactMap { $0 as? String }) == ["version", "source", "frames"])
    #expect(listing["version"] as? Int == 1)
    #expect(listing["source"] as? String == "na\"me.nav")
    let frames = try #require(listing["frames"] as? [NSDictionary])
    let steps = try #require(try object(Self.article)["steps"] as? [NSDictionary])
    #expect(frames.count == 4 && steps.count == 4)
    for (index, (frame, step)) in zip(frames, steps).enumerated() {
      let keys = step.allKeys.compactMap { $0 as? String }.filter { $0 != "tree" }
      #expect(Set(frame.allKeys.compactMap { $0 as? String }) == Set(keys + ["files", "altText"]))
      for key in keys { #expect(frame[key] as? NSObject == step[key] as? NSObject, "\(key)") }
      #expect(frame["altText"] as? String == sequence.frames.frame(index).altText)
    }
    #expect(frames[1]["files"] as? [String] == ["001-newNav-Brown.svg", "001-newNav-Brown.dot"])
    #expect(text.hasSuffix("\n  ],\n  \"source\" : \"na\\\"me.nav\",\n  \"version\" : 1\n}\n"))
  }

  @Test("Writes trees that are 200 deep")
  func writesDeepTrees() throws {
    var blueprint = Blueprint(.screen, "Deepest")
    for level in 1..<200 { blueprint = Blueprint(.container, "L\(level)", children: [blueprint]) }
    let record = TranscriptRecord(title: nil, steps: Replay(of: Scenario(tree: blueprint)).steps)
    let text = String(decoding: try RecordJSON.bytes(record), as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.contains("\"kind\"") } == 200)
    #expect(text.contains("\"Deepest\""))
  }
}
