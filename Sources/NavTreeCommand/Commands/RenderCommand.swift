internal import FrameDrawing
internal import NavigationModel
internal import SequenceExport

/// `navtree render`: scenarios become frames.
enum RenderCommand {
  static let output = Option(
    "--output", "-o", value: "dir|file", as: .path,
    help: "The folder for what is made; a file for one frame or one story; '-' for that on standard output.")
  static let formats = Option(
    "--format", "-f", value: "format", as: .list(of: OutputFormat.self),
    help: "What to make: svg where none is given. 'sheet' alone is sheet.svg, 'animated' animated.svg.")
  static let view = Option(
    "--view", value: "view", as: ValueKind<PictureView>.choice, help: "Boxes in boxes, or nodes and links.")
  static let layout = Option(
    "--layout", value: "layout", as: ValueKind<LayoutEngine>.choice,
    help: "Who arranges: navtree in rows and columns, or Graphviz's dot.")
  static let direction = Option(
    "--direction", value: "direction", as: .choice, default: Direction.right, help: "Where stacks grow to.")
  static let theme = Option(
    "--theme", value: "theme", as: ValueKind<ThemeName>.choice,
    help: "The colours; 'auto' follows the reader's setting, in SVG and HTML only.")
  static let scale = Option(
    "--scale", value: "n", as: .integer(in: 1...3), default: 1, help: "Pixels of a PNG or GIF for each one at 96 dots an inch.")
  static let wrap = Option(
    "--wrap", value: "n", as: .integer(in: 1...1000), default: 10,
    help: "The members of a stack in a row, where navtree arranges.")
  static let columns = Option(
    "--columns", value: "n", as: ValueKind.integer(in: 1...1000),
    help: "The frames side by side on a sheet; otherwise what comes nearest to a page.")
  static let stepSeconds = Option(
    "--step-seconds", value: "s", as: ValueKind.seconds(in: 0.1...60),
    help: "How long each step is shown where it plays by itself; otherwise the time to read it.")
  static let noSource = Flag("--no-source", help: "Leave the input's text out of what is drawn.")
  static let only = Option("--only", value: "n", as: .integer(in: 0...Int.max), help: "Draw only this frame; 0 is the start.")
  static let force = Flag("--force", help: "Replace files that navtree did not make.")
  static let watch = Flag("--watch", "-w", help: "Draw an input again whenever it changes, until Control-C.")

  static let command = Command(
    "render", does: "Draw a story: a frame for each action, or all of them in one file.",
    discussion: [
      "Formats of frames are svg, png, pdf and dot, a file for each action. All others put the whole story into one file, named after the "
        + "input: a sheet with all frames side by side, a picture that plays by itself (animated.svg, gif), or a page with a player (html). "
        + "Those files come into the folder that is named, otherwise into the current one.",
      "For frames, each input gets a folder of its own with a file for each frame, and frames.json, which lists them. Frames of an earlier run that "
        + "are no longer made are removed; nothing else in the folder is touched. A file in the way that navtree did not make is replaced only with "
        + "--force.",
      "Without --view and --theme a scenario's own wishes count, and without those nested and light; a player then follows the reader's "
        + "setting. Without --layout the nested view "
        + "is arranged by slots, the tree by dot.",
      "With --watch mistakes are shown and waited out. Control-C, and the signals TERM and HUP, end it when what is being drawn is whole; the "
        + "status is that of the last drawings.",
    ],
    examples: [
      Command.Example("navtree render story.nav", does: "Writes story/000-start.svg and so on."),
      Command.Example("navtree render story.nav -f svg,png --scale 2 -o pictures", does: "Two files for each frame."),
      Command.Example("navtree render story.nav -f sheet.svg,html", does: "Writes story.sheet.svg and story.html."),
      Command.Example("navtree render story.nav --only 3 -o step.png", does: "One frame in one file."),
      Command.Example("navtree render a.txt b.txt c.txt --story", does: "Three dumps as one story, in a-story/."),
      Command.Example("navtree render - --only 0 -o - < dump.txt", does: "A running app's hierarchy as SVG on standard output."),
    ],
    takes: [
      Shared.inputs, Shared.story, output, formats, view, layout, direction, theme, scale, wrap, columns, stepSeconds, only,
      noSource, force,
      watch, Shared.quiet,
    ]
  ) { call, console in
    try RenderWork(call, console).run()
  }
}
