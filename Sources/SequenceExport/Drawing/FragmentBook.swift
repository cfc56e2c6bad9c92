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
  private var groups = Generations<ObjectIdentifier, SVGGroup>(capacity: 1 << 19)
  /// Parts of groups by what decides them: what other statements can be drawn from.
  private var fragments = Generations<FragmentKey, [UInt8]>(capacity: 1 << 20)
}

extension FragmentBook {
  /// Opens the book for pictures; what was drawn on another canvas is no use.
  mutating func open(for prologue: [UInt8], pictureSize: Int) {
    if self.prologue != prologue {
      self = FragmentBook()
      self.prologue = prologue
    }
    // A picture alone must not push out what it is made of.
    groups.capacity = max(groups.capacity, 4 * pictureSize)
    fragments.capacity = max(fragments.capacity, 4 * pictureSize)
  }

  mutating func set(_ paper: Paper) { self.paper = paper }

  /// What was drawn of the statement; nil where it is still to be drawn.
  mutating func group(of statement: DOTStatement) -> SVGGroup? { groups.value(for: ObjectIdentifier(statement)) }

  /// The fragment; nil where it is still to be drawn.
  mutating func fragment(_ key: FragmentKey) -> [UInt8]? { fragments.value(for: key) }

  /// Adds what was drawn, and its parts.
  mutating func add(_ group: SVGGroup) {
    let statement = group.statement
    groups.keep(group, weight: statement.byteCount + group.bytes.count, for: ObjectIdentifier(statement))
    add(group.opening, for: FragmentKey(kind: statement.kind, words: statement.name))
    add(group.marks, for: FragmentKey(kind: statement.kind, words: statement.look))
  }

  private mutating func add(_ fragment: ArraySlice<UInt8>, for key: FragmentKey) {
    guard fragments.value(for: key) == nil else { return }
    fragments.keep(Array(fragment), weight: key.words.count + fragment.count, for: key)
  }
}

/// Two generations: what is asked for moves to the younger, and when that is full the older is forgotten.
///
/// Frames have the same for statements (`RecentValues`), but in another module, which could not specialise it for these keys; and every
/// thing of every frame is looked up.
private struct Generations<Key: Hashable, Value> {
  private var young: [Key: (value: Value, weight: Int)] = [:]
  private var old: [Key: (value: Value, weight: Int)] = [:]
  private var weight = 0
  /// What the younger may weigh, in bytes.
  var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old[key] else { return nil }
    keep(known.value, weight: known.weight, for: key)
    return known.value
  }

  mutating func keep(_ value: Value, weight added: Int, for key: Key) {
    if weight > capacity { (old, young, weight) = (young, [:], 0) }
    if young.updateValue((value, added), forKey: key) == nil { weight += added }
  }
}
