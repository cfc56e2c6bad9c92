// A story is drawn by Graphviz, inside the process.

import FrameDrawing
import NavigationModel
import ScenarioLanguage
import SequenceExport

let text = """
  title "Two screens"

  tree
    navigation Root: Home

  actions
    push Detail
    pop
  """

let parsed = ParsedScenario(parsing: text)
guard let scenario = parsed.scenario else {
  preconditionFailure("\(parsed.diagnostics)")
}
let sequence = try DrawnSequence(of: Replay(of: scenario).steps, title: scenario.title, theme: .auto, source: text)

// One frame, as bytes. Nothing is written.
let svg = try sequence.bytes(ofFrame: 1, as: .svg)
print(svg.isEmpty ? "Nothing" : "A picture:", sequence.frames.frame(1).altText)

// The whole story on one sheet, as bytes.
let sheet = try sequence.bytes(as: .sheetPNG)
print(sheet.isEmpty ? "Nothing" : "A sheet of \(sequence.frames.steps.count) frames")

// All frames into a folder, for whoever names one.
if let folder = CommandLine.arguments.dropFirst().first {
  let summary = try FolderExport(sequence, formats: [.svg, .pdf]).write(to: folder, source: "story.nav")
  print("\(summary.written) files written")
}
