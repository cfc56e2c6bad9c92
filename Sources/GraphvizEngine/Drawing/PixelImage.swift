/// A drawing as pixels, row by row from the top.
///
/// A plain value: cairo's pixels are copied once, under the lock and straight into the array, so there is no memory of C's to free and tasks
/// may share it.
public struct PixelImage: Hashable, Sendable {
  /// Pixels in a row, 1 to 32 766.
  public let width: Int
  /// Rows, 1 to 32 766.
  public let height: Int
  /// Four bytes for each pixel, premultiplied: blue, green, red and alpha.
  public let bytes: [UInt8]

  static let bytesPerPixel = 4

  /// A picture from its pixels.
  ///
  /// - Precondition: There are four bytes for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * Self.bytesPerPixel, "four bytes for each pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

extension PixelImage: CustomStringConvertible {
  /// Its size, since nobody reads a million bytes.
  public var description: String { "\(width) × \(height) pixels" }
}
