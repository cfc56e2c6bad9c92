internal import FrameDrawing
internal import GraphvizEngine

/// What differs between two documents on one canvas, in the order in which they are painted.
///
/// Things that are in both, with the same look and in the same order, leave the same pixels wherever nothing else is painted. So the pixels that
/// may differ are those of all other things, the former and the new.
struct DocumentChange {
  /// Indices of statements that are to be seen no more.
  private var gone: [Int] = []
  /// Indices of statements that are new.
  private var come: [Int] = []
  /// Boxes that are painted between the same things as before, and differ in their extent only.
  private var resized: [(old: Int, new: Int)] = []

  init(from old: DOTDocument, to new: DOTDocument) {
    var places: [String: Int]?
    var next = 0
    for (index, statement) in new.statements.enumerated() {
      var place: Int?
      if next < old.statements.count, old.statements[next].isSameThing(as: statement) {
        place = next
      } else {
        // Only where things came or went: most frames have few of these.
        let known = places ?? Self.places(of: old)
        places = known
        if let found = known[statement.id], found >= next, old.statements[found].isSameThing(as: statement) { place = found }
      }
      guard let place else {
        come.append(index)
        continue
      }
      gone += next..<place
      next = place + 1
      if old.statements[place] === statement { continue }
      let (before, after) = (old.statements[place].look, statement.look)
      if before.isSame(as: after) { continue }
      if statement.kind == .cluster, before.afterExtent.isSame(as: after.afterExtent) {
        resized.append((place, index))
      } else {
        gone.append(place)
        come.append(index)
      }
    }
    gone += next..<old.statements.count
  }

  var isEmpty: Bool { gone.isEmpty && come.isEmpty && resized.isEmpty }

  private static func places(of document: DOTDocument) -> [String: Int] {
    Dictionary(document.statements.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }
}

extension DocumentChange {
  /// The pixels that may differ.
  ///
  /// - Parameters:
  ///   - old: Where each statement of the former document is painted.
  ///   - new: Likewise, of the other.
  func damage(old: [PixelBox], new: [PixelBox], dotsPerInch: Int) -> [PixelBox] {
    var damage = gone.map { old[$0] } + come.map { new[$0] }
    // Well inside of both, a box has its one colour: libgvc rounds corners with 12 points at most.
    let rim = (Self.rim * dotsPerInch + 71) / 72
    for (before, after) in resized {
      let hull = old[before].union(new[after])
      let hole = old[before].inset(by: rim).intersection(new[after].inset(by: rim))
      guard !hole.isEmpty else {
        damage.append(hull)
        continue
      }
      damage += [
        PixelBox(minX: hull.minX, minY: hull.minY, maxX: hull.maxX, maxY: hole.minY),
        PixelBox(minX: hull.minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
        PixelBox(minX: hole.maxX, minY: hole.minY, maxX: hull.maxX, maxY: hole.maxY),
        PixelBox(minX: hull.minX, minY: hole.maxY, maxX: hull.maxX, maxY: hull.maxY),
      ]
    }
    return damage.filter { !$0.isEmpty }
  }

  /// In points: a corner, the widest pen, and room for what smooths edges.
  private static let rim = 20
}

extension DOTStatement {
  fileprivate func isSameThing(as other: DOTStatement) -> Bool { kind == other.kind && id == other.id }
}

extension ArraySlice<UInt8> {
  fileprivate func isSame(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { one in
      other.withUnsafeBytes { zip(one, $0).allSatisfy { $0 == $1 } }
    }
  }

  /// What follows ` bb="…"`, which a box's look begins with.
  fileprivate var afterExtent: ArraySlice<UInt8> {
    guard let opening = firstIndex(of: UInt8(ascii: "\"")) else { return self }
    guard let closing = self[(opening + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return self }
    return self[closing...]
  }
}
