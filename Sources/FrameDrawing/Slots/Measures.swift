import NavigationModel

/// The fixed measures of the picture, in points.
enum Measures {
  /// A card is never narrower or lower than this: a small upright phone.
  static let card = Size(width: 66, height: 92)
  /// The widest line of a name on a card.
  static let cardNameWidth = 104.0
  /// The most lines of a name on a card.
  static let cardNameLines = 4
  /// Between a name and its card's side.
  static let cardPadding = 9.0
  /// The strip for the navigation bar: its distance from the card's edges, and its height.
  static let barInset = 5.0
  static let barHeight = 13.0
  /// Between a container's outline and what it holds.
  static let padding = 12.0
  /// The least height inside a container, so that an empty one is a box too.
  static let emptyContent = 24.0
  /// The line with a container's name.
  static let titleHeight = 24.0
  /// The longest name and the longest class in a container's corner.
  static let titleNameWidth = 220.0
  static let titleClassWidth = 240.0
  /// Between name and class.
  static let titleGap = 7.0
  /// Between the members of a stack, where the arrows are.
  static let stackGap = 26.0
  /// Between ranks where `dot` arranges boxes: an arrow's length and the padding of a box on either side of it.
  static let rankGap = stackGap + 2 * padding
  /// Between the rows of a wrapped stack, where an arrow turns.
  static let rowGap = 26.0
  /// Between tabs, and between a container's children.
  static let childGap = 14.0
  /// Between a presenter and its modal, at least; it grows with the words on the arrow.
  static let modalGap = 70.0
  /// Between the words on that arrow and the modal, where the arrow's head is, and as much on the other side of them.
  static let modalWords = 12.0
  /// The radius at which Graphviz rounds corners.
  static let corner = 12.0
  /// Around the whole picture.
  static let margin = 18.0
  /// Between the caption and the picture.
  static let captionGap = 14.0
  /// The narrowest canvas, so that captions have room.
  static let canvasWidth = 432.0
  /// Badges for new and removed.
  static let badge = 14.0
  /// The height of the arrow to a modal below the modal's top edge.
  static let modalArrow = 46.0
  /// Among nodes and links: along a link, between neighbours, and the room for a link that passes over a column.
  static let linkGap = 40.0
  static let linkSpacing = 14.0
  static let linkBus = 14.0
  /// A node is never lower than this, and leaves so much around its words.
  static let linkNodeHeight = 34.0
  static let linkNodePadding = 10.0
}
