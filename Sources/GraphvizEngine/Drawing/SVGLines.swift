/// The lines of an SVG file, each with its end: libgvc puts every tag on one of its own, and escapes all text.
///
/// Gives the places of the lines, not the lines, so that nothing is copied.
package struct SVGLines: Sequence, IteratorProtocol {
  private let svg: [UInt8]
  private var start = 0

  package init(_ svg: [UInt8]) {
    self.svg = svg
  }

  package mutating func next() -> Range<Int>? {
    guard start < svg.count else { return nil }
    let from = start
    start = svg.withUnsafeBufferPointer { bytes in
      var end = from
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return Swift.min(end + 1, bytes.count)
    }
    return from..<start
  }
}
