/// Memory for a picture that is painted in parts; of what is never painted, the system gives none.
package struct PixelCanvas: ~Copyable {
  package let width: Int
  package let height: Int
  let pointer: UnsafeMutablePointer<UInt8>

  /// Makes one without any pixels.
  ///
  /// - Precondition: Neither side is zero.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a canvas has pixels")
    self.width = width
    self.height = height
    pointer = .allocate(capacity: width * height * PixelImage.bytesPerPixel)
  }

  deinit { pointer.deallocate() }

  /// Gives the bytes of one row's pixels, which are what was last painted there, and undefined where nothing was.
  package func withRow<Result>(_ row: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let stride = width * PixelImage.bytesPerPixel
    return body(UnsafeRawBufferPointer(start: pointer + row * stride, count: stride))
  }
}
