internal import FrameDrawing
internal import NavigationModel
internal import SequenceExport

/// `navtree render`: scenarios become frames.
enum RenderCommand {
  static let output = Option(
    "--output", "-o", value: "dir|file", as: .path,
    help: "The folder for the frames; a file for one frame; '-' for one frame on standard output.")
  static let formats = Option(
    "--format", "-f", value: "format", as: .list(of: FrameFormat.self), help: "The frames' formats; svg where none is given.")
  static let view = Option(
    "--view", value: "view", as: ValueKind<PictureView>.choice, help: "Boxes in boxes, or nodes and links.")
  static let layout = Option(
    "--layout", value: "layout", as: ValueKind<LayoutEngine>.choice,
    help: "Who arranges: navtree in rows and columns, or Graphviz's dot.")
  static let direction = Option(
    "--direction", value: "direction", as: .choice, default: Direction.right, help: "Where stacks grow to.")
  static let theme = Option(
    "--theme", value: "theme", as: ValueKind<ThemeName>.choice,
    help: "The colours; 'auto' follows the reader's setting, in SVG only.")
  static let scale = Option(
    "--scale", value: "n", as: .integer(in: 1...6), default: 1, help: "Pixels of a PNG for each one at 96 dots an inch.")
  static let wrap = Option(
    "--wrap", value: "n", as: .integer(in: 1...1000), default: 10,
    help: "The members of a stack in a row, where navtree arranges.")
  static let only = Option("--only", value: "n", as: .integer(in: 0...Int.max), help: "Draw only this frame; 0 is the start.")

  static let command = Command(
    "render", does: "Draw one frame for each action.",
    discussion: [
      "Each input gets a folder of its own with a file for each frame, and frames.json, which lists them. Frames of an earlier run that "
        + "are no longer made are removed; nothing else in the folder is touched.",
      "Without --view and --theme a scenario's own wishes count, and without those nested and light. Without --layout the nested view "
        + "is arranged by slots, the tree by dot.",
    ],
    examples: [
      Command.Example("navtree render story.nav", does: "Writes story/000-start.svg and so on."),
      Command.Example("navtree render story.nav -f svg,png --scale 2 -o pictures", does: "Two files for each frame."),
      Command.Example("navtree render story.nav --only 3 -o step.png", does: "One frame in one file."),
      Command.Example("navtree render a.txt b.txt c.txt --story", does: "Three dumps as one story, in a-story/."),
      Command.Example("navtree render - --only 0 -o - < dump.txt", does: "A running app's hierarchy as SVG on standard output."),
    ],
    takes: [Shared.inputs, Shared.story, output, formats, view, layout, direction, theme, scale, wrap, only, Shared.quiet]
  ) { call, console in
    try RenderWork(call, console).run()
  }
}
