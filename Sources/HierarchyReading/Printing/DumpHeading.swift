public import NavigationModel

/// The line above one of several dumps in a text, `# 3/12 push Detail`: which step it shows, of how many, and what happened.
///
/// No row of a dump begins with `#`, so the line is told from rows at a glance, and a text of several dumps is never taken for one.
public struct DumpHeading: Hashable, Sendable {
  /// The line without its end.
  public let line: String

  /// Makes the line for a step.
  ///
  /// - Parameters:
  ///   - step: The step whose tree is printed under the line.
  ///   - last: The index of the story's last step.
  public init(_ step: Step, last: Int) {
    self.init("\(step.index)/\(last) \(step.actionText)")
  }

  /// Makes the line above all dumps of one source, `# == story.nav ==`.
  public init(source: String) {
    self.init("== \(source) ==")
  }

  private init(_ text: String) {
    // Names may hold line breaks, and readers of dumps take `\n` spelled out for one.
    let pieces = SourceLines(of: "# " + text).lines.map { String(decoding: $0.bytes, as: UTF8.self) }
    line = pieces.joined(separator: "\u{FFFD}")
  }
}
