internal import FrameDrawing
internal import GraphvizEngine
internal import Synchronization

/// What libgvc has drawn of a story as SVG, each distinct thing once.
///
/// A card stays the same through dozens of frames. libgvc draws it when it is first seen, and later frames take it from here. What has not
/// been seen for a while is forgotten, so that a long story needs no more memory than a short one; it is drawn again when it comes back.
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
    /// What says how each thing in it looks, in the order in which it is painted.
    let keys: [FragmentKey]
    /// The same drawn and finished.
    let fragments: [[UInt8]]
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
    if paper == nil || !news.isEmpty {
      let drawn = try engine.draw(news.parts, after: prologue)
      let fragments = news.finished(drawn.parts)
      let newPaper = FragmentBook.Paper(opening: drawn.opening, closing: drawn.closing)
      book.withLock { book in
        book.open(for: prologue, pictureSize: size)
        book.set(newPaper)
        for (key, fragment) in fragments { book.add(fragment, for: key) }
      }
      paper = newPaper
      for index in drafts.indices { drafts[index].fill(from: fragments) }
    }
    guard let paper else { return [] }
    return drafts.map { Drawn(paper: paper, keys: $0.keys, fragments: $0.fragments.compactMap(\.self)) }
  }
}

/// A picture's things, with the fragments that are there already.
private struct Draft: Sendable {
  let keys: [FragmentKey]
  var fragments: [[UInt8]?]

  init(_ picture: Picture, from book: inout FragmentBook) {
    keys = picture.document.statements.map { picture.document.key(of: $0) }
    fragments = keys.map { book.fragment($0) }
  }

  mutating func fill(from drawn: [FragmentKey: [UInt8]]) {
    for index in fragments.indices where fragments[index] == nil { fragments[index] = drawn[keys[index]] }
  }
}

/// What is still to be drawn for some pictures, each thing once.
private struct NewFragments {
  private(set) var parts: [DrawingPart] = []
  private var keys: [FragmentKey] = []
  private var names: [String?] = []
  private var known: Set<FragmentKey> = []

  var isEmpty: Bool { parts.isEmpty }

  mutating func add(_ draft: Draft, of picture: Picture) {
    var spoken: SpokenNames?
    for (index, key) in draft.keys.enumerated() where draft.fragments[index] == nil && known.insert(key).inserted {
      let statement = picture.document.statements[index]
      let names = spoken ?? picture.spokenNames
      spoken = names
      keys.append(key)
      parts.append(DrawingPart(DrawingPart.Kind(statement.kind), attributes: key.words))
      self.names.append(names[statement.id])
    }
  }

  /// What was drawn of the parts, as it stands in files.
  func finished(_ groups: [[UInt8]]) -> [FragmentKey: [UInt8]] {
    var fragments: [FragmentKey: [UInt8]] = [:]
    for (index, group) in groups.enumerated() { fragments[keys[index]] = SVGMarkup.finished(group: group, name: names[index]) }
    return fragments
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

  fileprivate func key(of statement: DOTStatement) -> FragmentKey {
    FragmentKey(kind: statement.kind, words: bytes[statement.attributes])
  }
}
