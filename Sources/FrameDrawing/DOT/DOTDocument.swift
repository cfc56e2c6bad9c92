/// A drawing in DOT, made of the statements that draw it.
///
/// With final places each thing is drawn by what its own statement says, whatever stands around it. So two statements with the same words in
/// two frames of one story look the same to the last byte, and who draws a story can draw each of them once.
package struct DOTDocument: Sendable {
  /// The canvas and the defaults: what stands before the first statement.
  package let prologue: [UInt8]
  /// What is drawn, in the order in which Graphviz paints it.
  package let statements: [DOTStatement]
  /// Everything behind the prologue, as it stands in the text.
  private let lines: [Line]

  /// A piece of the text.
  enum Line: Sendable {
    case statement(DOTStatement)
    case end
  }

  init(prologue: [UInt8], lines: [Line], statements: [DOTStatement]) {
    self.prologue = prologue
    self.lines = lines
    self.statements = statements
  }
}

extension DOTDocument {
  /// How many bytes the whole text has in UTF-8.
  ///
  /// - Complexity: O(n) in the number of statements.
  package var byteCount: Int {
    lines.reduce(prologue.count) { count, line in
      switch line {
      case .statement(let statement): count + statement.text.count
      case .end: count + Self.end.count
      }
    }
  }

  /// The whole text.
  ///
  /// - Complexity: O(n) in its length; it is put together anew each time.
  var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    bytes += prologue
    for line in lines {
      switch line {
      case .statement(let statement): bytes += statement.text
      case .end: bytes += Self.end
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let end = Array("}\n".utf8)
}
