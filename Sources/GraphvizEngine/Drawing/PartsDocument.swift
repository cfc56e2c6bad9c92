/// A document that holds parts of others.
///
/// Everything gets a number for a name, since the same thing can be there several times with different looks; names are not drawn. Boxes stand
/// side by side, and all lines lead from one invisible node to another: where they are says their `pos`. Thus libgvc paints first all boxes,
/// then all nodes, then all lines, each in the order in which they stand here.
struct PartsDocument {
  let text: [UInt8]
  /// The indices of the parts in the order in which they are painted.
  private let order: [Int]

  init(_ parts: ArraySlice<DrawingPart>, after prologue: ArraySlice<UInt8>) {
    var text = Array(prologue)
    text.reserveCapacity(text.count + parts.reduce(256) { $0 + $1.attributes.count + 40 })
    var order: [Int] = []
    func put(_ words: String) { text.append(contentsOf: words.utf8) }
    func put(_ kind: DrawingPart.Kind, _ name: (Int) -> String, _ before: String, _ after: String) {
      for (index, part) in parts.enumerated() where part.kind == kind {
        put(name(index))
        put(before)
        text.append(contentsOf: part.attributes)
        put(after)
        order.append(index)
      }
    }
    put(.cluster, { "subgraph cluster_\($0)" }, " {\ngraph [", "]\n}\n")
    put(.node, { "\($0)" }, " [", "]\n")
    let ends = #" [pos="0,0" width=0 height=0 style=invis label=""]"# + "\n"
    if parts.contains(where: { $0.kind == .edge }) { put("tail\(ends)head\(ends)") }
    put(.edge, { "tail -> head [key=\($0)" }, " ", "]\n")
    put("}\n")
    self.text = text
    self.order = order
  }
}

extension PartsDocument {
  /// What libgvc has drawn of the document in pieces; nil where it has drawn something else.
  func taken(apart svg: [UInt8]) -> DrawnParts? {
    var parts: [[UInt8]] = Array(repeating: [], count: order.count)
    var (opening, closing): (Range<Int>?, Range<Int>?)
    var (depth, start, count) = (0, 0, 0)
    for line in SVGLines(svg) {
      if svg[line].starts(with: "<g ".utf8) {
        depth += 1
        guard depth <= 2, count < order.count || depth == 1 else { return nil }
        start = line.lowerBound
        if depth == 2, opening == nil { opening = 0..<start }
      } else if svg[line].starts(with: "</g>".utf8) {
        depth -= 1
        if depth == 1 {
          parts[order[count]] = Array(svg[start..<line.upperBound])
          count += 1
        } else {
          closing = line.lowerBound..<svg.count
        }
      }
    }
    guard count == order.count, let closing else { return nil }
    return DrawnParts(
      opening: Array(svg[opening ?? 0..<closing.lowerBound]), parts: parts, closing: Array(svg[closing]))
  }
}
