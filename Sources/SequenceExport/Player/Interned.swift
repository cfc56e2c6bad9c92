/// Values by number: each distinct one is kept once, in the order in which it was first asked for.
struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]
  private var uses: [Int] = []

  /// The number of a value, which is kept from now on.
  mutating func number(of value: Value) -> Int {
    let number = numbers[value] ?? values.count
    if number == values.count {
      numbers[value] = number
      values.append(value)
      uses.append(0)
    }
    uses[number] += 1
    return number
  }

  /// The same values in another order, which gives those that were asked for most the shortest numbers.
  var mostUsedFirst: Interned {
    var sorted = Interned()
    for number in values.indices.sorted(by: { (-uses[$0], $0) < (-uses[$1], $1) }) { _ = sorted.number(of: values[number]) }
    return sorted
  }
}
