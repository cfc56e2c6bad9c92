import NavigationModel

/// Something to draw: a frame, or a sheet of frames.
public struct Picture: Sendable {
  /// It in DOT, with the places of what is drawn.
  package let document: DOTDocument
  /// The line that names it: `3/12 push Detail on Home`.
  public let title: String
  /// It in words.
  public let altText: String
  /// Its extent, in points.
  public let size: Size

  /// What people call what is in it.
  package let spokenNames: SpokenNames

  /// It in DOT, with final places: what Graphviz draws, and what `neato -n2` draws again.
  public var dot: String { document.text }
}
