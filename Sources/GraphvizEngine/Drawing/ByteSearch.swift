extension [UInt8] {
  /// Where a pattern next begins at or after a place, `nil` when it does not.
  package func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      pattern.withUnsafeBufferPointer { pattern in
        guard let first = pattern.first else { return start }
        var at = start
        // A loop over pointers, because this is where a drawing spends its time in a build without optimisation.
        while at + pattern.count <= bytes.count {
          if bytes[at] == first, bytes[at..<(at + pattern.count)].elementsEqual(pattern) { return at }
          at += 1
        }
        return nil
      }
    }
  }
}
