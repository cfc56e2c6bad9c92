internal import GraphvizEngine
internal import SequenceExport

/// `navtree doctor`: whether everything that drawing needs is there.
enum DoctorCommand {
  static let command = Command(
    "doctor", does: "Tell which Graphviz there is, what it can draw, and what to install.",
    discussion: ["The status is 0 where every format works and there is a font, and 70 otherwise."],
    examples: [Command.Example("navtree doctor", does: "Looks at this machine.")],
    takes: []
  ) { _, console in
    var lines = ["navtree    \(Version.current)"]
    var isWell = false
    do {
      let report = try GraphvizEngine.shared.inspect()
      lines += Self.lines(of: report)
      isWell = report.failures.isEmpty && report.isFontUsable
    } catch {
      lines.append("\("Graphviz".padded(to: 11))can't be used: \(error)")
    }
    for line in Set(console.takeChatter()).sorted() { lines.append("\("said".padded(to: 11))\(line)") }
    try console.write(lines.map { $0 + "\n" }.joined() + (isWell ? "" : "\n" + advice))
    return isWell ? .fine : .internalFault
  }

  private static func lines(of report: EngineReport) -> [String] {
    let formats = ImageFormat.allCases.map { format in
      format.rawValue.padded(to: 11) + (report.failures[format].map { "missing: \($0)" } ?? "works")
    }
    let font = report.isFontUsable ? "works: \(report.fontName)" : "missing: no text can be drawn"
    return ["\("Graphviz".padded(to: 11))\(report.version)"] + formats + ["\("font".padded(to: 11))\(font)"]
  }

  private static let advice = """
    What to install:
      Debian, Ubuntu   apt-get install libgraphviz-dev fonts-liberation2 fonts-dejavu-core
      macOS            brew install graphviz

    """
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
