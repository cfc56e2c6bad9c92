/// What was drawn, by what decides it, as much as has been of use lately.
///
/// There are two generations: what is asked for moves to the younger, and when that is full, the older is forgotten at the next ``turn()``.
/// Statements are remembered in the same way (`RecentValues`), but by number, and in another module, which could not specialise a common type
/// for these keys; and every thing of every frame is looked up.
struct RecentDrawings<Key: Hashable, Value> {
  private var young: [Key: (value: Value, weight: Int)] = [:]
  private var old: [Key: (value: Value, weight: Int)] = [:]
  private var weight = 0
  /// With how many bytes the younger generation is full.
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Forgets what has not been of use for long. Between two turns nothing is forgotten that was asked for.
  mutating func turn() {
    if weight >= capacity { (old, young, weight) = (young, [:], 0) }
  }

  /// What was drawn; nil where nothing was, or it was forgotten.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old[key] else { return nil }
    keep(known.value, weight: known.weight, for: key)
    return known.value
  }

  /// Keeps what was drawn.
  ///
  /// - Parameter added: How many bytes are kept for it.
  mutating func keep(_ value: Value, weight added: Int, for key: Key) {
    if young.updateValue((value, added), forKey: key) == nil { weight += added }
  }
}

extension RecentDrawings: Sendable where Key: Sendable, Value: Sendable {}
