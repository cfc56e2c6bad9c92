public import NavigationModel

/// How a sequence is drawn.
public struct DrawingOptions: Hashable, Sendable {
  /// Boxes within boxes, or nodes and links.
  public var view: PictureView
  /// Who arranges the slots; nil takes what suits the view: slots for boxes, dot for links.
  public var layout: LayoutEngine?
  /// Where stacks grow to.
  public var direction: Direction
  /// The colours.
  public var theme: Theme
  /// The number of members after which a stack goes on in a further row, 1 … 1,000. Only the arrangement by slots wraps.
  public var wrap: Int {
    didSet { wrap = Self.possible(wrap) }
  }

  /// Options, all of them the usual ones unless given.
  public init(
    view: PictureView = .nested, layout: LayoutEngine? = nil, direction: Direction = .right, theme: Theme = .light,
    wrap: Int = 10
  ) {
    self.view = view
    self.layout = layout
    self.direction = direction
    self.theme = theme
    self.wrap = Self.possible(wrap)
  }

  private static func possible(_ wrap: Int) -> Int { min(max(wrap, 1), 1000) }
}

/// Who arranges the slots; the raw value is the word that the command line uses.
public enum LayoutEngine: String, CaseIterable, Hashable, Sendable {
  /// Rows and columns with equal gaps, computed here.
  case slots
  /// Graphviz's own `dot`.
  case dot
}
