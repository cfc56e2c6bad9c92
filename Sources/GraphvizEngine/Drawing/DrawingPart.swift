/// One thing of a drawing whose positions are final, to be drawn by itself: what its statement in DOT says about its look.
public struct DrawingPart: Sendable {
  /// What it is to Graphviz.
  public let kind: Kind
  /// Its attributes as DOT has them, `pos="27,9" label="Home"`: everything that says where it is and how it looks.
  public let attributes: ArraySlice<UInt8>

  /// What a thing is to Graphviz.
  public enum Kind: Hashable, Sendable {
    /// A box, painted before everything else.
    case cluster
    /// A shape or a text.
    case node
    /// A line, whose ends are part of its attributes.
    case edge
  }

  /// Names what to draw.
  public init(_ kind: Kind, attributes: ArraySlice<UInt8>) {
    self.kind = kind
    self.attributes = attributes
  }
}

/// What was drawn of parts, as pieces of one SVG file: it is whole when any of the parts stand between opening and closing.
public struct DrawnParts: Sendable {
  /// The file up to where the first part begins: the root's tag, the group around everything, the paper.
  public internal(set) var opening: [UInt8]
  /// A group for each part, in the order in which they were given; identities and titles of the groups mean nothing.
  public internal(set) var parts: [[UInt8]]
  /// The end of the file.
  public let closing: [UInt8]
}
