internal import GraphvizEngine

/// What an animation shows at one moment, as places in its palette.
struct IndexedCanvas {
  private let palette: GIFPalette
  private var indices: [UInt8] = []
  private var shown: PixelImage?

  /// A rectangle of a picture; within it, what stays is marked by the palette's ``GIFPalette/unchanged``.
  struct Patch {
    let left: Int
    let top: Int
    let width: Int
    let indices: [UInt8]

    var height: Int { indices.count / width }
  }

  init(_ palette: GIFPalette) { self.palette = palette }

  /// Shows the next picture.
  ///
  /// - Returns: The smallest rectangle that holds all that differs from the last; one pixel of it where nothing does.
  mutating func show(_ image: PixelImage) -> Patch {
    let before = indices
    if before.isEmpty { indices = [UInt8](repeating: 0, count: image.width * image.height) }
    let rows = image.rows(otherThanIn: shown)
    for y in rows {
      let start = y * image.width
      image.forEachRun(inRow: y) { color, columns in
        let index = palette.index(of: color)
        indices.withUnsafeMutableBufferPointer {
          $0[(start + columns.lowerBound)..<(start + columns.upperBound)].update(repeating: index)
        }
      }
    }
    shown = image
    guard !before.isEmpty else { return Patch(left: 0, top: 0, width: image.width, indices: indices) }
    return patch(since: before, rows: rows, width: image.width)
  }

  private func patch(since before: [UInt8], rows: [Int], width: Int) -> Patch {
    var (left, right, top, bottom) = (width, -1, Int.max, -1)
    for y in rows {
      let row = (y * width)..<((y + 1) * width)
      guard let first = row.first(where: { indices[$0] != before[$0] }), let last = row.last(where: { indices[$0] != before[$0] })
      else { continue }
      left = min(left, first - row.lowerBound)
      right = max(right, last - row.lowerBound)
      top = min(top, y)
      bottom = max(bottom, y)
    }
    guard right >= 0 else { return Patch(left: 0, top: 0, width: 1, indices: [palette.unchanged]) }
    var changed: [UInt8] = []
    changed.reserveCapacity((right - left + 1) * (bottom - top + 1))
    for y in top...bottom {
      for place in (y * width + left)...(y * width + right) {
        changed.append(indices[place] == before[place] ? palette.unchanged : indices[place])
      }
    }
    return Patch(left: left, top: top, width: right - left + 1, indices: changed)
  }
}
