internal import FrameDrawing
internal import GraphvizEngine
internal import Synchronization

/// What libgvc has drawn of a story as SVG, each distinct thing once.
///
/// A card stays the same through dozens of frames, and other cards have the same badge in the same place. libgvc draws a look when it is first
/// seen, and later frames take it from here. What has not been seen for a while is forgotten, so that a long story needs no more memory than a
/// short one; it is drawn again when it comes back.
final class SVGFragments: Sendable {
  private let engine: GraphvizEngine
  private let book = Mutex(FragmentBook())

  init(_ engine: GraphvizEngine) {
    self.engine = engine
  }

  /// A picture in pieces.
  struct Drawn: Sendable {
    /// What stands around its groups.
    let paper: FragmentBook.Paper
    /// What is in it, in the order in which it is painted.
    let groups: [SVGGroup]
  }

  /// Draws pictures on one canvas; what is new in all of them is drawn at once.
  ///
  /// - Returns: Each picture, or why it cannot be drawn.
  func drawn(of pictures: [Picture]) -> [Result<Drawn, GraphvizError>] {
    do throws(GraphvizError) {
      return try drawnTogether(pictures).map { .success($0) }
    } catch {
      // One of them is to blame; the others can be drawn.
      return pictures.count == 1 ? [.failure(error)] : pictures.flatMap { drawn(of: [$0]) }
    }
  }

  private func drawnTogether(_ pictures: [Picture]) throws(GraphvizError) -> [Drawn] {
    guard let prologue = pictures.first?.document.prologue else { return [] }
    let size = pictures.reduce(0) { max($0, $1.document.byteCount) }
    var (paper, drafts, news) = book.withLock { book in
      book.open(for: prologue, pictureSize: size)
      var news = NewGroups()
      let drafts = pictures.map { Draft($0, from: &book, &news) }
      return (book.paper, drafts, news)
    }
    let parts = news.parts
    if paper == nil || !parts.isEmpty {
      let drawn = try engine.draw(parts, after: prologue[...])
      news.add(drawn.parts)
      paper = paper ?? FragmentBook.Paper(opening: SVGOpening(drawn.opening), closing: drawn.closing)
    }
    guard let paper else { return [] }
    let made = news.finished(of: pictures)
    if !made.isEmpty {
      book.withLock { book in
        book.open(for: prologue, pictureSize: size)
        book.set(paper)
        for group in made { book.add(group) }
      }
      for index in drafts.indices { drafts[index].fill(from: made) }
    }
    return drafts.map { Drawn(paper: paper, groups: $0.groups.compactMap(\.self)) }
  }
}

/// A picture's things, as far as they are there already.
private struct Draft: Sendable {
  private(set) var groups: [SVGGroup?] = []
  /// The places of those that are to be made, with their numbers among all that are.
  private var missing: [(place: Int, number: Int)] = []

  init(_ picture: Picture, from book: inout FragmentBook, _ news: inout NewGroups) {
    groups.reserveCapacity(picture.document.statements.count)
    news.begin()
    for statement in picture.document.statements {
      let group = book.group(of: statement)
      if group == nil { missing.append((groups.count, news.number(of: statement, from: &book))) }
      groups.append(group)
    }
  }

  mutating func fill(from made: [SVGGroup]) {
    for (place, number) in missing { groups[place] = made[number] }
  }
}

/// What is to be made for some pictures, each thing once.
private struct NewGroups: Sendable {
  private var groups: [Group] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// What libgvc is to draw, each look once.
  private(set) var parts: [DrawingPart] = []
  private var looks: [FragmentKey: Int] = [:]
  /// What it has drawn of them.
  private var drawn: [[UInt8]] = []
  private var picture = -1

  private struct Group: Sendable {
    let statement: DOTStatement
    /// The index of a picture that it is in.
    let picture: Int
    let opening: [UInt8]?
    let marks: Marks
  }

  /// What a thing is painted with: known, or the index of a part that is to be drawn.
  private enum Marks: Sendable {
    case known([UInt8])
    case part(Int)
  }

  /// Begins with the next picture.
  mutating func begin() { picture += 1 }

  /// The number that a statement has among all that is to be made.
  mutating func number(of statement: DOTStatement, from book: inout FragmentBook) -> Int {
    let identity = ObjectIdentifier(statement)
    if let number = numbers[identity] { return number }
    let look = FragmentKey(kind: statement.kind, words: statement.look)
    let marks: Marks
    if let known = book.fragment(look) {
      marks = .known(known)
    } else if let part = looks[look] {
      marks = .part(part)
    } else {
      marks = .part(parts.count)
      looks[look] = parts.count
      parts.append(DrawingPart(DrawingPart.Kind(statement.kind), attributes: look.words))
    }
    let name = FragmentKey(kind: statement.kind, words: statement.name)
    groups.append(Group(statement: statement, picture: picture, opening: book.fragment(name), marks: marks))
    numbers[identity] = groups.count - 1
    return groups.count - 1
  }

  /// Takes what was drawn of the parts.
  mutating func add(_ groups: [[UInt8]]) { drawn = groups.map(SVGMarkup.marks(of:)) }

  /// Everything in the order of its numbers, when all parts are drawn.
  func finished(of pictures: [Picture]) -> [SVGGroup] {
    var spoken: (picture: Int, names: SpokenNames)?
    return groups.map { group in
      let marks =
        switch group.marks {
        case .known(let marks): marks
        case .part(let part): drawn[part]
        }
      if let opening = group.opening { return SVGGroup(group.statement, opening: opening, marks: marks) }
      let names = spoken?.picture == group.picture ? spoken?.names : nil
      let known = names ?? pictures[group.picture].spokenNames
      spoken = (group.picture, known)
      let opening = SVGMarkup.opening(of: group.statement, name: known[group.statement.id])
      return SVGGroup(group.statement, opening: opening, marks: marks)
    }
  }
}

extension DrawingPart.Kind {
  fileprivate init(_ kind: DOTStatement.Kind) {
    switch kind {
    case .cluster: self = .cluster
    case .node: self = .node
    case .edge: self = .edge
    }
  }
}
