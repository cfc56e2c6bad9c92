/// Values by keys, as many as have been of use lately.
///
/// There are two generations: what is asked for moves to the younger, and when that is full, the older is forgotten at the next ``turn()``.
struct RecentValues<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// With how many the younger generation is full.
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Forgets what has not been of use for long. Between two turns nothing is forgotten that was asked for.
  mutating func turn() {
    if young.count >= capacity { (old, young) = (young, [:]) }
  }

  /// The value; nil where none was kept, or it was forgotten.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    young[key] = value
    return value
  }

  /// Keeps a value.
  mutating func keep(_ value: Value, for key: Key) { young[key] = value }
}

extension RecentValues: Sendable where Key: Sendable, Value: Sendable {}
