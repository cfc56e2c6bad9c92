internal import FrameDrawing

/// One thing of a picture as SVG, shared by all pictures that it is in while it is remembered.
final class SVGGroup: Sendable {
  /// What it was drawn from.
  let statement: DOTStatement
  /// The whole group: its tag, its title where people have a name for it, what it is painted with, and its end.
  let bytes: [UInt8]

  private let openingEnd: Int

  init(_ statement: DOTStatement, opening: [UInt8], marks: [UInt8]) {
    self.statement = statement
    openingEnd = opening.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(opening.count + marks.count + SVGMarkup.closing.count)
    bytes += opening
    bytes += marks
    bytes += SVGMarkup.closing
    self.bytes = bytes
  }
}

extension SVGGroup {
  /// The tag and the title.
  var opening: ArraySlice<UInt8> { bytes[..<openingEnd] }
  /// What it is painted with.
  var marks: ArraySlice<UInt8> { bytes[openingEnd..<(bytes.count - SVGMarkup.closing.count)] }
}
