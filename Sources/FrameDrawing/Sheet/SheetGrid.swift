/// Rows and columns of equal frames, filled in reading order.
struct SheetGrid {
  /// One frame's extent, in points.
  let cell: Size
  /// How many frames there are, at least one.
  let count: Int
  /// How many stand side by side, 1 … `count`.
  let columns: Int

  /// Between frames and around them, in points; a multiple of 3, as frames are, so that every frame begins at a whole pixel.
  static let gap = 12.0

  /// A grid with so many columns, or with the number of columns that comes nearest to an upright sheet of A4.
  init(of count: Int, cell: Size, columns: Int?) {
    self.count = count
    self.cell = cell
    self.columns = columns.map { min(max($0, 1), count) } ?? Self.nearestToPage(count, cell)
  }

  /// The sheet's extent, in points.
  var size: Size { Self.size(of: count, cell, columns: columns) }

  /// The top left corner of a frame.
  func origin(of index: Int) -> Point {
    Point(
      x: Self.gap + Double(index % columns) * (cell.width + Self.gap),
      y: Self.gap + Double(index / columns) * (cell.height + Self.gap))
  }

  private static func size(of count: Int, _ cell: Size, columns: Int) -> Size {
    let rows = (count + columns - 1) / columns
    return Size(
      width: gap + Double(columns) * (cell.width + gap), height: gap + Double(rows) * (cell.height + gap))
  }

  private static func nearestToPage(_ count: Int, _ cell: Size) -> Int {
    func misfit(_ columns: Int) -> Double {
      let size = size(of: count, cell, columns: columns)
      let ratio = size.height / size.width / 2.0.squareRoot()
      return max(ratio, 1 / ratio)
    }
    return (1...count).min { misfit($0) < misfit($1) } ?? 1
  }
}
