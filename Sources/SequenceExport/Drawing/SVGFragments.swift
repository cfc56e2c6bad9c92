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
    /// What stands around its fragments, as libgvc wrote it.
    let paper: FragmentBook.Paper
    /// What is in it, in the order in which it is painted.
    let groups: [Group]

    /// One thing.
    struct Group: Sendable {
      let key: Key
      /// The group's tag, and its title where people have a name for it.
      let opening: [UInt8]
      /// What it is painted with, as libgvc wrote it, finished.
      let marks: [UInt8]
    }

    /// What decides a group.
    struct Key: Hashable, Sendable {
      let name: FragmentKey
      let look: FragmentKey

      /// The same to be kept.
      var kept: Key { Key(name: name.kept, look: look.kept) }
    }
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
    let size = pictures.reduce(0) { max($0, $1.document.bytes.count) }
    var (paper, drafts) = book.withLock { book in
      book.open(for: prologue, pictureSize: size)
      return (book.paper, pictures.map { Draft($0, from: &book) })
    }
    var news = NewFragments()
    for (draft, picture) in zip(drafts, pictures) { news.add(draft, of: picture) }
    if paper == nil || !news.parts.isEmpty {
      let drawn = try engine.draw(news.parts, after: prologue)
      news.add(drawn.parts)
      paper = FragmentBook.Paper(opening: drawn.opening, closing: drawn.closing)
    }
    guard let paper else { return [] }
    if !news.fragments.isEmpty {
      book.withLock { [fragments = news.fragments] book in
        book.open(for: prologue, pictureSize: size)
        book.set(paper)
        for (key, fragment) in fragments { book.add(fragment, for: key) }
      }
      for index in drafts.indices { drafts[index].fill(from: news.fragments) }
    }
    return drafts.map { Drawn(paper: paper, groups: $0.groups) }
  }
}

/// A picture's things, with the fragments that are there already.
private struct Draft: Sendable {
  let keys: [SVGFragments.Drawn.Key]
  var openings: [[UInt8]?]
  var marks: [[UInt8]?]

  init(_ picture: Picture, from book: inout FragmentBook) {
    let document = picture.document
    keys = document.statements.map { statement in
      SVGFragments.Drawn.Key(
        name: FragmentKey(kind: statement.kind, words: document.bytes[statement.name]),
        look: FragmentKey(kind: statement.kind, words: document.bytes[statement.look]))
    }
    openings = keys.map { book.fragment($0.name) }
    marks = keys.map { book.fragment($0.look) }
  }

  mutating func fill(from news: [FragmentKey: [UInt8]]) {
    for (index, key) in keys.enumerated() {
      if openings[index] == nil { openings[index] = news[key.name] }
      if marks[index] == nil { marks[index] = news[key.look] }
    }
  }

  var groups: [SVGFragments.Drawn.Group] {
    keys.indices.map {
      SVGFragments.Drawn.Group(key: keys[$0], opening: openings[$0] ?? [], marks: marks[$0] ?? [])
    }
  }
}

/// What is still to be made for some pictures, each thing once.
private struct NewFragments {
  private(set) var parts: [DrawingPart] = []
  private(set) var fragments: [FragmentKey: [UInt8]] = [:]
  private var looks: [FragmentKey] = []
  private var known: Set<FragmentKey> = []

  mutating func add(_ draft: Draft, of picture: Picture) {
    var spoken: SpokenNames?
    for (index, key) in draft.keys.enumerated() {
      let statement = picture.document.statements[index]
      if draft.openings[index] == nil, fragments[key.name] == nil {
        let names = spoken ?? picture.spokenNames
        spoken = names
        fragments[key.name] = SVGMarkup.opening(of: statement, name: names[statement.id])
      }
      if draft.marks[index] == nil, known.insert(key.look).inserted {
        looks.append(key.look)
        parts.append(DrawingPart(DrawingPart.Kind(statement.kind), attributes: key.look.words))
      }
    }
  }

  /// Takes what was drawn of the parts.
  mutating func add(_ groups: [[UInt8]]) {
    for (look, group) in zip(looks, groups) { fragments[look] = SVGMarkup.marks(of: group) }
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

extension DOTDocument {
  fileprivate var prologue: ArraySlice<UInt8> { bytes[..<prologueEnd] }
}
