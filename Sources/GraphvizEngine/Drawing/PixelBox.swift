/// A rectangle of whole pixels, y downwards; its ends are not part of it.
package struct PixelBox: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var area: Int { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }

  /// What is in both.
  package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest that holds both.
  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// It with as many pixels less, or more, on every side.
  package func inset(by pixels: Int) -> PixelBox {
    PixelBox(minX: minX + pixels, minY: minY + pixels, maxX: maxX - pixels, maxY: maxY - pixels)
  }

  package func meets(_ other: PixelBox) -> Bool { !intersection(other).isEmpty }
}
