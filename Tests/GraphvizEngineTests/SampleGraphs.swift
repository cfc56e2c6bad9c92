/// Graphs that look like the frames of this project.
enum SampleGraphs {
  /// Two nodes and an arrow, at fixed places on a canvas of 200 by 100 points.
  static let small = frame(
    """
      a [id="home" class="screen visible" pos="50,50" width=0.5 height=0.5 label="Home"]
      b [id="detail" class="screen" pos="150,50" width=0.5 height=0.5 label="Detail"]
      a -> b [id="home-detail" class="arrow" pos="e,130,50 70,50 90,50 105,50 120,50"]
    """)

  static func frame(_ body: String, viewport: String = "200,100,1,100,50") -> String {
    """
    digraph frame {
      graph [layout=nop2 notranslate=true viewport="\(viewport)" pad=0 bgcolor="#ffffff"]
      node [shape=box fixedsize=true fontname="Helvetica,Arial,sans-serif" fontsize=11 margin=0]
    \(body)
    }
    """
  }

  /// Clusters side by side, with `nodes` nodes in each: what libcgraph's own ids would put in another order each time.
  static func siblings(clusters: Int, nodes: Int = 1, label: String = "n") -> String {
    var body = ""
    for cluster in 0..<clusters {
      let x = Double(cluster) * 60
      body +=
        "subgraph cluster_\(cluster) { bb=\"\(x),0,\(x + 50),100\" id=\"c\(cluster)\" style=\"rounded,filled\" fillcolor=\"#eeeeee\"\n"
      for node in 0..<nodes {
        body +=
          "n\(cluster)_\(node) [id=\"n\(cluster)-\(node)\" pos=\"\(x + 25),\(10 + 20 * node)\" width=0.4 height=0.2 label=\"\(label)\(node)\"]\n"
      }
      body += "}\n"
    }
    return frame(body, viewport: "\(clusters * 60),100,1,\(clusters * 30),50")
  }

  static func nested(depth: Int) -> String {
    let opened = (0..<depth).map { "subgraph cluster_\($0) {" }.joined()
    return "digraph { \(opened) a [pos=\"0,0\"] \(String(repeating: "}", count: depth)) }"
  }
}
