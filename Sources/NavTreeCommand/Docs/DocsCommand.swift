/// `navtree docs`: scenarios in Markdown become images.
enum DocsCommand {
  static let inputs = Argument("file", any: .path, help: "A Markdown file, or a scenario (.nav) that is drawn as a sheet.")
  static let output = Option(
    "--output", "-o", value: "file|dir", as: .path,
    help: "Write the Markdown here, with images in place of the blocks; '-' is standard output.")
  static let inPlace = Flag(
    "--in-place", help: "Change the Markdown itself: each block stays, folded, with its image under it.")
  static let check = Flag(
    "--check",
    help: "Write nothing; list what is stale, missing or left over, and end with 1 if there is any. Without --output: in place.")
  static let catalog = Option(
    "--docc", value: "catalog", as: ValueKind<String>.path,
    help: "Draw for a DocC catalogue: its articles in place, its scenarios as sheets, images into its Resources.")
  static let images = Option(
    "--images", value: "dir", as: ValueKind<String>.path, help: "The folder for images; otherwise 'images' beside the Markdown.")
  static let force = Flag("--force", help: "Replace files that navtree did not make.")

  static let command = Command(
    "docs", does: "Draw the scenarios in Markdown, and keep the images fresh.",
    discussion: [
      "A fenced block whose language is 'navtree' holds a scenario, or names one by 'file=story.nav'. Further words choose the picture: "
        + "sheet (the usual), animated, frames, frame=N, theme=, view=, columns=, scale=N, format=svg|png|gif, and name= for the image's "
        + "name, which else is made of the title. SVG follows the reader's light or dark setting unless a theme is named.",
      "An image of an earlier run that no block asks for any more is removed. Which ones they are stands in navtree-images.json beside "
        + "them; no other file is touched. A document without a block is left alone.",
    ],
    examples: [
      Command.Example("navtree docs --in-place README.md", does: "Puts an image under each block, in images/."),
      Command.Example("navtree docs guide.in.md -o guide.md", does: "Writes the same text with images."),
      Command.Example("navtree docs --check README.md", does: "For scripts: says what 'docs' would change."),
      Command.Example("navtree docs --docc Sources/App/App.docc", does: "Light, dark and retina images for DocC."),
    ],
    takes: [inputs, output, inPlace, check, catalog, images, force, RenderCommand.noSource, Shared.quiet]
  ) { call, console in
    var work = try DocsWork(call, console)
    return try work.run()
  }
}
