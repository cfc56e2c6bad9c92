/// The colours of an animation: the most frequent ones as they are, which are the theme's, and of the rest, which is the edges of letters and
/// lines, those that are farthest from what is there already.
///
/// Choosing the farthest keeps the *largest* error small, 10 of 255 where the 255 most frequent colours would be off by 56: no letter gets a
/// fringe of another colour.
struct GIFPalette {
  /// At most 255 colours, `0xRRGGBB`; the place behind the last means "as in the picture before".
  let colors: [UInt32]
  private let indices: [UInt32: UInt8]

  private static let mostColors = 255
  private static let mostExact = 96

  init(_ census: ColorCensus) {
    let ranking = census.ranking
    var colors: [UInt32] = []
    var candidates: [Candidate] = ranking.map { Candidate(color: $0) }
    func add(_ color: UInt32) {
      for place in candidates.indices { candidates[place].compare(with: color, at: UInt8(colors.count)) }
      colors.append(color)
    }
    for color in ranking.prefix(Self.mostExact) { add(color) }
    while colors.count < Self.mostColors, let farthest = candidates.max(by: { $0.distance < $1.distance }), farthest.distance > 0
    {
      add(farthest.color)
    }
    self.colors = colors
    indices = Dictionary(candidates.map { ($0.color, $0.nearest) }) { first, _ in first }
  }

  /// The place behind the colours.
  var unchanged: UInt8 { UInt8(colors.count) }

  /// The place of the colour that comes nearest to one that was counted; the first for one that was not.
  func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }

  /// A colour that occurs, and the nearest so far that was chosen.
  private struct Candidate {
    let color: UInt32
    private(set) var distance = Int.max
    private(set) var nearest: UInt8 = 0

    init(color: UInt32) { self.color = color }

    mutating func compare(with chosen: UInt32, at index: UInt8) {
      guard distance > 0 else { return }
      let red = Int(color >> 16 & 255) - Int(chosen >> 16 & 255)
      let green = Int(color >> 8 & 255) - Int(chosen >> 8 & 255)
      let blue = Int(color & 255) - Int(chosen & 255)
      let sum = red * red + green * green + blue * blue
      if sum < distance { (distance, nearest) = (sum, index) }
    }
  }
}
