internal import SequenceExport

/// What changed since a baseline was written, as a reviewer reads it.
struct JourneyReport {
  private let difference: JourneyDifference
  private let file: String

  /// - Parameter file: what to call the scenario, on one line.
  init(_ difference: JourneyDifference, file: String) {
    self.difference = difference
    self.file = file
  }

  /// How much changed, and each change with the line before and after it.
  var text: String {
    let count = difference.changes.count
    var lines = ["\(file): \(count) \(count == 1 ? "change" : "changes") since the baseline"]
    for change in difference.changes {
      switch change {
      case .new(let line): lines += ["  \(Self.label(of: line)) is new", "    + \(line)"]
      case .gone(let line): lines += ["  \(Self.label(of: line)) of the baseline is gone", "    - \(line)"]
      case .changed(let old, let new):
        lines += ["  \(Self.label(of: new)) changed", "    - \(old)", "    + \(new)"]
      }
    }
    let renumbered = difference.renumbered
    if renumbered > 0 { lines.append("  \(renumbered) more \(renumbered == 1 ? "step has" : "steps have") another number only") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a line is about: `step 3`, `the title`.
  private static func label(of line: String) -> String {
    guard let number = line.split(separator: " ").first.flatMap({ Int($0) }) else { return "the title" }
    return "step \(number)"
  }
}
