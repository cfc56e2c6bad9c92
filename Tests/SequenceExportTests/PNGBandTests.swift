import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct PNGBandTests {
  static let sizes = [(1, 1), (1, 15), (3, 16), (5, 17), (2, 33), (300, 48), (977, 50), (7000, 18)]

  @Test("Loses no pixel at any size", arguments: Pixels.Kind.allCases, sizes)
  func losesNothing(kind: Pixels.Kind, size: (width: Int, height: Int)) throws {
    let pixels = Pixels(kind, width: size.width, height: size.height)
    let file = try PNGContent(pixels.png())
    #expect((file.width, file.height) == size)
    let same = file.pixels == pixels.decoded
    #expect(same)
    #expect(file.chunks[0].data[9] == (kind == .transparent ? 6 : 2))
    #expect(file.chunks.map(\.name).suffix(2) == ["IDAT", "IEND"])
  }

  @Test("Is RGBA where the one last pixel is not opaque", arguments: [(1, 1), (64, 64), (100, 41)])
  func seesTheLastPixel(size: (width: Int, height: Int)) throws {
    var pixels = Pixels(.noisy, width: size.width, height: size.height)
    pixels.bytes.replaceSubrange((pixels.bytes.count - 4)..., with: [1, 2, 3, 254])
    let file = try PNGContent(pixels.png())
    #expect(file.chunks[0].data[9] == 6)
    let same = file.pixels == pixels.decoded
    #expect(same)
  }

  /// Pictures one after the other through one cache: each differs from the last in one channel of one pixel, in its size, or in its kind.
  private func relatives(seed: UInt64) -> [Pixels] {
    var random = SeededSource(seed: seed)
    var pixels = Pixels(random.pick(Pixels.Kind.allCases), width: 40, height: 50, seed: seed)
    return (0..<60).map { _ in
      switch random.below(8) {
      case 0:
        pixels = Pixels(
          random.pick(Pixels.Kind.allCases), width: random.pick([20, 40, 80]), height: random.pick([25, 50, 100]), seed: seed)
      case 1: pixels.bytes.replaceSubrange((pixels.bytes.count - 4)..., with: [0, 0, 0, random.pick([0, 255])])
      case 2: break
      default:
        let pixel = 4 * random.below(pixels.bytes.count / 4)
        pixels.bytes[pixel + random.below(3)] = UInt8(random.below(Int(pixels.bytes[pixel + 3]) + 1))
      }
      return pixels
    }
  }

  @Test("Gives the same bytes with a cache as without, whatever was encoded before", arguments: 1...20 as ClosedRange<UInt64>)
  func mindsNoCache(seed: UInt64) throws {
    let cache = PNGBandCache()
    for (number, pixels) in relatives(seed: seed).enumerated() {
      let same = try pixels.png(cache) == pixels.png()
      #expect(same, "seed \(seed), picture \(number)")
    }
  }

  @Test("Tells pictures apart that have the same bytes and another width")
  func tellsWidthsApart() throws {
    let cache = PNGBandCache()
    var pixels = Pixels(.noisy, width: 16, height: 8)
    _ = try pixels.png(cache)
    (pixels.width, pixels.height) = (8, 16)
    #expect(try pixels.png(cache) == pixels.png())
  }

  @Test("Gives the same bytes to many tasks with one cache", arguments: 21...23 as ClosedRange<UInt64>)
  func sharesCache(seed: UInt64) async throws {
    let cache = PNGBandCache()
    let relatives = relatives(seed: seed)
    let expected = try relatives.map { try $0.png() }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<relatives.count {
            let index = (step * (2 * task + 1) + task) % relatives.count
            guard try relatives[index].png(cache) == expected[index] else { return false }
          }
          return true
        }
      }
      for try await isSame in group { #expect(isSame, "seed \(seed)") }
    }
  }

  @Test("Keeps no more than a few pictures, and takes what it keeps")
  func staysSmall() throws {
    let cache = PNGBandCache()
    for seed in 1...50 as ClosedRange<UInt64> { _ = try Pixels(.noisy, width: 30, height: 100, seed: seed).png(cache) }
    let bands = 7
    #expect(cache.count == bands * PNGBandCache.mostPerPlace)
    let fresh = PNGBandCache()
    for _ in 0..<5 { _ = try Pixels(.noisy, width: 30, height: 100).png(fresh) }
    #expect(fresh.count == bands)
  }

  @Test("Encodes a thousand pictures in hardly more memory than a hundred")
  func needsLittleMemory() async {
    await #expect(processExitsWith: .success) {
      let cache = PNGBandCache()
      func encode(_ numbers: Range<Int>) throws -> Int {
        var pixels = Pixels(.striped, width: 500, height: 200)
        for number in numbers {
          for row in stride(from: 0, to: 200, by: 10) { pixels.bytes[row * 2000] = UInt8(truncatingIfNeeded: number) }
          _ = try pixels.png(cache)
        }
        return try #require(ProcessMemory.peak)
      }
      let hundred = try encode(0..<100)
      let thousand = try encode(100..<1000)
      #expect(thousand - hundred < 3_000_000)
    }
  }

  @Test(
    "Writes the same frames into a folder as one by one, with exactly cairo's pixels", arguments: 31...36 as ClosedRange<UInt64>)
  func exportsFrames(seed: UInt64) throws {
    let look = Look.allCases[Int(seed) % Look.allCases.count]
    let sequence = try DrawnSequence(
      Stories.random(seed: seed, steps: 12), look.options, theme: seed.isMultiple(of: 2) ? .dark : .light)
    let folder = try TemporaryFolder()
    _ = try FolderExport(sequence, formats: [.png]).write(to: folder.path("out"), source: "a.nav")
    let names = try folder.names(in: "out").filter { $0.hasSuffix(".png") }.sorted()
    #expect(names.count == sequence.frames.steps.count)
    for (index, name) in names.enumerated() {
      let file = try #require(folder.bytes("out/\(name)"))
      #expect(try file == sequence.bytes(ofFrame: index, as: .png), "seed \(seed), frame \(index)")
      let cairos = try PNGContent(GraphvizEngine.shared.draw(sequence.frames.frame(index).dot, as: .png, dotsPerInch: 96))
      let same = try PNGContent(file).pixels == cairos.pixels
      #expect(same, "seed \(seed), frame \(index)")
    }
  }
}
