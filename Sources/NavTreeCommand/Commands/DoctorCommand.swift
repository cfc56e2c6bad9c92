internal import GraphvizEngine

/// `navtree doctor`: whether everything that drawing needs is there.
enum DoctorCommand {
  static let command = Command(
    "doctor", does: "Tell which Graphviz there is, what it can draw, and what to install.",
    discussion: ["The status is 0 where every format works and there is a font, and 70 otherwise."],
    examples: [Command.Example("navtree doctor", does: "Looks at this machine.")],
    takes: []
  ) { _, console in
    let engine = GraphvizEngine.shared
    let report = try engine.inspect()
    var lines = ["navtree    \(Version.current)", "Graphviz   \(report.version)"]
    for format in ImageFormat.allCases {
      let failure = report.failures[format].map { "missing: \($0)" }
      lines.append("\(format.rawValue.padded(to: 11))\(failure ?? "works")")
    }
    lines.append("\("font".padded(to: 11))\(report.isFontUsable ? "works: \(report.fontName)" : "missing: no text can be drawn")")
    for line in Set(engine.takeKeptStandardError()).sorted() { lines.append("\("said".padded(to: 11))\(line)") }
    try console.write(lines.map { $0 + "\n" }.joined())
    guard report.failures.isEmpty, report.isFontUsable else {
      try console.write("\n" + advice)
      return .internalFault
    }
    return .fine
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
