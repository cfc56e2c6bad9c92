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
    /// Whether a container that stood here had the bar of the stack around it over it.
    var hasBar = false
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
  mutating func widen(_ slot: Int, forTitle width: Double, hasBar: Bool) {
    slots[slot].title = max(slots[slot].title ?? 0, width)
    slots[slot].hasBar = slots[slot].hasBar || hasBar
  }

  /// The height above what a container in the slot holds: its title, and the bar below that.
  func header(of slot: Int) -> Double {
    Measures.titleHeight + (slots[slot].hasBar ? Measures.containerBar : 0)
  }

  /// The members of the stack in a slot, its tabs, its columns or its other children: the slots within it of one sort, in order.
  func inner(_ slot: Int, _ sort: SlotPlace.Sort) -> [Int] {
    slots[slot].children.filter { slots[$0].place.sort == sort }
  }

  /// The slot of the modal over one.
  func modal(over slot: Int) -> Int? {
    known(.modal, in: slot)
  }
}
