import GraphvizEngine
import Testing

/// Painting in parts is what PNG sequences rest on: each part must be, to the bit, what is there in the whole picture.
@Suite struct PaintingTests {
  private let engine = GraphvizEngine.shared

  /// Curves, dashes, corners, letters and lines in all directions, on a canvas whose sides are no whole pixels.
  private static let prologue = Array(
    ##"""
    digraph {
    graph [layout=nop2 notranslate=true pad=0 margin=0 viewport="200.3,150.7,1,100.15,75.35" bgcolor="#fffefc"]
    node [fixedsize=true]

    """##.utf8)
  private static let parts: [DrawingPart] = [
    part(
      .cluster,
      ##" bb="10.5,10.25,190,140" style="rounded,filled,dashed" fillcolor="#eef4ff" color="#336699" penwidth=1.5"##
    ),
    part(.cluster, ##" bb="30,20,120.125,130.375" style="rounded,filled" fillcolor="#ffeedd" color="#993300" penwidth=2"##),
    part(.node, ##" pos="60,75" width=0.7 height=0.9 shape=box style="rounded,filled" fillcolor="#ffffff" label="fjÅg""##),
    part(.edge, ##" pos="e,150,100.3 85.2,75.001 110,75 130,75.01 140,95" color="#118855" penwidth=1.7 style=dashed"##),
    part(.node, ##" pos="150,100" width=0.4 height=0.4 shape=circle style=filled fillcolor="#118855" label="+""##),
    part(.edge, ##" pos="12,143.1 80,143.2 120,143.1 188,143.104" color="#111111" penwidth=1 arrowhead=none"##),
    part(.node, ##" pos="100,120" width=3 height=0.4 shape=none fontsize=17.3 label="Reaching far beyond its box""##),
  ]

  private static func part(_ kind: DrawingPart.Kind, _ words: String) -> DrawingPart {
    DrawingPart(kind, attributes: Array(words.utf8)[...])
  }

  private func things(_ parts: [DrawingPart], _ dotsPerInch: Int) -> PaintedThings {
    PaintedThings(parts, after: Self.prologue[...], dotsPerInch: dotsPerInch)
  }

  private func whole(_ parts: [DrawingPart], _ dotsPerInch: Int) throws -> PixelImage {
    let text = PaintingDocument.text(of: things(parts, dotsPerInch))
    return try engine.pixels(of: String(decoding: text, as: UTF8.self), dotsPerInch: dotsPerInch)
  }

  @Test("Paints rows that are those of the whole picture", arguments: [96, 192, 288, 61])
  func paintsRows(dotsPerInch: Int) throws {
    let image = try whole(Self.parts, dotsPerInch)
    let stride = image.width * 4
    let canvas = PixelCanvas(width: image.width, height: image.height)
    for height in [1, 7, 16, image.height] {
      for start in Swift.stride(from: 0, to: image.height, by: height * 3 + 1) {
        let rows = start..<min(start + height, image.height)
        try engine.paint(things(Self.parts, dotsPerInch), rows: [rows], on: canvas)
        for row in rows {
          let painted = canvas.withRow(row) { Array($0) }
          #expect(painted == Array(image.bytes[row * stride..<(row + 1) * stride]), "row \(row) of \(rows)")
        }
      }
    }
  }

  @Test("Says of each thing where it changes pixels", arguments: [96, 192, 288, 61])
  func measuresInk(dotsPerInch: Int) throws {
    let boxes = try engine.inkBoxes(of: things(Self.parts, dotsPerInch))
    let empty = try whole([], dotsPerInch)
    for (part, box) in zip(Self.parts, boxes) {
      let image = try whole([part], dotsPerInch)
      var reached = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
      for pixel in 0..<image.width * image.height {
        guard image.bytes[pixel * 4..<pixel * 4 + 4] != empty.bytes[pixel * 4..<pixel * 4 + 4] else { continue }
        let (x, y) = (pixel % image.width, pixel / image.width)
        reached = reached.union(PixelBox(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
      #expect(!reached.isEmpty)
      #expect(box.union(reached) == box)
      // Room for what is smoothed, and no more: a box that is too large costs time.
      let seen = box.intersection(PixelBox(minX: 0, minY: 0, maxX: image.width, maxY: image.height))
      #expect(reached.inset(by: -8).union(seen) == reached.inset(by: -8))
    }
  }

  @Test("Refuses a canvas of another size than the picture's")
  func refusesOtherCanvas() throws {
    let canvas = PixelCanvas(width: 10, height: 10)
    #expect(throws: GraphvizError.self) { try engine.paint(things(Self.parts, 96), rows: [0..<10], on: canvas) }
  }
}
