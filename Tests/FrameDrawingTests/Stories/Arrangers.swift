import FrameDrawing

enum Arrangers {
  /// Stands for `dot`: puts everything side by side, clusters around what they hold.
  static let sideBySide = GraphArranger { dot in
    var nodes: [String: Rect] = [:]
    var clusters: [String: Rect] = [:]
    var open: [(name: String, left: Double)] = []
    var x = 0.0
    func attribute(_ name: String, _ line: Substring) -> Double {
      guard let range = line.firstRange(of: name + "=") else { return 0 }
      return (Double(line[range.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? 0) * 72
    }
    for line in dot.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first == "subgraph" {
        open.append((String(words[1]), x))
        x += 20
      } else if line == "}", let (name, left) = open.popLast() {
        let depth = Double(open.count)
        x = max(x, left + 520)
        clusters[name] = Rect(x: left, y: depth * 30, width: x - left, height: 2000 - depth * 60)
        x += 20
      } else if line.contains("[width="), line.hasPrefix("s") {
        let size = Size(width: attribute("width", line), height: attribute("height", line))
        nodes[String(words[0])] = Rect(x: x, y: 500, width: size.width, height: size.height)
        x += size.width + 20
      }
    }
    return GraphArranger.Places(nodes: nodes, clusters: clusters, size: Size(width: x, height: 2000))
  }
}
