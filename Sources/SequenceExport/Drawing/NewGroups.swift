internal import FrameDrawing
internal import GraphvizEngine

/// What is to be made for some pictures, each thing once.
struct NewGroups: Sendable {
  /// What libgvc is to draw, each look once.
  private(set) var parts: [DrawingPart] = []
  private var groups: [Group] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var looks: [FragmentKey: Int] = [:]
  /// What libgvc has drawn of the parts.
  private var drawn: [[UInt8]] = []

  private struct Group: Sendable {
    let statement: DOTStatement
    let opening: [UInt8]
    let marks: Marks
  }

  /// What a thing is painted with: known, or the index of a part that is to be drawn.
  private enum Marks: Sendable {
    case known([UInt8])
    case part(Int)
  }
}

extension NewGroups {
  /// The number that a statement has among all that is to be made.
  mutating func number(of statement: DOTStatement, in picture: Picture, from book: inout FragmentBook) -> Int {
    let identity = ObjectIdentifier(statement)
    if let number = numbers[identity] { return number }
    let name = FragmentKey(kind: statement.kind, words: statement.name)
    let opening = book.fragment(name) ?? SVGMarkup.opening(of: statement, name: picture.spokenNames[statement.id])
    groups.append(Group(statement: statement, opening: opening, marks: marks(of: statement, from: &book)))
    numbers[identity] = groups.count - 1
    return groups.count - 1
  }

  private mutating func marks(of statement: DOTStatement, from book: inout FragmentBook) -> Marks {
    let look = FragmentKey(kind: statement.kind, words: statement.look)
    if let known = book.fragment(look) { return .known(known) }
    if let part = looks[look] { return .part(part) }
    looks[look] = parts.count
    parts.append(DrawingPart(DrawingPart.Kind(statement.kind), attributes: look.words))
    return .part(parts.count - 1)
  }

  /// Takes what was drawn of the parts, in their order.
  mutating func add(_ groups: [[UInt8]]) { drawn = groups.map(SVGMarkup.marks(of:)) }

  /// Everything in the order of its numbers, when all parts are drawn.
  var finished: [SVGGroup] {
    groups.map { group in
      let marks =
        switch group.marks {
        case .known(let marks): marks
        case .part(let part): drawn[part]
        }
      return SVGGroup(group.statement, opening: group.opening, marks: marks)
    }
  }
}

extension DrawingPart.Kind {
  /// What a statement is to the engine.
  init(_ kind: DOTStatement.Kind) {
    switch kind {
    case .cluster: self = .cluster
    case .node: self = .node
    case .edge: self = .edge
    }
  }
}
