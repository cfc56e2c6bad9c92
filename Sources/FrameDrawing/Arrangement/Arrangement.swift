/// Where every slot is: the one arrangement that all frames of a sequence share, so that nothing moves.
struct Arrangement {
  /// For each slot the card of a screen that stands in it, on its canvas.
  var cards: [Rect]
  /// For each slot the largest box of a container that stands in it.
  var boxes: [Rect]
  /// The extent of it all.
  var size: Size

  /// An arrangement of so many slots, all of them nowhere yet.
  init(slots: Int) {
    cards = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: slots)
    boxes = cards
    size = .zero
  }
}
