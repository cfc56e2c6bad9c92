/// One thing that is drawn, as DOT says it.
///
/// Frames of one story that say the same share one statement while it is remembered (``DOTStatementBook``). So who has seen a statement knows
/// it again by its identity; one that is another object may still say the same.
package final class DOTStatement: Sendable {
  /// What it is to Graphviz.
  package let kind: Kind
  /// Its identity in SVG.
  package let id: String
  /// What it is and in which states, as its `class` has it.
  package let classes: [String]
  /// For an edge, the identities of the nodes that it connects.
  let ends: (tail: String, head: String)?
  /// The statement from its first byte to the end of its line; for a cluster, to the end of its attributes.
  let text: [UInt8]

  private let nameRange: Range<Int>
  private let lookRange: Range<Int>

  package enum Kind: Sendable {
    case cluster
    case node
    case edge
  }

  init(
    _ kind: Kind, id: ExactText, classes: ClassWords, ends: (tail: String, head: String)? = nil, text: [UInt8],
    name: Range<Int>, look: Range<Int>
  ) {
    self.kind = kind
    self.id = id.string
    self.classes = classes.words
    self.ends = ends
    self.text = text
    nameRange = name
    lookRange = look
  }
}

extension DOTStatement {
  /// Its `id` and `class`, as they are written.
  package var name: ArraySlice<UInt8> { text[nameRange] }
  /// All its other attributes: all that says how it looks.
  package var look: ArraySlice<UInt8> { text[lookRange] }
  /// The length of the whole in DOT.
  package var byteCount: Int { text.count }
}
