import Foundation
import GraphvizEngine
import Synchronization
import Testing

@Suite struct ArrangingTests {
  let engine = GraphvizEngine.shared

  @Test func givesBoxesOfNodesAndNestedClusters() throws {
    let layout = try engine.arrange(
      """
      digraph { rankdir=LR; node [shape=box fixedsize=true width=1 height=0.5]
        subgraph cluster_outer { a; subgraph cluster_inner { b; c } }
        a -> b -> c -> d
      }
      """)
    #expect(layout.nodes.keys.sorted() == ["a", "b", "c", "d"])
    #expect(layout.clusters.keys.sorted() == ["cluster_inner", "cluster_outer"])
    let outer = try #require(layout.clusters["cluster_outer"])
    let inner = try #require(layout.clusters["cluster_inner"])
    let b = try #require(layout.nodes["b"])
    let d = try #require(layout.nodes["d"])
    #expect(outer.encloses(inner) && inner.encloses(b) && !outer.encloses(d))
    #expect(abs(b.maxX - b.minX - 72) < 0.001 && abs(b.maxY - b.minY - 36) < 0.001)
    #expect(layout.width >= d.maxX && layout.height >= outer.maxY)
  }

  @Test func ignoresTheLayoutAttribute() throws {
    let dot = "digraph { graph [LAYOUT] a -> b }"
    #expect(try engine.arrange(dot.replacing("LAYOUT", with: "layout=nop2")) == engine.arrange(dot.replacing("LAYOUT", with: "")))
  }

  @Test(arguments: [
    "concentrate=true; a -> b", "compound=true; a -> b [lhead=cluster_x]", "a [shape=record]",
    "a [shape=Mrecord]", "a -> b [minlen=40000]", "a -> b [weight=4000000000]", "subgraph cluster_x { a } { rank=same; b; c }",
    "ranksep=-1; a -> b", "subgraph cluster_x { a -> b [minlen=0] }", "subgraph cluster_x { a -> b [constraint=false] }",
    "subgraph cluster_x { a -> b [label=x] }", "ordering=out; subgraph cluster_x { a }", "newrank=true; subgraph cluster_x { a }",
  ])
  func refusesWhatCrashesDot(body: String) {
    let error = #expect(throws: GraphvizError.self) { try engine.arrange("digraph { \(body) }") }
    #expect(error?.reason == .refused)
  }

  @Test func allowsRanksWithoutClusters() throws {
    let layout = try engine.arrange("digraph { a -> b { rank=same; a; c } }")
    #expect(layout.nodes["a"]?.minY == layout.nodes["c"]?.minY)
  }

  @Test(arguments: ["ortho", "curved", "polyline"]) func needsNoLines(splines: String) throws {
    let dot = "digraph { SPLINES subgraph cluster_x { a -> b } b -> a; a -> a; b -> c }"
    #expect(
      try engine.arrange(dot.replacing("SPLINES", with: "splines=\(splines)"))
        == engine.arrange(dot.replacing("SPLINES", with: "")))
  }

  /// `dot` calls itself for each rank, on a stack of its own: the caller's, here as small as macOS makes it, has no room for that.
  @Test func arrangesLongChainsFromThreadsWithSmallStacks() throws {
    let chain = "digraph { " + (0..<6000).map { "n\($0) -> n\($0 + 1)" }.joined(separator: ";") + " }"
    let count = Mutex<Int?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let layout = try? GraphvizEngine.shared.arrange(chain)
      count.withLock { $0 = layout?.nodes.count }
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    #expect(count.withLock(\.self) == 6001)
  }

  /// What is refused elsewhere was found by graphs like these, which ended the process with it.
  @Test(arguments: 0..<200) func survivesClustersWithEdgesInAllDirections(seed: Int) throws {
    let layout = try engine.arrange(RandomClusters.graph(seed: seed))
    #expect(layout.nodes.count > 1)
  }
}

extension LayoutBox {
  fileprivate func encloses(_ other: LayoutBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

/// Nested clusters with edges in all directions.
private enum RandomClusters {
  static func graph(seed: Int) -> String {
    var state = UInt64(truncatingIfNeeded: seed) &* 2_654_435_761 &+ 12345
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func edge() -> String { "n\(next(9)) -> n\(next(9)) [minlen=\(1 + next(3)) weight=\(next(3))]; " }
    var text = "digraph { "
    for cluster in 0...next(5) {
      text += "subgraph cluster_\(cluster) { \(edge()) subgraph cluster_inner\(cluster) { \(edge()) } } "
    }
    for _ in 0...next(12) { text += edge() }
    return text + "}"
  }
}
