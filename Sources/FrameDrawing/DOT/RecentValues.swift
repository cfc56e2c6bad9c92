/// Values by keys, as many as have been of use lately.
///
/// There are two generations: what is asked for moves to the younger, and when that is full the older is forgotten.
///
/// It can be inlined, since it is asked for every thing of every frame, also by other modules.
package struct RecentValues<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Entry] = [:]
  @usableFromInline var old: [Key: Entry] = [:]
  /// That of the younger generation.
  @usableFromInline var weight = 0
  /// What the younger generation may weigh.
  package var capacity: Int

  @usableFromInline typealias Entry = (value: Value, weight: Int)

  @inlinable
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value; nil where none was kept, or it was forgotten.
  @inlinable
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let index = old.index(forKey: key) else { return nil }
    // With the key that was kept: the one that is asked for may hold on to more than it needs.
    let (key, entry) = old[index]
    keep(entry, for: key)
    return entry.value
  }

  /// Keeps a value.
  @inlinable
  package mutating func insert(_ value: Value, for key: Key, weight: Int) {
    keep((value, weight), for: key)
  }

  @inlinable
  mutating func keep(_ entry: Entry, for key: Key) {
    guard young.updateValue(entry, forKey: key) == nil else { return }
    weight += entry.weight
    guard weight > capacity else { return }
    (old, young, weight) = (young, [:], 0)
  }
}

extension RecentValues: Sendable where Key: Sendable, Value: Sendable {}
