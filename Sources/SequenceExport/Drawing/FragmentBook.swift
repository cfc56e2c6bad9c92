internal import FrameDrawing

/// What decides a fragment of a file.
struct FragmentKey: Hashable {
  let kind: DOTStatement.Kind
  /// A part of a statement's attributes: those that name a thing, or those that say how it looks.
  let words: ArraySlice<UInt8>

  static func == (one: FragmentKey, other: FragmentKey) -> Bool {
    one.kind == other.kind && one.words == other.words
  }

  func hash(into hasher: inout Hasher) {
    // All at once: the slice itself would hash byte by byte.
    words.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// What was drawn as SVG, as much as has been of use lately.
struct FragmentBook {
  /// What stands around all that is drawn.
  struct Paper {
    let opening: SVGOpening
    let closing: [UInt8]
  }

  private(set) var paper: Paper?
  private var prologue: [UInt8] = []
  /// Whole groups by the identities of their statements, which the groups keep alive.
  private var groups = RecentDrawings<ObjectIdentifier, SVGGroup>(capacity: 1 << 18)
  /// Parts of groups by what decides them: what other statements can be drawn from.
  private var fragments = RecentDrawings<FragmentKey, [UInt8]>(capacity: 1 << 20)
}

extension FragmentBook {
  /// Opens the book for pictures; what was drawn on another canvas is no use.
  mutating func open(for prologue: [UInt8]) {
    if self.prologue != prologue {
      self = FragmentBook()
      self.prologue = prologue
    }
    groups.turn()
    fragments.turn()
  }

  /// Adds what was drawn for pictures on this canvas.
  mutating func add(_ made: [SVGGroup], on paper: Paper, for prologue: [UInt8]) {
    if self.prologue != prologue { open(for: prologue) }
    self.paper = paper
    for group in made { add(group) }
  }

  /// What was drawn of the statement; nil where it is still to be drawn.
  mutating func group(of statement: DOTStatement) -> SVGGroup? { groups.value(for: ObjectIdentifier(statement)) }

  /// The fragment; nil where it is still to be drawn.
  mutating func fragment(_ key: FragmentKey) -> [UInt8]? { fragments.value(for: key) }

  private mutating func add(_ group: SVGGroup) {
    let statement = group.statement
    groups.keep(group, weight: statement.byteCount + group.bytes.count, for: ObjectIdentifier(statement))
    add(group.opening, for: FragmentKey(kind: statement.kind, words: statement.name), of: statement)
    add(group.marks, for: FragmentKey(kind: statement.kind, words: statement.look), of: statement)
  }

  private mutating func add(_ fragment: ArraySlice<UInt8>, for key: FragmentKey, of statement: DOTStatement) {
    guard fragments.value(for: key) == nil else { return }
    // The key is a part of the statement's text, and keeps all of that.
    fragments.keep(Array(fragment), weight: statement.byteCount / 2 + fragment.count, for: key)
  }
}
