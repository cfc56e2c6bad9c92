import Foundation
import NavTreeCommand
import SequenceExport
import Testing

/// The source in a picture: `inspect`, `extract` and `verify`.
@Suite struct PictureSourceTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test("Gives back what was drawn, and draws the same of it, in every format of every sample", arguments: Samples.names)
  func returns(sample: String) throws {
    let text = try Samples.text(of: sample)
    try desk.put(text, in: "story.nav")
    let formats = OutputFormat.allCases.map(\.rawValue).joined(separator: ",")
    #expect(desk.run("render", "./story.nav", "-o", "./first", "-f", formats, "-q").status == .fine)
    let pictures = desk.names(in: "first").filter { $0 != "frames.json" }
    let last = try #require(pictures.last { $0.hasSuffix(".png") && !$0.contains("sheet") })
    #expect(desk.run("extract", "./first/" + last, "-o", "./again/story.nav").status == .fine)
    #expect(desk.text("again/story.nav") == text)
    #expect(desk.run("render", "./again/story.nav", "-o", "./second", "-f", formats, "-q").status == .fine)
    for picture in pictures {
      #expect(desk.run("extract", "./first/" + picture).output == text, "\(picture)")
      #expect(desk.bytes("first/" + picture) == desk.bytes("second/" + picture), "\(picture)")
    }
    let answer = desk.run(["verify"] + pictures.map { "./first/" + $0 })
    #expect(answer.status == .fine)
    #expect(answer.messages == pictures.map { "./first/\($0): what its source draws\n" }.joined())
  }

  @Test("Draws again as it was drawn, whatever the settings")
  func keepsSettings() throws {
    try desk.put("view tree\n" + Sketch.fine, in: "a.nav")
    let settings: [[String]] = [
      ["--view", "nested", "--direction", "down", "--theme", "dark"], ["--layout", "slots", "--wrap", "1"], ["--theme", "auto"],
      ["--scale", "2"], ["--columns", "1"], ["--step-seconds", "0.7"],
    ]
    for words in settings {
      _ = desk.run(["render", "./a.nav", "-o", "./out", "-f", "svg,png,sheet.svg", "-q"] + words)
      let pictures = desk.names(in: "out").filter { $0 != "frames.json" }.map { "./out/" + $0 }
      #expect(desk.run(["verify", "-q"] + pictures) == Answer(output: "", messages: "", status: .fine), "\(words)")
    }
  }

  @Test("Says no, and why, after one attribute of an SVG was changed")
  func noticesAttribute() throws {
    try changeSVG { $0.replacingOccurrences(of: "stroke-width=\"2.6\"", with: "stroke-width=\"2.5\"") }
    let answer = desk.run("verify", "./a.svg")
    #expect(answer.status == .wrongInput)
    #expect(answer.messages.hasPrefix("./a.svg: not what its source draws\n  line "), "\(answer.messages)")
    #expect(answer.messages.contains(" in the group 'detail' is '…"))
    #expect(answer.messages.contains("and its source draws '…"))
  }

  @Test("Says no, and why, after one byte of a PNG's pixels was changed")
  func noticesPixels() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    _ = desk.run("render", "./a.nav", "--only", "1", "-o", "./a.png")
    var bytes = [UInt8](try #require(desk.bytes("a.png")))
    let pixels = try #require(bytes.indices.first { bytes[$0...].starts(with: "IDAT".utf8) }) + 200
    bytes[pixels] ^= 1
    try desk.put(bytes, in: "a.png")
    let answer = desk.run("verify", "./a.png")
    #expect(answer.status == .wrongInput)
    #expect(answer.messages.hasPrefix("./a.png: not what its source draws\n  "), "\(answer.messages)")
    #expect(answer.messages.contains("pixel"), "\(answer.messages)")
  }

  @Test("Says no, and why, after one line of the source in it was changed")
  func noticesSource() throws {
    try changeSVG { $0.replacingOccurrences(of: "push Detail\\n", with: "push Other\\n") }
    let answer = desk.run("verify", "./a.svg")
    #expect(answer.status == .wrongInput)
    #expect(answer.messages.contains("\n  its source was changed after it was drawn\n"))
    #expect(desk.run("extract", "./a.svg").messages == "warning: ./a.svg: its source was changed after it was drawn\n")
    #expect(desk.run("inspect", "./a.svg").output.contains(", changed after it was drawn\n"))
    try changeSVG { $0.replacingOccurrences(of: "push Detail\\n", with: "psuh Detail\\n") }
    #expect(desk.run("verify", "./a.svg").messages.contains("\n  its source has a mistake: unknown action 'psuh'"))
  }

  @Test("Says which Graphviz, font or navtree was another")
  func noticesTools() throws {
    try changeSVG {
      $0.replacingOccurrences(of: "\"graphviz\":\"", with: "\"graphviz\":\"1.")
        .replacingOccurrences(of: "\"navtree\":\"", with: "\"navtree\":\"9.")
        .replacingOccurrences(of: "\"textWidths\":[", with: "\"textWidths\":[1,")
    }
    let words = desk.run("verify", "./a.svg").messages
    #expect(words.contains("\n  it was drawn by Graphviz 1."))
    #expect(words.contains("\n  it was drawn with another font, whose words have other widths\n"))
    #expect(words.contains("\n  it was drawn by navtree 9.\(Version.current), and here is \(Version.current)\n"))
  }

  private func changeSVG(_ change: (String) -> String) throws {
    try desk.put(Sketch.fine, in: "a.nav")
    _ = desk.run("render", "./a.nav", "--only", "1", "-o", "./a.svg")
    let drawn = try #require(desk.text("a.svg"))
    let changed = change(drawn)
    #expect(changed != drawn)
    try desk.put(changed, in: "a.svg")
  }

  @Test("Leaves the source out with --no-source, and says so")
  func leavesOut() throws {
    try desk.put("title \"Secret plan\"\n" + Sketch.fine, in: "a.nav")
    let formats = OutputFormat.allCases.map(\.rawValue).joined(separator: ",")
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", formats, "--no-source", "-q")
    let pictures = desk.names(in: "out").filter { $0 != "frames.json" }
    #expect(pictures.count == 3 * FrameFormat.allCases.count + SequenceFormat.allCases.count)
    for picture in pictures {
      let answer = desk.run("extract", "./out/" + picture)
      #expect(answer.status == .wrongInput)
      #expect(answer.messages.hasPrefix("error: ./out/\(picture): its source is not in it: "), "\(answer.messages)")
      #expect(desk.run("verify", "./out/" + picture).status == .wrongInput)
    }
    let words = desk.run("inspect", "./out/001-push-Detail.svg").output
    #expect(words.contains("\n  title      1/2 push Detail\n"))
    #expect(words.contains("\n  alt text   Step 1 of 2, push Detail: done. "))
  }

  @Test("Puts a source over 16 KiB in whole stories, and in no frame")
  func limitsFrames() throws {
    try desk.put(Sketch.fine + String(repeating: "# a long comment\n", count: 1000), in: "a.nav")
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", "svg,sheet.svg", "-q")
    #expect(desk.run("extract", "./out/000-start.svg").status == .wrongInput)
    #expect(desk.run("extract", "./out/a.sheet.svg").output == desk.text("a.nav"))
  }

  @Test("Tells what a picture shows")
  func inspects() throws {
    try desk.put("title \"A story\"\n" + Sketch.fine, in: "a.nav")
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", "svg,sheet.svg", "-q")
    let words = desk.run("inspect", "./out/001-push-Detail.svg").output
    for line in [
      "./out/001-push-Detail.svg\n", "  story      A story\n", "  step       1 of 2\n", "  action     push Detail\n",
      "  outcome    done\n", "  visible    Root › Detail\n", "  drawn by   navtree \(Version.current), Graphviz ",
      "  settings   view nested, direction right, wrap 10, scale 1\n", "  tree\n    Root (UINavigationController)\n",
    ] {
      #expect(words.contains(line), "\(line) in \(words)")
    }
    #expect(desk.run("inspect", "./out/a.sheet.svg").output.contains("  shows      all 2 steps, as sheet.svg\n"))
    let json = desk.run("inspect", "./out/001-push-Detail.svg", "./out/a.sheet.svg", "--format", "json")
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(objects?.count == 2)
    #expect((objects?[0]["step"] as? [String: Any])?["action"] as? String == "push Detail")
    #expect(objects?[1]["format"] as? String == "sheet.svg")
  }

  @Test("Says what is no picture, and goes on with the others")
  func refusesOthers() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put("", in: "empty")
    _ = desk.run("render", "./a.nav", "--only", "1", "-o", "./a.svg")
    let answer = desk.run("verify", "./a.nav", "./empty", "./missing", "./a.svg")
    #expect(answer.status == .cannotRead)
    #expect(answer.messages.hasPrefix("error: ./a.nav: it is no picture in a format that navtree draws (svg, png, pdf, dot, "))
    #expect(
      answer.messages.hasSuffix("error: can't read './missing': No such file or directory\n./a.svg: what its source draws\n"))
  }

  @Test("Survives pictures that are cut or damaged anywhere", arguments: ["svg", "png", "pdf", "gif", "html", "dot"])
  func survivesDamage(format: String) throws {
    try desk.put(Sketch.other, in: "a.nav")
    let words = ["html", "gif"].contains(format) ? [] : ["--only", "1"]
    _ = desk.run(["render", "./a.nav", "-o", "./a." + format] + words)
    let whole = [UInt8](try #require(desk.bytes("a." + format)))
    for step in stride(from: 0, to: 60, by: 1) {
      var bytes = whole
      let place = step * whole.count / 60
      if step.isMultiple(of: 3) { bytes.removeSubrange(place...) } else { bytes[place] = step.isMultiple(of: 2) ? 0xC8 : 0x3C }
      try desk.put(bytes, in: "b")
      #expect([.fine, .wrongInput].contains(desk.run("inspect", "./b").status), "\(step)")
    }
  }

  @Test(
    "Survives what ends Foundation's parser, and sizes that are none",
    arguments: [
      "<svg><?a?></svg>", "<?xml?><svg/>", "<svg><?a", "<svg width=\"nan\" height=\"1e999\"/>",
      "<svg width=\"-1\" height=\"inf\"/>",
    ])
  func survivesStrangeXML(text: String) throws {
    try desk.put(text, in: "a.svg")
    for words in [["inspect"], ["inspect", "--format", "json"], ["extract"], ["verify"]] {
      let answer = desk.run(words + ["./a.svg"])
      #expect(answer.status == .wrongInput, "\(words)")
      #expect(!answer.output.contains("nan") && !answer.output.contains("nested"), "\(answer.output)")
    }
  }

  @Test(
    "Finds the words of a PDF, whatever the source says",
    arguments: ["x /NavtreeSource y", "see /Title (page", "a /MediaBox [ 1 ]"])
  func readsOwnWords(title: String) throws {
    try desk.put("title \"\(title)\"\n" + Sketch.fine, in: "a.nav")
    _ = desk.run("render", "./a.nav", "--only", "1", "-o", "./a.pdf")
    #expect(desk.run("extract", "./a.pdf").output == desk.text("a.nav"))
    #expect(desk.run("verify", "-q", "./a.pdf").status == .fine)
    #expect(desk.run("inspect", "--format", "json", "./a.pdf").output.contains("\"title\" : \"1/2 push Detail\""))
  }

  @Test("Never replaces a file that holds something else, unless told to")
  func keepsFiles() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    _ = desk.run("render", "./a.nav", "--only", "1", "-o", "./a.svg")
    try desk.put("mine", in: "kept.nav")
    #expect(desk.run("extract", "./a.svg", "-o", "./kept.nav").status == .cannotWrite)
    #expect(desk.text("kept.nav") == "mine")
    #expect(desk.run("extract", "./a.svg", "-o", "./kept.nav", "--force").status == .fine)
    #expect(desk.text("kept.nav") == Sketch.fine)
  }
}

/// The samples of the package.
private enum Samples {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".nav") }.sorted()

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
