import NavTreeCommand
import Testing

@Suite struct InputWatchTests {
  private typealias Watch = InputWatch<Int>

  /// One file: what it is when the watch begins and at each look, and what is to be done, by the number of the look.
  private static let stories: [(id: String, looks: [Int?], events: [Int: String])] = [
    ("stays", [1, 1, 1, 1], [:]),
    ("changes once", [1, 2, 2, 2], [2: "changed"]),
    ("is written in pieces", [1, 2, 3, 4, 4, 4], [4: "changed"]),
    ("is gone for a moment, and then another", [1, nil, nil, 2, 2], [4: "changed"]),
    ("is gone for a moment, and then the same", [1, nil, 1, 1], [:]),
    ("changes and changes back before it is used", [1, 2, 1, 1], [:]),
    ("changes again while it is used", [1, 2, 2, 3, 3], [2: "changed", 4: "changed"]),
    ("was not there", [nil, nil, 1, 1], [3: "changed"]),
    ("never comes", [nil] + Array(repeating: nil, count: 30), [:]),
    ("goes for good", [1] + Array(repeating: nil, count: 30), [Watch.patience: "missed"]),
    (
      "comes back after it was missed, the same", [1] + Array(repeating: nil, count: Watch.patience) + [1, 1],
      [Watch.patience: "missed", Watch.patience + 2: "changed"]
    ),
  ]

  @Test("Tells what there is to do about a file", arguments: stories)
  func tells(id: String, looks: [Int?], events: [Int: String]) {
    var watch = Watch([looks[0]])
    var found: [Int: String] = [:]
    for (number, stamp) in looks.enumerated().dropFirst() {
      for event in watch.look(at: [stamp]) {
        switch event {
        case .changed(0): found[number] = "changed"
        case .missed(0): found[number] = "missed"
        case .changed, .missed: Issue.record("an event of a file that there is not")
        }
      }
    }
    #expect(found == events)
  }

  @Test("Keeps several files apart")
  func keepsApart() {
    var watch = Watch([1, 5, nil])
    #expect(watch.look(at: [2, 5, 9]) == [])
    #expect(watch.look(at: [2, 6, 9]) == [.changed(0), .changed(2)])
    #expect(watch.look(at: [2, 6, 9]) == [.changed(1)])
  }
}
