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
    var (paper, drafts, news) = book.withLock { book in
      book.open(for: prologue)
      var news = NewGroups()
      let drafts = pictures.map { Draft($0, from: &book, &news) }
      return (book.paper, drafts, news)
    }
    if paper == nil || !news.parts.isEmpty {
      let drawn = try engine.draw(news.parts, after: prologue[...])
      news.add(drawn.parts)
      paper = FragmentBook.Paper(opening: SVGOpening(drawn.opening), closing: drawn.closing)
    }
    guard let paper else { return [] }
    let made = news.finished
    if !made.isEmpty { book.withLock { $0.add(made, on: paper, for: prologue) } }
    return drafts.map { Drawn(paper: paper, groups: $0.groups(with: made)) }
  }
}

/// A picture's things: those that are there already, and the numbers of those that are to be made.
private struct Draft: Sendable {
  private var things: [Thing] = []

  private enum Thing: Sendable {
    case known(SVGGroup)
    case new(Int)
  }

  init(_ picture: Picture, from book: inout FragmentBook, _ news: inout NewGroups) {
    things = picture.document.statements.map { statement in
      if let group = book.group(of: statement) { return .known(group) }
      return .new(news.number(of: statement, in: picture, from: &book))
    }
  }

  /// All of them, with what was made for this picture and others.
  func groups(with made: [SVGGroup]) -> [SVGGroup] {
    things.map { thing in
      switch thing {
      case .known(let group): group
      case .new(let number): made[number]
      }
    }
  }
}
