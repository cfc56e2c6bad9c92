import NavigationModel
internal import Synchronization

/// The statements of one canvas, those that neighbouring frames share written once.
struct DOTStatementBook {
  private let height: Double
  private var boxes = RecentValues<Box, DOTStatement>(capacity: capacity)
  private var shapes = RecentValues<Shape, DOTStatement>(capacity: capacity)
  private var arrows = RecentValues<Arrow, DOTStatement>(capacity: capacity)

  /// In statements: what a dozen frames bring that is new. A frame that has more is a generation of its own.
  private static let capacity = 256

  private init(canvas: Size) {
    height = canvas.height
  }

  /// The pieces of a drawing's text, and the statements in them by order of painting.
  private mutating func written(_ drawing: Drawing) -> (lines: [DOTDocument.Line], order: DOTPaintOrder) {
    boxes.turn()
    shapes.turn()
    arrows.turn()
    var text = Text()
    text.lines.reserveCapacity(2 * drawing.elements.count + drawing.arrows.count)
    for element in drawing.elements { add(element, to: &text) }
    for arrow in drawing.arrows { text.add(Self.statement(arrow, in: &arrows, height: height)) }
    text.lines.append(.end)
    return (text.lines, text.order)
  }

  private struct Text {
    var lines: [DOTDocument.Line] = []
    var order = DOTPaintOrder()

    mutating func add(_ statement: DOTStatement) {
      lines.append(.statement(statement))
      order.add(statement)
    }
  }

  private mutating func add(_ element: Element, to text: inout Text) {
    switch element {
    case .shape(let shape): text.add(Self.statement(shape, in: &shapes, height: height))
    case .box(let box, let contents):
      text.add(Self.statement(box, in: &boxes, height: height))
      for element in contents { add(element, to: &text) }
      text.lines.append(.end)
    }
  }

  /// The statement of something; it is written where none was kept.
  private static func statement<Thing: DOTWritable>(
    _ thing: Thing, in known: inout RecentValues<Thing, DOTStatement>, height: Double
  ) -> DOTStatement {
    if let statement = known.value(for: thing) { return statement }
    let statement = DOTWriter.statement(thing, height: height)
    known.keep(statement, for: thing)
    return statement
  }
}

extension DOTStatementBook {
  /// A book that frames share which are drawn on several threads.
  final class Shared: Sendable {
    private let prologue: [UInt8]
    private let book: Mutex<DOTStatementBook>

    /// A book for drawings on one canvas, of one colour.
    init(canvas: Size, background: HexColor) {
      prologue = DOTWriter.prologue(canvas, background: background)
      book = Mutex(DOTStatementBook(canvas: canvas))
    }

    /// A drawing on the book's canvas as DOT.
    func document(of drawing: Drawing) -> DOTDocument {
      let (lines, order) = book.withLock { $0.written(drawing) }
      return DOTDocument(prologue: prologue, lines: lines, statements: order.statements)
    }
  }
}
