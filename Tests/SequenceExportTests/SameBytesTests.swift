import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct SameBytesTests {
  @Test("Draws exactly the DOT text of the frame", arguments: Stories.samples)
  func drawsDOT(sample: String) throws {
    let sequence = try DrawnSequence(Stories.sample(sample))
    for index in sequence.frames.steps.indices {
      let dot = sequence.frames.frame(index).dot
      #expect(try String(decoding: sequence.bytes(ofFrame: index, as: .dot), as: UTF8.self).hasSuffix("\n" + dot))
      #expect(try sequence.bytes(ofFrame: index, as: .pdf).starts(with: GraphvizEngine.shared.draw(dot, as: .pdf)))
      let drawn = try SVGElement(finishing: GraphvizEngine.shared.draw(dot, as: .svg))
      let finished = try SVGElement(parsing: sequence.bytes(ofFrame: index, as: .svg))
      let marks = { (element: SVGElement) in ["g", "path", "polygon", "ellipse", "text"].contains(element.name) }
      let (before, after) = (drawn.all.filter(marks), finished.all.filter(marks))
      #expect(before.map(\.name) == after.map(\.name))
      for (one, other) in zip(before, after) {
        #expect(one.attributes.mapValues { $0 == "transparent" ? "none" : $0 } == other.attributes)
        if one.name == "text" { #expect(one.text == other.text) }
      }
    }
  }

  @Test("Gives the same bytes every time", arguments: FrameFormat.allCases)
  func repeatsBytes(format: FrameFormat) throws {
    let scenario = RandomStory(seed: 11, actions: 12).scenario
    let (one, other) = (try DrawnSequence(scenario, theme: .auto), try DrawnSequence(scenario, theme: .auto))
    for index in one.frames.steps.indices {
      let bytes = try one.bytes(ofFrame: index, as: format)
      #expect(try bytes == other.bytes(ofFrame: index, as: format))
      #expect(try bytes == one.bytes(ofFrame: index, as: format))
    }
  }

  @Test("Gives the same bytes to eight tasks at once", arguments: FrameFormat.allCases)
  func sharesWork(format: FrameFormat) async throws {
    let scenario = try Stories.sample("checkout")
    let sequence = try DrawnSequence(scenario)
    let expected = try (0..<3).map { try sequence.bytes(ofFrame: $0, as: format) }
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for task in 0..<8 {
        group.addTask {
          let own = try task.isMultiple(of: 2) ? sequence : DrawnSequence(scenario)
          return try (0..<3).map { try own.bytes(ofFrame: $0, as: format) }
        }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test("Draws a PNG larger with its scale, and nothing else")
  func scalesPixels() throws {
    let sequence = try DrawnSequence(Stories.sample("swipe-system"))
    let size = { (bytes: [UInt8]) in [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } } }
    let once = size(try sequence.bytes(ofFrame: 0, as: .png))
    #expect(once == [sequence.frames.canvas.width, sequence.frames.canvas.height].map { Int($0 / 0.75) })
    #expect(size(try sequence.bytes(ofFrame: 0, as: .png, scale: 3)) == once.map { 3 * $0 })
    #expect(try sequence.bytes(ofFrame: 0, as: .svg, scale: 3) == sequence.bytes(ofFrame: 0, as: .svg))
  }
}

extension SVGElement {
  /// Parses what libgvc wrote, which has comments and a document type.
  fileprivate init(finishing bytes: [UInt8]) throws {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let foreign = ["<!--", "<!DOCTYPE", " \"http", "-->", " -->"]
    lines.removeAll { line in foreign.contains { line.hasPrefix($0) } }
    try self.init(parsing: Array(lines.joined(separator: "\n").utf8))
  }
}
