internal import HierarchyReading
internal import NavigationModel
internal import SequenceExport

/// One call of `navtree show`.
struct ShowWork {
  private let call: Invocation
  private let console: Console
  private let groups: [InputGroup]
  private let only: Int?

  /// - Throws: ``WrongCall`` where the inputs do not go together.
  init(_ call: Invocation, _ console: Console) throws {
    self.call = call
    self.console = console
    groups = try Shared.groups(of: call)
    only = call[ShowCommand.only]
  }

  func run() throws -> ExitStatus {
    var status = ExitStatus.fine
    var records: [TranscriptRecord] = []
    var isFirst = true
    for group in groups {
      guard let telling = console.telling(group, &status), let replay = telling.replay else { continue }
      let steps = try told(of: replay, in: telling)
      let title = telling.title
      switch call[ShowCommand.form] {
      case .text:
        let transcript = TranscriptText(title: title, steps: replay.steps, only: only).text
        try console.write((isFirst ? "" : "\n") + (groups.count > 1 ? "== \(telling.name) ==\n" : "") + transcript)
      case .json: records.append(TranscriptRecord(title: title, steps: steps))
      case .dump: try writeDumps(of: steps, last: replay.steps.count - 1, source: telling.name)
      }
      isFirst = false
    }
    guard call[ShowCommand.form] == .json else { return status }
    if groups.count > 1 {
      try console.write(RecordJSON.bytes(records))
    } else if let record = records.first {
      try console.write(RecordJSON.bytes(record))
    }
    return status
  }

  /// The steps that are asked for.
  private func told(of replay: Replay, in telling: Telling) throws(WrongCall) -> [Step] {
    guard let only else { return replay.steps }
    guard replay.steps.indices.contains(only) else {
      let last = replay.steps.count - 1
      throw WrongCall("'\(telling.name)' has no step \(only); its steps are 0 to \(last).")
    }
    return [replay.steps[only]]
  }

  /// Writes dumps one after the other, each under a line of its own unless it is the only one of this call.
  private func writeDumps(of steps: [Step], last: Int, source: String) throws {
    let hasHeadings = groups.count > 1 || steps.count > 1
    if groups.count > 1 { try console.write(DumpHeading(source: source).line + "\n") }
    for step in steps {
      let heading = hasHeadings ? visible(DumpHeading(step, last: last).line, keepingLines: false) + "\n" : ""
      // No class of an app has such a name, and headings are no part of a dump: nothing is lost to whoever reads it again.
      try console.write(visible(heading + HierarchyPrinter(step).text, keepingLines: true))
    }
  }
}
