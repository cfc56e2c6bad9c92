internal import FrameDrawing
internal import GraphvizEngine
internal import Synchronization

/// What frames of one story share as pixels: those that are painted, and those that are encoded.
struct SharedPixels: Sendable {
  let painter = FramePainter()
  let bands = PNGBandCache()
}

/// Paints the frames of a story as pixels, each over the one before.
///
/// Neighbouring frames share nearly all that is in them. So the pixels of the last frame stay, and where things came, went or changed, libgvc
/// paints what is to be seen there, in boxes of whole pixels: to the bit what it draws of the whole frame, whichever frame was the last.
final class FramePainter: Sendable {
  private let state = Mutex(State())

  private struct State: ~Copyable {
    var last: PaintedFrame?
    var inks = InkBook()
    /// What parts are painted on; nil before the first.
    var canvas: PixelCanvas?
  }

  /// Paints a frame.
  ///
  /// - Parameter whole: Draws all of it.
  func pixels(
    of picture: Picture, dotsPerInch: Int, engine: GraphvizEngine, whole: () throws(GraphvizError) -> PixelImage
  ) throws(GraphvizError) -> BandedPixels {
    // One after the other, as libgvc draws anyway: the frame before is then the last that was painted.
    try state.withLock { (state) throws(GraphvizError) in
      let document = picture.document
      let painted: BandedPixels
      if let last = state.last, last.isPaper(for: document, dotsPerInch),
        let over = try? Self.paint(document, over: last, &state, engine)
      {
        painted = over
      } else {
        // Whatever is in the way of a part is told of the whole.
        painted = BandedPixels(try whole())
        state.canvas = nil
      }
      state.last = PaintedFrame(document: document, dotsPerInch: dotsPerInch, pixels: painted)
      return painted
    }
  }

  private static func paint(
    _ document: DOTDocument, over last: PaintedFrame, _ state: inout State, _ engine: GraphvizEngine
  ) throws(GraphvizError) -> BandedPixels {
    let change = DocumentChange(from: last.document, to: document)
    guard !change.isEmpty else { return last.pixels }
    let inks = try state.inks.boxes(last.document, document, dotsPerInch: last.dotsPerInch, engine)
    let paper = last.pixels.box
    let damage = change.damage(old: inks.old, new: inks.new, dotsPerInch: last.dotsPerInch)
      .map { $0.intersection(paper) }.filter { !$0.isEmpty }
    guard !damage.isEmpty else { return last.pixels }
    let seen = document.statements.indices.filter { index in damage.contains { $0.meets(inks.new[index]) } }
    let parts = seen.map { document.statements[$0] }
      .map { DrawingPart(DrawingPart.Kind($0.kind), attributes: $0.look) }
    let canvas = state.canvas.take() ?? PixelCanvas(width: paper.maxX, height: paper.maxY)
    try engine.paint(
      PaintedThings(parts, after: document.prologue[...], dotsPerInch: last.dotsPerInch),
      rows: damage.strips, on: canvas)
    let painted = last.pixels.replacing(damage, from: canvas)
    state.canvas = consume canvas
    return painted
  }
}

/// The frame that was painted last.
private struct PaintedFrame: Sendable {
  let document: DOTDocument
  let dotsPerInch: Int
  let pixels: BandedPixels

  /// Whether a document may be painted over it. One that libgvc refuses as a whole is not painted in parts.
  func isPaper(for other: DOTDocument, _ dotsPerInch: Int) -> Bool {
    dotsPerInch == self.dotsPerInch
      && document.prologue == other.prologue
      && other.byteCount <= DrawingLimits.dotBytes
      && other.statements.count { $0.kind == .cluster } <= DrawingLimits.nesting
  }
}

/// Where things are painted, by what decides it: measured once each, and forgotten when there are many.
private struct InkBook {
  private var boxes: [FragmentKey: PixelBox] = [:]
  private static let most = 10_000

  /// The boxes of all things in two documents on one canvas.
  mutating func boxes(
    _ old: DOTDocument, _ new: DOTDocument, dotsPerInch: Int, _ engine: GraphvizEngine
  ) throws(GraphvizError) -> (old: [PixelBox], new: [PixelBox]) {
    let keys = (old: old.lookKeys, new: new.lookKeys)
    var missing: Set<FragmentKey> = []
    var parts: [DrawingPart] = []
    for key in keys.old + keys.new where boxes[key] == nil && missing.insert(key).inserted {
      parts.append(DrawingPart(DrawingPart.Kind(key.kind), attributes: key.words))
    }
    if !parts.isEmpty {
      // libgvc reads boxes first.
      parts = parts.filter { $0.kind == .cluster } + parts.filter { $0.kind != .cluster }
      let measured = try engine.inkBoxes(
        of: PaintedThings(parts, after: new.prologue[...], dotsPerInch: dotsPerInch))
      if boxes.count > Self.most { boxes = [:] }
      for (part, box) in zip(parts, measured) {
        boxes[FragmentKey(kind: part.kind.statement, words: part.attributes)] = box
      }
    }
    // What was forgotten is the only thing that can be missing, and then the whole picture is painted anew.
    let all = PixelBox(minX: 0, minY: 0, maxX: DrawingLimits.side, maxY: DrawingLimits.side)
    return (keys.old.map { boxes[$0] ?? all }, keys.new.map { boxes[$0] ?? all })
  }
}

extension DOTDocument {
  fileprivate var lookKeys: [FragmentKey] { statements.map { FragmentKey(kind: $0.kind, words: $0.look) } }
}

extension BandedPixels {
  fileprivate var box: PixelBox { PixelBox(minX: 0, minY: 0, maxX: width, maxY: height) }
}

extension [PixelBox] {
  /// Rows in which there is any of them; those with only few rows between them are one.
  fileprivate var strips: [Range<Int>] {
    var strips: [Range<Int>] = []
    for box in sorted(by: { $0.minY < $1.minY }) {
      if let last = strips.last, box.minY <= last.upperBound + Self.gap {
        strips[strips.count - 1] = last.lowerBound..<Swift.max(last.upperBound, box.maxY)
      } else {
        strips.append(box.minY..<box.maxY)
      }
    }
    return strips
  }

  private static var gap: Int { 48 }
}

extension DrawingPart.Kind {
  fileprivate var statement: DOTStatement.Kind {
    switch self {
    case .cluster: .cluster
    case .node: .node
    case .edge: .edge
    }
  }
}
