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
  private var young = Generation()
  private var old = Generation()
  private var capacity = leastCapacity

  /// There are two: what is asked for moves to the younger, and when that is full the older is forgotten.
  ///
  /// They are not ``RecentValues``, which another module could not specialise for these keys; every thing of every frame is looked up.
  private struct Generation {
    /// Whole groups by the identities of their statements, which the groups keep alive.
    var groups: [ObjectIdentifier: SVGGroup] = [:]
    /// Parts of groups by what decides them: what other statements can be drawn from.
    var fragments: [FragmentKey: [UInt8]] = [:]
    /// In bytes.
    var weight = 0
  }

  /// In bytes: some hundred pictures' new things.
  private static let leastCapacity = 1 << 21
}

extension FragmentBook {
  /// Opens the book for pictures; what was drawn on another canvas is no use.
  mutating func open(for prologue: [UInt8], pictureSize: Int) {
    if self.prologue != prologue {
      self = FragmentBook()
      self.prologue = prologue
    }
    // A picture alone must not push out what it is made of.
    capacity = max(capacity, 6 * pictureSize)
  }

  mutating func set(_ paper: Paper) { self.paper = paper }

  /// What was drawn of the statement; nil where it is still to be drawn.
  mutating func group(of statement: DOTStatement) -> SVGGroup? {
    let identity = ObjectIdentifier(statement)
    if let group = young.groups[identity] { return group }
    guard let group = old.groups[identity] else { return nil }
    keep(group)
    return group
  }

  /// The fragment; nil where it is still to be drawn.
  mutating func fragment(_ key: FragmentKey) -> [UInt8]? {
    if let fragment = young.fragments[key] { return fragment }
    guard let fragment = old.fragments[key] else { return nil }
    keep(fragment, for: key)
    return fragment
  }

  /// Adds what was drawn, and its parts.
  mutating func add(_ group: SVGGroup) {
    let statement = group.statement
    keep(group)
    add(group.opening, for: FragmentKey(kind: statement.kind, words: statement.name))
    add(group.marks, for: FragmentKey(kind: statement.kind, words: statement.look))
  }

  private mutating func add(_ fragment: ArraySlice<UInt8>, for key: FragmentKey) {
    if self.fragment(key) == nil { keep(Array(fragment), for: key) }
  }

  private mutating func keep(_ group: SVGGroup) {
    young.groups[ObjectIdentifier(group.statement)] = group
    grow(by: group.statement.byteCount + group.bytes.count)
  }

  private mutating func keep(_ fragment: [UInt8], for key: FragmentKey) {
    young.fragments[key] = fragment
    grow(by: key.words.count + fragment.count)
  }

  private mutating func grow(by bytes: Int) {
    young.weight += bytes
    if young.weight > capacity { (old, young) = (young, Generation()) }
  }
}
