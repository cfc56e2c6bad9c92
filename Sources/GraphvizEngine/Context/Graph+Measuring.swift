internal import GraphvizShim

extension Graph {
  /// Adds one text to a graph made for measuring. The corresponding C function is `agnode`.
  func add(_ sample: TextSample) throws(GraphvizError) {
    guard gvs_measure_add(pointer, PlainLabel.escaping(sample.text), sample.fontName, "\(sample.fontSize)") == 0 else {
      throw call.failure(.unavailable)
    }
  }

  /// The sizes of what was added, in order.
  func sizes(count: Int) -> [TextSize] {
    let pairs = [Double](unsafeUninitializedCapacity: 2 * count) { pairs, filled in
      pairs.initialize(repeating: 0)
      gvs_measure_sizes(pointer, pairs.baseAddress, count)
      filled = 2 * count
    }
    return (0..<count).map { TextSize(width: pairs[2 * $0], height: pairs[2 * $0 + 1]) }
  }
}
