internal import FrameDrawing

/// What decides a fragment of a file.
struct FragmentKey: Hashable {
  let kind: DOTStatement.Kind
  /// A part of a statement's attributes: those that name a thing, or those that say how it looks.
  let words: ArraySlice<UInt8>

  /// The same to be kept: with a copy of its few words, not with all of the document that they stand in.
  var kept: FragmentKey { FragmentKey(kind: kind, words: Array(words)[...]) }

  static func == (one: FragmentKey, other: FragmentKey) -> Bool {
    one.kind == other.kind && one.words == other.words
  }

  func hash(into hasher: inout Hasher) {
    // All at once: the slice itself would hash byte by byte.
    words.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Fragments by what decides them, as many as have been of use lately.
///
/// There are two generations: what is looked up moves to the younger, and when that is full the older is forgotten.
struct FragmentBook {
  /// What stands around all fragments.
  struct Paper {
    let opening: [UInt8]
    let closing: [UInt8]
  }

  private(set) var paper: Paper?
  private var prologue: [UInt8] = []
  private var young: [FragmentKey: [UInt8]] = [:]
  private var old: [FragmentKey: [UInt8]] = [:]
  /// Bytes in the younger generation.
  private var weight = 0
  private var capacity = leastCapacity

  /// Some hundred pictures' new things.
  private static let leastCapacity = 1 << 19
}

extension FragmentBook {
  /// Opens the book for pictures; what was drawn on another canvas is no use.
  mutating func open(for prologue: ArraySlice<UInt8>, pictureSize: Int) {
    if !self.prologue.elementsEqual(prologue) {
      self = FragmentBook()
      self.prologue = Array(prologue)
    }
    // A picture alone must not push out what it is made of.
    capacity = max(capacity, 3 * pictureSize)
  }

  mutating func set(_ paper: Paper) { self.paper = paper }

  /// The fragment; nil where it is still to be drawn.
  mutating func fragment(_ key: FragmentKey) -> [UInt8]? {
    if let fragment = young[key] { return fragment }
    guard let index = old.index(forKey: key) else { return nil }
    let (key, fragment) = old[index]
    insert(fragment, for: key)
    return fragment
  }

  /// Adds what was drawn.
  mutating func add(_ fragment: [UInt8], for key: FragmentKey) {
    insert(fragment, for: key.kept)
  }

  private mutating func insert(_ fragment: [UInt8], for key: FragmentKey) {
    guard young.updateValue(fragment, forKey: key) == nil else { return }
    weight += key.words.count + fragment.count
    guard weight > capacity else { return }
    (old, young, weight) = (young, [:], 0)
  }
}
