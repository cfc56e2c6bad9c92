import NavigationModel
internal import Synchronization

/// The statements of one canvas, those that neighbouring frames share written once.
struct DOTStatementBook {
  private let height: Double
  private let prologue: [UInt8]
  private var boxes = RecentValues<Box, DOTStatement>(capacity: leastCapacity)
  private var shapes = RecentValues<Shape, DOTStatement>(capacity: leastCapacity)
  private var arrows = RecentValues<Arrow, DOTStatement>(capacity: leastCapacity)

  /// In statements: what a few dozen frames bring that is new.
  private static let leastCapacity = 512

  init(canvas: Size, background: HexColor) {
    height = canvas.height
    prologue = DOTWriter.prologue(canvas, background: background)
  }
}

extension DOTStatementBook {
  /// A drawing on the canvas in DOT.
  mutating func document(_ elements: [Element], _ arrows: [Arrow]) -> DOTDocument {
    var lines: [DOTDocument.Line] = []
    lines.reserveCapacity(64 + elements.count + arrows.count)
    var order = DOTPaintOrder()
    for element in elements { add(element, to: &lines, &order) }
    for arrow in arrows {
      let statement = Self.statement(arrow, in: &self.arrows, height: height)
      lines.append(.statement(statement))
      order.add(statement)
    }
    lines.append(.end)
    let statements = order.statements
    // A drawing alone must not push out what it is made of.
    let room = max(Self.leastCapacity, 2 * statements.count)
    boxes.capacity = room
    shapes.capacity = room
    self.arrows.capacity = room
    return DOTDocument(prologue: prologue, lines: lines, statements: statements)
  }

  private mutating func add(_ element: Element, to lines: inout [DOTDocument.Line], _ order: inout DOTPaintOrder) {
    switch element {
    case .shape(let shape):
      let statement = Self.statement(shape, in: &shapes, height: height)
      lines.append(.statement(statement))
      order.add(statement)
    case .box(let box, let contents):
      let statement = Self.statement(box, in: &boxes, height: height)
      lines.append(.statement(statement))
      order.add(statement)
      for element in contents { add(element, to: &lines, &order) }
      lines.append(.end)
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
    private let book: Mutex<DOTStatementBook>

    init(_ book: DOTStatementBook) {
      self.book = Mutex(book)
    }

    func document(_ drawing: Drawing) -> DOTDocument {
      book.withLock { $0.document(drawing.elements, drawing.arrows) }
    }
  }
}
