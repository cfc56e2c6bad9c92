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
      isWell =
        needed.allSatisfy { report.failures[$0] == nil } && report.pixelFailure == nil && report.isFontUsable
        && EncoderVersions.libgd != nil
    } catch {
      lines.append("\("Graphviz".padded(to: 11))can't be used: \(error)")
    }
    for line in Set(console.takeChatter()).sorted() {
      lines.append("\("said".padded(to: 11))\(line)" + (Console.advice(on: line).map { "; \($0)" } ?? ""))
    }
    try console.write(lines.map { visible($0, keepingLines: false) + "\n" }.joined() + (isWell ? "" : "\n" + advice))
    return isWell ? .fine : .internalFault
  }

  /// What Graphviz has to draw by itself; PNG and GIF are made of its pixels.
  private static let needed: [ImageFormat] = [.svg, .pdf]

  private static func lines(of report: EngineReport) -> [String] {
    func row(_ name: String, _ failure: GraphvizError?) -> String {
      name.padded(to: 11) + (failure.map { "missing: \($0)" } ?? "works")
    }
    let font =
      report.isFontUsable ? "works: \(report.fontName)" : "missing: no text can be drawn; \(MissingPart.noLetters.hint ?? "")"
    return ["\("Graphviz".padded(to: 11))\(report.version)"] + needed.map { row($0.rawValue, report.failures[$0]) } + [
      row("pixels", report.pixelFailure), "\("png".padded(to: 11))by libpng \(EncoderVersions.libpng)",
      "gif".padded(to: 11) + (EncoderVersions.libgd.map { "by libgd \($0)" } ?? "missing: libgd is not installed"),
      "\("font".padded(to: 11))\(font)",
    ]
  }

  private static let advice = """
    What to install:
      Debian, Ubuntu   apt-get install libgraphviz-dev libpng-dev libgd-dev fonts-liberation2 fonts-dejavu-core
      macOS            brew install graphviz libpng gd

    """
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
