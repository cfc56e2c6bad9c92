package import GraphvizEngine

/// Pictures of one size, one after the other, as a GIF that plays for ever.
///
/// A GIF has 256 colours. There is one choice of them for all pictures, so that what stays from one to the next keeps its colour too, and of
/// each picture only the rectangle that differs from the one before is in the file.
package struct GIFAnimation: Sendable {
  /// How long each picture is shown, in hundredths of a second; there are as many pictures.
  package let holds: [Int]
  /// What stands in it for programs that read it, such as the pictures in words. It is written as UTF-8: the standard recommends ASCII, which
  /// names are not made of.
  package let comments: [String]

  /// What a hold may be: browsers take less for a tenth of a second, and more does not fit into the file.
  package static let possibleHolds = 2...65_535

  /// Prepares an animation.
  ///
  /// - Parameters:
  ///   - holds: One for each picture, at least one, each of ``possibleHolds``.
  ///   - comments: What stands in it besides the pictures; an empty one is none.
  package init(holds: [Int], comments: [String]) {
    self.holds = holds
    self.comments = comments
  }

  /// Makes the file.
  ///
  /// - Parameter picture: Draws the picture of an index. It is called twice for each, in order, to count the colours first, so that there are
  ///   never more than two pictures in memory.
  /// - Returns: The file, the same for the same pictures.
  /// - Throws: What `picture` throws, or ``EncodingFailure``.
  /// - Complexity: O(n) in the pixels that change, and the drawing.
  package func bytes(drawing picture: (Int) throws -> PixelImage) throws -> [UInt8] {
    try checkHolds()
    var census = ColorCensus()
    for index in holds.indices { try census.count(picture(index)) }
    let palette = GIFPalette(census)
    var canvas = IndexedCanvas(palette)
    let file = try GIFFile(width: census.width, height: census.height, palette: palette)
    var blocks = [try file.beginning()] + comments.map(GIFFile.comment)
    for (index, hold) in holds.enumerated() { blocks.append(try file.block(of: canvas.show(picture(index)), hold: hold)) }
    blocks.append(try file.end())
    return Array(blocks.joined())
  }

  private func checkHolds() throws(EncodingFailure) {
    guard !holds.isEmpty else { throw EncodingFailure(format: "GIF", reason: "there are no pictures") }
    for hold in holds where !Self.possibleHolds.contains(hold) {
      throw EncodingFailure(
        format: "GIF", reason: "a picture can't be held for \(hold) hundredths of a second",
        hint: "0.02 to 655.35 seconds would do")
    }
  }
}
