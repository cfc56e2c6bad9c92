import Dispatch
import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

/// The library, called by many tasks at once.
@Suite struct SequenceConcurrencyTests {
  /// One thing to draw of one story; a failure is a result like any other.
  struct Job: Sendable {
    let story: Int
    let format: OutputFormat

    func outcome(of sequence: DrawnSequence) -> Outcome {
      do {
        switch format {
        case .frame(let format): return .bytes(try sequence.bytes(ofFrame: sequence.frames.steps.count - 1, as: format))
        case .sequence(let format): return .bytes(try sequence.bytes(as: format))
        }
      } catch {
        return .failure("\(error)")
      }
    }
  }

  enum Outcome: Hashable, Sendable {
    case bytes([UInt8])
    case failure(String)

    var isFailure: Bool {
      switch self {
      case .bytes: false
      case .failure: true
      }
    }
  }

  /// Different enough that one which got something of another would show it.
  private static func stories() throws -> [DrawnSequence] {
    [
      try DrawnSequence(Stories.sample("swipe-system"), theme: .auto),
      try DrawnSequence(Stories.random(seed: 5, steps: 6), DrawingOptions(direction: .down), theme: .dark),
      try DrawnSequence(Stories.random(seed: 9, steps: 5), DrawingOptions(view: .tree)),
      try DrawnSequence(tooWide, DrawingOptions(wrap: 1000)),
    ]
  }

  /// A stack that has more pixels than there may be, and is fine as SVG.
  private static var tooWide: Scenario {
    let screens = (0..<600).map { Blueprint(.screen, "Screen \($0)") }
    return Scenario(tree: Blueprint(.navigation, "Wide", children: screens), actions: [])
  }

  @Test("Gives many tasks at once what it gives one after the other, in all formats, failures too")
  func sharesWork() async throws {
    let stories = try Self.stories()
    let jobs =
      (0..<3).flatMap { story in OutputFormat.allCases.map { Job(story: story, format: $0) } }
      + (3..<4).flatMap { story in [.frame(.svg), .frame(.png), .sequence(.html)].map { Job(story: story, format: $0) } }
    let expected = jobs.map { $0.outcome(of: stories[$0.story]) }
    let failures = expected.filter(\.isFailure)
    #expect(failures.contains { "\($0)".contains("32 megapixels") })
    #expect(failures.count < jobs.count / 2)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      for index in jobs.indices.shuffled() {
        group.addTask { (index, jobs[index].outcome(of: stories[jobs[index].story])) }
      }
      for await (index, outcome) in group {
        #expect(outcome == expected[index], "\(jobs[index])")
      }
    }
  }

  @Test("Writes more folders at once than there are threads, each like the first")
  func writesManyFolders() async throws {
    let folder = try TemporaryFolder()
    let sequence = try DrawnSequence(Stories.sample("swipe-system"))
    let export = FolderExport(sequence, formats: [.svg, .dot])
    _ = try export.write(to: folder.path("first"), source: "a.nav")
    let names = try folder.names(in: "first")
    try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<100 {
        let path = folder.path("\(number)")
        group.addTask {
          // From both kinds of threads: those that tasks share, and those that may wait.
          if number.isMultiple(of: 2) {
            _ = try export.write(to: path, source: "a.nav")
          } else {
            _ = try await DrawingThreads.run { try export.write(to: path, source: "a.nav") }
          }
          return "\(number)"
        }
      }
      for try await number in group {
        #expect(try folder.names(in: number) == names)
        for name in names { #expect(folder.bytes("\(number)/\(name)") == folder.bytes("first/\(name)")) }
      }
    }
  }

  @Test("Waits for no thread that never comes, where a queue has more callers than Dispatch has threads")
  func waitsForNoThread() throws {
    let folder = try TemporaryFolder()
    let sequence = try DrawnSequence(Scenario(tree: Blueprint(.screen, "Home"), actions: []))
    let export = FolderExport(sequence, formats: [.dot])
    let paths = (0..<300).map { folder.path("\($0)") }
    let group = DispatchGroup()
    // The queue that does the drawing's own work: all its threads are soon here.
    for path in paths {
      DispatchQueue.global(qos: .userInitiated).async(group: group) { _ = try? export.write(to: path, source: "a.nav") }
    }
    group.wait()
    #expect(try folder.names().count == paths.count)
    #expect(try paths.indices.allSatisfy { try folder.names(in: "\($0)").count == 2 })
  }
}
