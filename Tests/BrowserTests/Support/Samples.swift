import Foundation
import FrameDrawing
import NavigationModel
import ScenarioLanguage
import SequenceExport
import Testing

/// The package's own samples, drawn.
enum Samples {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

  /// Their names.
  static let names = ["checkout", "nested-uinavigation", "onboarding", "swipe-always", "swipe-guarded", "swipe-system"]

  static func drawn(_ name: String, theme: ThemeName?) throws -> DrawnSequence {
    let parsed = ParsedScenario(parsing: try String(contentsOf: folder.appendingPathComponent("\(name).nav"), encoding: .utf8))
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics)")
    return try DrawnSequence(of: Replay(of: scenario).steps, title: scenario.title, options: DrawingOptions(), theme: theme)
  }
}
