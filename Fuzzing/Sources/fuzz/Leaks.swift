import Foundation
import FrameDrawing
import GraphvizEngine
import NavigationModel
import ScenarioLanguage
import SequenceExport

/// Work that leaves nothing behind, for LeakSanitizer, which looks when the process ends.
enum Leaks {
  /// Draws every frame of the samples in every format, reads what was drawn, and has Graphviz refuse something, again and again.
  ///
  /// - Parameter layout: Who arranges: libgvc before 5.0.1 loses memory in `dot` itself, once for each story.
  static func lookFor(in samples: String, layout: LayoutEngine, rounds: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: samples).filter { $0.hasSuffix(".nav") }.sorted()
    var files = 0
    for _ in 0..<rounds {
      for name in names {
        let text = try String(contentsOfFile: "\(samples)/\(name)", encoding: .utf8)
        guard let scenario = ParsedScenario(parsing: text).scenario else { continue }
        let sequence = try DrawnSequence(
          of: Replay(of: scenario).steps, title: scenario.title, options: DrawingOptions(layout: layout), source: text)
        var pictures: [[UInt8]] = []
        for index in sequence.frames.steps.indices {
          pictures += try FrameFormat.allCases.map { try sequence.bytes(ofFrame: index, as: $0) }
        }
        pictures += try SequenceFormat.allCases.map { try sequence.bytes(as: $0) }
        for bytes in pictures {
          let picture = try PictureFile(bytes)
          _ = PictureDifference(bytes, from: Array(bytes.dropLast()), kind: picture.kind)
          _ = PictureDifference(Array(bytes.prefix(bytes.count / 2)), from: bytes, kind: picture.kind)
        }
        files += pictures.count
      }
      for dot in ["digraph { a -> ", "digraph { a; b }", "graph { a } graph { b }", ""] {
        _ = try? GraphvizEngine.shared.draw(dot, as: .svg)
        _ = try? GraphvizEngine.shared.draw(dot, as: .png)
        _ = try? GraphvizEngine.shared.arrange(dot)
      }
      _ = GraphvizEngine.shared.takeWarnings()
    }
    print("drew and read \(files) files")
  }
}
