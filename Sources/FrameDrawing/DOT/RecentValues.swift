/// Values by keys, as many as have been of use lately.
///
/// There are two generations: what is asked for moves to the younger, and when that is full the older is forgotten.
struct RecentValues<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// How many the younger generation takes; there are at most twice as many in all.
  var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value; nil where none was kept, or it was forgotten.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    keep(value, for: key)
    return value
  }

  /// Keeps a value.
  mutating func keep(_ value: Value, for key: Key) {
    if young.count >= capacity { (old, young) = (young, [:]) }
    young[key] = value
  }
}

extension RecentValues: Sendable where Key: Sendable, Value: Sendable {}
