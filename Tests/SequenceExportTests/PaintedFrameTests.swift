import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

/// The frames of a PNG sequence are painted over those before them. They must be what libgvc draws of each as a whole.
@Suite struct PaintedFrameTests {
  @Test("Paints what libgvc draws of a whole frame, in every sample and look", arguments: Stories.samples, Look.allCases)
  func paintsSamples(sample: String, look: Look) throws {
    try compare(DrawnSequence(Stories.sample(sample), look.options))
  }

  @Test("Paints what libgvc draws of a whole frame, in made-up stories", arguments: 1...12, Look.allCases)
  func paintsRandomStories(seed: Int, look: Look) throws {
    try compare(DrawnSequence(Stories.random(seed: UInt64(seed), steps: 16), look.options))
  }

  @Test("Paints the same at every scale and in the dark", arguments: 2...3, Look.allCases)
  func paintsScales(scale: Int, look: Look) throws {
    try compare(DrawnSequence(Stories.sample("two-stacks"), look.options, theme: .dark), scale: scale)
  }

  @Test("Paints letters that leave their lines, and names that are markup", arguments: Look.allCases)
  func paintsWildNames(look: Look) throws {
    let names = [
      "Z\u{0310}\u{0311}\u{0312}\u{0313}\u{0314}\u{0315}\u{0323}\u{0324}\u{0325}\u{0326}\u{0327}", "ﷺ﷽", "👩‍👩‍👧‍👦🏔", "العربية", "ไทยที่ปู่",
      "ÅŽǺ", "jjj fff", "‮x", "𒐫", "g", "&amp;\\N", "漢字かな",
    ]
    let pushes = names.map { "  push \"\($0.replacing("\\", with: "\\\\"))\"" }.joined(separator: "\n")
    let text = "tree\n  navigation N: One\n\nactions\n\(pushes)\n  pop\n  pop\n  popToRoot\n"
    try compare(DrawnSequence(Stories.scenario(text), look.options))
  }

  /// Compares what is written into a folder with what is drawn of each frame alone.
  private func compare(_ sequence: DrawnSequence, scale: Int = 1) throws {
    let folder = try TemporaryFolder()
    _ = try FolderExport(sequence, formats: [.png], scale: scale).write(to: folder.path("out"), source: "a.nav")
    let files = try folder.names(in: "out").filter { $0.hasSuffix(".png") }
    #expect(files.count == sequence.frames.steps.count)
    for (index, file) in files.enumerated() {
      let painted = folder.bytes("out/\(file)")
      let whole = try sequence.bytes(ofFrame: index, as: .png, scale: scale)
      #expect(painted == whole, "\(file)")
    }
  }
}
