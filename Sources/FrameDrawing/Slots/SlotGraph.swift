/// All slots that any frame uses, each as large as its widest occupant needs: what is arranged once for the whole sequence.
struct SlotGraph {
  /// A slot and what has ever stood in it.
  struct Slot {
    /// The slot above; nil for the root's.
    let parent: Int?
    /// The place within the slot above.
    let place: SlotPlace
    /// The largest card of the screens that stood here; zero if none did.
    var card = Size.zero
    /// The longest title of the containers that stood here, in points; nil if none did.
    var title: Double?
    /// The slots within and over this one, in order of place.
    var children: [Int] = []
  }

  private(set) var slots: [Slot] = [Slot(parent: nil, place: .child(0))]
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let parent: Int
    let place: SlotPlace
  }

  /// The slot at a place within another, made on first use.
  mutating func slot(_ place: SlotPlace, in parent: Int) -> Int {
    let key = Key(parent: parent, place: place)
    if let known = numbers[key] { return known }
    let number = slots.count
    slots.append(Slot(parent: parent, place: place))
    var position = slots[parent].children.count
    // From the end, where a new slot mostly belongs.
    while position > 0, slots[slots[parent].children[position - 1]].place.index > place.index { position -= 1 }
    slots[parent].children.insert(number, at: position)
    numbers[key] = number
    return number
  }

  /// The slot at a place within another, if any frame uses it.
  func known(_ place: SlotPlace, in parent: Int) -> Int? {
    numbers[Key(parent: parent, place: place)]
  }

  /// Makes room for a screen's card.
  mutating func widen(_ slot: Int, forCard card: Size) {
    slots[slot].card = slots[slot].card.union(card)
  }

  /// Makes room for a container's title, so many points wide.
  mutating func widen(_ slot: Int, forTitle width: Double) {
    slots[slot].title = max(slots[slot].title ?? 0, width)
  }

  /// The members of the stack in a slot, its tabs, its columns or its other children: the slots within it of one sort, in order.
  func inner(_ slot: Int, where isSort: (SlotPlace) -> Bool) -> [Int] {
    slots[slot].children.filter { isSort(slots[$0].place) }
  }

  /// The slot of the modal over one.
  func modal(over slot: Int) -> Int? {
    known(.modal, in: slot)
  }
}
