/// A drawing in DOT, and where in its text everything that is drawn has its words.
///
/// With final places each thing is drawn by what its own statement says, whatever stands around it. So two statements with the same words in
/// two frames of one story look the same to the last byte, and who draws a story can draw each of them once.
package struct DOTDocument: Sendable {
  /// The whole text, in UTF-8.
  package let bytes: [UInt8]
  /// Where the canvas and the defaults end, and the statements begin.
  package let prologueEnd: Int
  /// What is drawn, in the order in which Graphviz paints it.
  package let statements: [DOTStatement]

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// One thing that is drawn.
package struct DOTStatement: Sendable {
  /// What it is to Graphviz.
  package let kind: Kind
  /// Its identity in SVG.
  package let id: String
  /// What it is and in which states, as its `class` has it.
  package let classes: [String]
  /// Where its `id` and `class` stand in the document.
  package let name: Range<Int>
  /// Where all its other attributes stand: all that says how it looks.
  package let look: Range<Int>

  package enum Kind: Sendable {
    case cluster
    case node
    case edge
  }
}
