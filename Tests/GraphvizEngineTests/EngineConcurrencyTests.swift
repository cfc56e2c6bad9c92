import Dispatch
import GraphvizEngine
import Synchronization
import Testing

/// Several threads at the engine at once. They belong to no task, as those of a client with queues of its own.
@Suite struct EngineConcurrencyTests {
  /// Something that is asked of the engine, and its result as bytes; a failure is a result like any other.
  struct Job: Sendable {
    let id: String
    let work: @Sendable (GraphvizEngine) throws(GraphvizError) -> [UInt8]

    func outcome() -> [UInt8] {
      do throws(GraphvizError) {
        return try work(.shared)
      } catch {
        return Array("\(error.reason): \(error)".utf8)
      }
    }
  }

  /// Everything that the engine can be asked for.
  private static let fine: [Job] = [
    Job(id: "SVG") { (engine) throws(GraphvizError) in
      try engine.draw(SampleGraphs.siblings(clusters: 6, nodes: 3), as: .svg)
    },
    Job(id: "other SVG") { (engine) throws(GraphvizError) in try engine.draw(SampleGraphs.small, as: .svg) },
    Job(id: "PNG") { (engine) throws(GraphvizError) in try engine.draw(SampleGraphs.small, as: .png, dotsPerInch: 72) },
    Job(id: "PDF") { (engine) throws(GraphvizError) in try engine.draw(SampleGraphs.siblings(clusters: 2), as: .pdf) },
    Job(id: "pixels") { (engine) throws(GraphvizError) in try engine.pixels(of: SampleGraphs.small, dotsPerInch: 96).bytes },
    Job(id: "measuring") { (engine) throws(GraphvizError) in
      let texts = ["Home", "Detail", "A & B", "\\N"].map { TextSample(text: $0, fontName: "Helvetica", fontSize: 11) }
      return Array("\(try engine.measure(texts))".utf8)
    },
    Job(id: "arranging") { (engine) throws(GraphvizError) in
      let layout = try engine.arrange("digraph { subgraph cluster_a { a -> b -> c } subgraph cluster_d { d } c -> d }")
      return Array("\(layout.nodes.sorted { $0.key < $1.key }) \(layout.width)".utf8)
    },
    Job(id: "version") { (engine) throws(GraphvizError) in Array(try engine.version().utf8) },
  ]

  /// What it refuses, and what Graphviz itself fails at.
  private static let failing: [Job] = [
    Job(id: "too large") { (engine) throws(GraphvizError) in
      try engine.draw(SampleGraphs.frame("", viewport: "30000,10,1,15000,5"), as: .png)
    },
    Job(id: "list of colours") { (engine) throws(GraphvizError) in
      try engine.draw("graph { a [pos=\"0,0\" style=filled fillcolor=\":::\"] }", as: .svg)
    },
    Job(id: "too deep") { (engine) throws(GraphvizError) in try engine.draw(SampleGraphs.nested(depth: 201), as: .svg) },
    Job(id: "deeper than the parser") { (engine) throws(GraphvizError) in
      try engine.draw(SampleGraphs.nested(depth: 5000), as: .svg)
    },
    Job(id: "no graph") { (engine) throws(GraphvizError) in try engine.draw("digraph { a -> ", as: .svg) },
    Job(id: "no position") { (engine) throws(GraphvizError) in try engine.pixels(of: "digraph { a; b }", dotsPerInch: 96).bytes },
    Job(id: "too long to measure") { (engine) throws(GraphvizError) in
      let text = String(repeating: "x", count: 8001)
      return Array("\(try engine.measure([TextSample(text: text, fontName: "Helvetica", fontSize: 11)]))".utf8)
    },
  ]

  @Test("Gives eight threads at once what it gives one after the other, failures too")
  func sharesEngine() {
    let jobs = Self.fine + Self.failing
    let expected = jobs.map { $0.outcome() }
    #expect(Set(expected).count == jobs.count)
    let threads = 8
    let wrong = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for turn in 0..<3 {
        // Each begins somewhere else, so that every job meets every other.
        for place in jobs.indices {
          let index = (place * (turn + 1) + thread * 2) % jobs.count
          if jobs[index].outcome() != expected[index] { wrong.withLock { $0.append(jobs[index].id) } }
        }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("Draws the same after each failure", arguments: failing.map(\.id))
  func survives(id: String) throws {
    let failure = try #require(Self.failing.first { $0.id == id })
    let before = Self.fine.map { $0.outcome() }
    for (job, bytes) in zip(Self.fine, before) {
      #expect(String(decoding: failure.outcome(), as: UTF8.self).contains("could not"))
      #expect(job.outcome() == bytes, "\(job.id)")
    }
  }
}
