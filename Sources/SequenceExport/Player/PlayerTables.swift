/// The tables that the player's data refer to by number.
struct PlayerTables {
  private(set) var strings = Interned<String>()
  private(set) var paints = Interned<[Int]>()
  private(set) var looks = Interned<[SharedText]>()
  /// The identities of all groups, by which those of their parts are cut.
  private let identities: Set<String>

  init(identities: Set<String>) {
    self.identities = identities
  }

  /// Tables for the same story once more, with short numbers for the strings that it uses most.
  init(after draft: PlayerTables) {
    identities = draft.identities
    strings = draft.strings.mostUsedFirst
  }

  /// A text that no other has a part of.
  mutating func entry(_ text: String) -> Int { strings.number(of: text) }

  /// A text, cut where it holds what others hold too.
  mutating func entry(_ text: String, phrases: [String]) -> SharedText {
    SharedText(SharedText.cut(text, at: phrases).map { strings.number(of: $0) })
  }

  /// A tag's attributes, names and values by turns.
  mutating func entry(_ tag: Tag) -> [Int] {
    tag.attributes.flatMap { [strings.number(of: $0.name), strings.number(of: XML.unescaped($0.value))] }
  }

  /// A group: its look, and the pieces of its identity. A look is classes, title, -1 without one, and marks.
  mutating func entry(_ group: FrameMarkup.Group, phrases: [String]) -> [Int] {
    var look = [SharedText(strings.number(of: group.classes))]
    look.append(SharedText(group.title.map { strings.number(of: XML.unescaped($0)) } ?? -1))
    for mark in group.marks { look += entry(mark, phrases: phrases) }
    return [looks.number(of: look)] + identity(XML.unescaped(group.id))
  }

  /// `home-bar` and `home--to--detail` are made from the identities `home` and `detail`, which have groups of their own.
  private mutating func identity(_ id: String) -> [Int] {
    var pieces = [id]
    if let arrow = id.firstRange(of: "--"), let end = id[arrow.upperBound...].firstRange(of: "--") {
      pieces = [String(id[..<arrow.lowerBound]), String(id[arrow.lowerBound..<end.upperBound]), String(id[end.upperBound...])]
    } else if let hyphen = id.lastIndex(of: "-"), identities.contains(String(id[..<hyphen])) {
      pieces = [String(id[..<hyphen]), String(id[hyphen...])]
    }
    return pieces.map { strings.number(of: $0) }
  }

  /// A mark: its paint, its place, its words.
  mutating func entry(_ mark: Mark, phrases: [String]) -> [SharedText] {
    var paint = [strings.number(of: mark.tag)]
    var place: [String] = []
    for attribute in mark.attributes {
      paint.append(strings.number(of: attribute.name))
      if Mark.isPlace(attribute) {
        paint.append(-1)
        place.append(attribute.value)
      } else {
        paint.append(strings.number(of: XML.unescaped(attribute.value)))
      }
    }
    var entry = [SharedText(paints.number(of: paint)), self.place(place)]
    if mark.tag == "text" { entry.append(self.entry(XML.unescaped(mark.text), phrases: phrases)) }
    return entry
  }

  /// A place: where a path or a polygon can be moved, its outline and where it begins; otherwise all its numbers in one string.
  private mutating func place(_ values: [String]) -> SharedText {
    if values.count == 1, let placed = PlacedShape(values[0]) {
      return SharedText([strings.number(of: placed.shape), strings.number(of: placed.place)])
    }
    // Numbers hold no blanks, so that several of them may stand in one string.
    return SharedText(strings.number(of: values.joined(separator: " ")))
  }
}
