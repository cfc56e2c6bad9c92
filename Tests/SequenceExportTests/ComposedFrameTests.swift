import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

/// Frames are put together from fragments that libgvc has drawn for several of them at once. They must be what it draws of each as a whole.
@Suite struct ComposedFrameTests {
  @Test("Composes what libgvc draws of a whole frame, in every sample and look", arguments: Stories.samples, Look.allCases)
  func composesSamples(sample: String, look: Look) throws {
    try compare(DrawnSequence(Stories.sample(sample), look.options))
  }

  @Test("Composes what libgvc draws of a whole frame, in made-up stories", arguments: 1...12, Look.allCases)
  func composesRandomStories(seed: Int, look: Look) throws {
    try compare(DrawnSequence(Stories.random(seed: UInt64(seed), steps: 30), look.options))
  }

  @Test("Composes what libgvc draws where names are markup", arguments: Look.allCases)
  func composesMarkup(look: Look) throws {
    let names = [
      #"</g>"#, #"<g id="x">"#, "a&#45;b", #"a" stroke="transparent"#, "two--hyphens", "<!-- -->", "‹é›", "\\N \\G", "{|}",
      #" font-family="Helvetica bold""#,
    ]
    let quoted = names.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
    let pushes = quoted.map { "  push \($0)" }.joined(separator: "\n")
    let tree = "tree\n  tabs \(quoted[0])\n    navigation \(quoted[1]): \(quoted[2])\n    navigation Other: Two\n\n"
    let text = "\(tree)actions\n\(pushes)\n  present \(quoted[3])\n"
    try compare(DrawnSequence(Stories.scenario(text), look.options))
  }

  @Test("Composes frames in any order, and for readers who may prefer it dark")
  func composesBackwards() throws {
    let scenario = Stories.random(seed: 4, steps: 20)
    for theme in [ThemeName.auto, .dark] {
      let sequence = try DrawnSequence(scenario, theme: theme)
      for index in sequence.frames.steps.indices.reversed() {
        let style = theme == .auto ? sequence.frames.darkStyleSheet : nil
        let whole = try WholeSVG.bytes(of: sequence.frames.frame(index), darkStyleSheet: style)
        #expect(try String(decoding: sequence.bytes(ofFrame: index, as: .svg), as: UTF8.self) == whole)
      }
    }
  }

  /// Compares what is written into a folder, where frames are drawn several at once.
  private func compare(_ sequence: DrawnSequence) throws {
    let folder = try TemporaryFolder()
    _ = try FolderExport(sequence, formats: [.svg]).write(to: folder.path("out"), source: "a.nav")
    let files = try folder.names(in: "out").filter { $0.hasSuffix(".svg") }
    #expect(files.count == sequence.frames.steps.count)
    for (index, file) in files.enumerated() {
      let composed = folder.text("out/\(file)")
      let whole = try WholeSVG.bytes(of: sequence.frames.frame(index))
      #expect(composed == whole, "\(file)")
    }
  }
}
