import GraphvizEngine
import Testing

@Suite struct SameBytesTests {
  let engine = GraphvizEngine.shared

  @Test(arguments: [(ImageFormat.svg, 100), (.png, 20), (.pdf, 20)])
  func drawsTheSameAfterChurn(format: ImageFormat, times: Int) throws {
    let dot = SampleGraphs.siblings(clusters: 12)
    let first = try engine.draw(dot, as: format)
    var kept: [[UInt8]] = []
    for turn in 0..<times {
      _ = try engine.draw(SampleGraphs.siblings(clusters: 1 + turn % 7, nodes: 3, label: "turn \(turn) "), as: .svg)
      kept.append([UInt8](repeating: 1, count: 64 + turn * 37))
      if turn % 3 == 0 { kept.removeFirst() }
      #expect(try engine.draw(dot, as: format) == first)
    }
  }

  @Test func drawsClustersInTheOrderOfTheText() throws {
    let svg = String(decoding: try engine.draw(SampleGraphs.siblings(clusters: 12), as: .svg), as: UTF8.self)
    let places = (0..<12).map { svg.ranges(of: "<g id=\"c\($0)\"").first?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func drawsTheSameFromSeveralTasks() async throws {
    let dots = (1...8).map { SampleGraphs.siblings(clusters: $0 + 2, nodes: 2, label: "task \($0) ") }
    let expected = try dots.map { try engine.draw($0, as: .svg) }
    let drawn = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, dot) in dots.enumerated() {
        group.addTask {
          var last: [UInt8] = []
          for _ in 0..<20 { last = try GraphvizEngine.shared.draw(dot, as: .svg) }
          return (index, last)
        }
      }
      return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
    }
    for (index, bytes) in expected.enumerated() { #expect(drawn[index] == bytes) }
  }

  @Test func writesNoTimeIntoPDF() async throws {
    let first = try engine.draw(SampleGraphs.small, as: .pdf)
    try await Task.sleep(for: .milliseconds(1100))
    #expect(try engine.draw(SampleGraphs.small, as: .pdf) == first)
    #expect(String(decoding: first, as: UTF8.self).contains("/CreationDate (D:19700101000000"))
  }

  @Test func arrangesTheSameAfterChurn() throws {
    let dot = "digraph { \((0..<12).map { "subgraph cluster_\($0) { n\($0) }" }.joined()) }"
    let first = try engine.arrange(dot)
    for turn in 0..<30 {
      _ = try engine.draw(SampleGraphs.siblings(clusters: 1 + turn % 5, label: "arrange \(turn)"), as: .svg)
      #expect(try engine.arrange(dot) == first)
    }
  }
}
