import GraphvizEngine
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
    "ranksep=-1; a -> b", "ordering=out; subgraph cluster_x { a }", "newrank=true; subgraph cluster_x { a }",
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
    let dot = "digraph { SPLINES subgraph cluster_x { a -> b [label=x] } b -> a; a -> a; b -> c }"
    #expect(
      try engine.arrange(dot.replacing("SPLINES", with: "splines=\(splines)"))
        == engine.arrange(dot.replacing("SPLINES", with: "")))
  }

  @Test func failsWithGraphvizsWords() throws {
    let before = try engine.draw(SampleGraphs.small, as: .svg)
    for _ in 0..<10 {
      let error = #expect(throws: GraphvizError.self) { try engine.arrange(Self.withoutRanks) }
      #expect(error?.reason == .layout)
      #expect(error?.messages.contains { $0.hasPrefix("trouble in init_rank") } == true, "\(error?.messages ?? [])")
      #expect(try engine.draw(SampleGraphs.small, as: .svg) == before)
    }
  }

  /// A graph for which `dot` of 2.42 finds no ranks: nodes that belong to several clusters, with edges in all directions.
  private static let withoutRanks = """
    digraph {
      subgraph cluster_0 { n1 -> n9; n7 -> n2; subgraph cluster_x0 { n4 -> n5 } }
      subgraph cluster_1 { n2 -> n2; n2 -> n2 }
      subgraph cluster_2 { n3 -> n2; n8 -> n9; subgraph cluster_x2 { n1 -> n2 } }
      subgraph cluster_3 { n0 -> n8; n9 -> n5; subgraph cluster_x3 { n5 -> n6 } }
      subgraph cluster_4 { n1 -> n7; n2 -> n2 }
      n9 -> n0 [constraint=false label=y]; n2 -> n0 [constraint=false label=y]; n5 -> n7 [samehead=a]
      n0 -> n8 [minlen=0 label=x]; n4 -> n1 [samehead=a]; n6 -> n8 [dir=back headport=e]; n8 -> n5 [constraint=false label=y]
      n2 -> n9 [weight=0]; n7 -> n5 [headport=n tailport=s]; n4 -> n7 [minlen=0 label=x]; n8 -> n0 [samehead=a]; n7 -> n8
    }
    """
}

extension LayoutBox {
  fileprivate func encloses(_ other: LayoutBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
