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
  private var groups = RecentValues<ObjectIdentifier, SVGGroup>(capacity: leastCapacity)
  /// Parts of groups by what decides them: what other statements can be drawn from.
  private var fragments = RecentValues<FragmentKey, [UInt8]>(capacity: leastCapacity)

  /// In bytes: some hundred pictures' new things.
  private static let leastCapacity = 1 << 20
}

extension FragmentBook {
  /// Opens the book for pictures; what was drawn on another canvas is no use.
  mutating func open(for prologue: [UInt8], pictureSize: Int) {
    if self.prologue != prologue {
      self = FragmentBook()
      self.prologue = prologue
    }
    // A picture alone must not push out what it is made of.
    let capacity = max(groups.capacity, 3 * pictureSize)
    groups.capacity = capacity
    fragments.capacity = capacity
  }

  mutating func set(_ paper: Paper) { self.paper = paper }

  /// What was drawn of the statement; nil where it is still to be drawn.
  mutating func group(of statement: DOTStatement) -> SVGGroup? { groups.value(for: ObjectIdentifier(statement)) }

  /// The fragment; nil where it is still to be drawn.
  mutating func fragment(_ key: FragmentKey) -> [UInt8]? { fragments.value(for: key) }

  /// Adds what was drawn, and its parts.
  mutating func add(_ group: SVGGroup) {
    let statement = group.statement
    groups.insert(group, for: ObjectIdentifier(statement), weight: statement.byteCount + group.bytes.count)
    add(group.opening, for: FragmentKey(kind: statement.kind, words: statement.name))
    add(group.marks, for: FragmentKey(kind: statement.kind, words: statement.look))
  }

  private mutating func add(_ fragment: ArraySlice<UInt8>, for key: FragmentKey) {
    guard fragments.value(for: key) == nil else { return }
    fragments.insert(Array(fragment), for: key, weight: key.words.count + fragment.count)
  }
}
