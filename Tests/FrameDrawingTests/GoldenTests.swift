import Foundation
import FrameDrawing
import NavigationModel
import Testing

/// Compares whole documents with the ones that lie in `Goldens`.
///
/// `NAVTREE_RECORD=1 swift test --filter GoldenTests` writes them anew and fails, so that a recording is never taken for a test.
@Suite struct GoldenTests {
  static let small = Story(
    "small", .stack("Root", "Home"),
    [.push("Detail"), .pop(), .present("Card", as: .popover), .push(.instance("home"), on: "Root")])

  @Test(arguments: [
    ("small-1-push", 1, DrawingOptions()), ("small-2-pop", 2, DrawingOptions()),
    ("small-3-present-down-dark", 3, DrawingOptions(direction: .down, theme: .dark)),
    ("small-4-crash", 4, DrawingOptions()), ("small-3-tree", 3, DrawingOptions(view: .tree)),
  ])
  func drawsAsRecorded(name: String, step: Int, options: DrawingOptions) throws {
    try compare(Self.small.drawn(options).frame(step).dot, with: name + ".dot")
  }

  @Test func drawsTheArticleAsRecorded() throws {
    try compare(Stories.article.drawn().frame(7).dot, with: "article-7-back.dot")
  }

  /// Dictionaries and sets have another order in every process, so what depends on it differs from what another process recorded.
  @Test func drawsMadeUpStoriesAsAnotherProcessDid() throws {
    var lines: [String] = []
    for look in Look.all {
      let sequence = try look.drawn(RandomStory.story(seed: 5, actions: 60))
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in sequence.steps.indices {
        for byte in sequence.frame(index).dot.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      lines.append("\(look.testDescription): \(String(sum, radix: 16))\n")
    }
    try compare(lines.joined(), with: "seed-5.txt")
  }

  private func compare(_ text: String, with name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(components: "Goldens", name)
    guard ProcessInfo.processInfo.environment["NAVTREE_RECORD"] == nil else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: location)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let pair = zip(recorded.split(separator: "\n"), text.split(separator: "\n")).first { $0 != $1 }
    #expect(recorded == text, "first difference: \(pair.map { "\($0)\n\($1)" } ?? "length")", sourceLocation: location)
  }
}
