import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import Testing

@Suite struct GIFTests {
  /// A picture of letters, each of which is a colour.
  private func picture(_ rows: [String]) -> PixelImage {
    let colors: [Character: [UInt8]] = [
      "w": [255, 255, 255, 255], "r": [0, 0, 200, 255], "g": [0, 150, 0, 255], ".": [0, 0, 0, 0], "h": [64, 0, 0, 128],
    ]
    return PixelImage(width: rows[0].count, height: rows.count, bytes: rows.joined().flatMap { colors[$0] ?? [] })
  }

  private func gif(_ pictures: [PixelImage], holds: [Int]? = nil, comment: String = "") throws -> GIFContent {
    let animation = GIFAnimation(holds: holds ?? pictures.map { _ in 100 }, comments: [comment])
    return try GIFContent(animation.bytes { pictures[$0] })
  }

  @Test("Holds only the rectangle that differs from the picture before")
  func cropsToChange() throws {
    let first = ["wwwwww", "wrrrww", "wrrrww", "wwwwww"]
    let second = ["wwwwww", "wrrrww", "wrgrgw", "wwwwww"]
    let file = try gif([first, second, second, first].map(picture))
    #expect((file.width, file.height) == (6, 4))
    let areas = file.pictures.map { [$0.left, $0.top, $0.width, $0.height] }
    #expect(areas == [[0, 0, 6, 4], [2, 2, 3, 1], [0, 0, 1, 1], [2, 2, 3, 1]])
    // What is in between and stays is left out, too.
    let unchanged = try #require(file.pictures[1].transparent)
    #expect(file.pictures[1].indices[1] == unchanged && file.pictures[1].indices[0] != unchanged)
    #expect(file.pictures[2].indices == [unchanged])
    #expect(!file.pictures[0].indices.contains(unchanged))
  }

  @Test("Plays for ever, holds each picture as long as asked, and keeps one palette")
  func playsForEver() throws {
    let file = try gif([["wr"], ["rw"], ["gg"]].map(picture), holds: [2, 150, 65_535])
    #expect(file.blocks.first == .application("NETSCAPE2.0", [1, 0, 0]))
    #expect(file.pictures.map(\.hold) == [2, 150, 65_535])
    #expect(file.pictures.allSatisfy { $0.disposal == 1 && !$0.hasOwnPalette })
    #expect(Set(file.palette.prefix(3)) == [[255, 255, 255], [200, 0, 0], [0, 150, 0]])
  }

  @Test("Draws what shines through on white")
  func drawsOnWhite() throws {
    let file = try gif([picture([".hr"])])
    file.forEachScreen { _, screen in #expect(screen == [255, 255, 255, 127, 127, 191, 200, 0, 0]) }
  }

  @Test("Says what it shows, in blocks of 255 bytes", arguments: ["", "Step 1 › „Ü“ 👩‍👩‍👧", String(repeating: "x", count: 510)])
  func carriesComment(comment: String) throws {
    let file = try gif([picture(["wr"])], comment: comment)
    let comments: [GIFContent.Block] = comment.isEmpty ? [] : [.comment(Array(comment.utf8))]
    #expect(file.blocks.filter { if case .comment = $0 { true } else { false } } == comments)
    if !comment.isEmpty { #expect(file.blocks[1] == comments[0]) }
  }

  @Test("Says what is wrong with pictures that a GIF can't hold")
  func refuses() {
    func failure(_ holds: [Int], _ pictures: [PixelImage]) -> String? {
      let error = #expect(throws: EncodingFailure.self) { try GIFAnimation(holds: holds, comments: []).bytes { pictures[$0] } }
      return error?.description
    }
    let small = picture(["wr"])
    #expect(failure([], []) == "could not make a GIF of the picture: there are no pictures")
    #expect(
      failure([100, 1], [small, small])
        == "could not make a GIF of the picture: a picture can't be held for 1 hundredths of a second; 0.02 to 655.35 seconds would do"
    )
    #expect(
      failure([9, 9], [small, picture(["w", "r"])])
        == "could not make a GIF of the picture: the pictures are not of one size: 2 × 1 pixels and 1 × 2 pixels")
    let long = PixelImage(width: 65_536, height: 1, bytes: [UInt8](repeating: 255, count: 4 * 65_536))
    #expect(
      failure([9], [long])
        == "could not make a GIF of the picture: it would have 65536 × 1 pixels, and the most are 65535 on a side; SVG has no such limit"
    )
  }

  @Test("Holds pictures that are as long as the format allows")
  func holdsLongest() throws {
    for (width, height) in [(65_535, 1), (1, 65_535)] {
      let file = try gif([PixelImage(width: width, height: height, bytes: [UInt8](repeating: 255, count: 4 * 65_535))])
      #expect((file.width, file.height) == (width, height))
    }
  }

  /// As the worst of all samples in both themes; twice as much would begin to show on thin letters.
  private static let mostDifference = 12

  @Test(
    "Shows frames as they are, but for edges of letters that come near",
    arguments: [("swipe-guarded", ThemeName.light), ("nested-uinavigation", .dark)])
  func showsFrames(sample: String, theme: ThemeName) throws {
    let sequence = try DrawnSequence(Stories.sample(sample), theme: theme)
    func frame(_ index: Int) throws -> PixelImage {
      try GraphvizEngine.shared.pixels(of: sequence.frames.frame(index).dot, dotsPerInch: 48)
    }
    let animation = GIFAnimation(holds: sequence.frames.steps.map { _ in 100 }, comments: [])
    let bytes = try animation.bytes(drawing: frame)
    let file = try GIFContent(bytes)
    #expect(file.pictures.count == sequence.frames.steps.count)
    try file.forEachScreen { index, screen in
      guard index % 5 == 3 else { return }
      let (largest, off) = try Self.difference(of: frame(index), from: screen)
      #expect(largest <= Self.mostDifference, "frame \(index)")
      #expect(off < 0.08, "frame \(index)")
    }
    let again = try animation.bytes(drawing: frame) == bytes
    #expect(again)
  }

  /// By how much one channel of a pixel differs at most, and the part of the pixels that differ at all.
  private static func difference(of image: PixelImage, from screen: [UInt8]) -> (largest: Int, part: Double) {
    var (largest, off) = (0, 0)
    image.bytes.withUnsafeBufferPointer { pixels in
      screen.withUnsafeBufferPointer { screen in
        var (from, to) = (0, 0)
        while from < pixels.count {
          if pixels[from + 2] != screen[to] || pixels[from + 1] != screen[to + 1] || pixels[from] != screen[to + 2] {
            off += 1
            for channel in 0..<3 { largest = max(largest, abs(Int(pixels[from + 2 - channel]) - Int(screen[to + channel]))) }
          }
          (from, to) = (from + 4, to + 3)
        }
      }
    }
    return (largest, Double(off) / Double(image.width * image.height))
  }
}
