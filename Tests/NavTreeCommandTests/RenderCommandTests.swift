import Foundation
import NavTreeCommand
import Testing

@Suite struct RenderCommandTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test("Writes a frame for each action, says how many, and then what is the same or gone")
  func writesFrames() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    #expect(desk.run("render", "./a.nav", "-o", "./out") == Answer(output: "", messages: "3 frames in ./out\n", status: .fine))
    #expect(desk.names(in: "out") == ["000-start.svg", "001-push-Detail.svg", "002-pop.svg", "frames.json"])
    #expect(desk.text("out/frames.json")?.contains(#""source" : "a.nav""#) == true)
    #expect(desk.run("render", "./a.nav", "-o", "./out").messages == "3 frames in ./out; 4 files unchanged\n")
    try desk.put(Sketch.other, in: "a.nav")
    #expect(desk.run("render", "./a.nav", "-o", "./out").messages == "2 frames in ./out; 2 no longer made and removed\n")
    #expect(desk.run("render", "./a.nav", "-o", "./out", "--only", "0").messages == "1 frame in ./out; 1 file unchanged\n")
  }

  @Test("Writes all formats of each frame")
  func writesFormats() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    #expect(desk.run("render", "./a.nav", "-o", "./out", "-f", "png,pdf", "-f", "dot").status == .fine)
    let endings = ["dot", "pdf", "png"]
    #expect(
      desk.names(in: "out") == ["000-start", "001-push-Detail", "002-pop"].flatMap { stem in endings.map { "\(stem).\($0)" } }
        + ["frames.json"])
  }

  @Test(
    "Reads scenarios, their JSON and dumps by what stands in them",
    arguments: [(Sketch.fine, 3), (Sketch.json, 3), (Sketch.dump, 1)])
  func readsAllForms(text: String, count: Int) throws {
    try desk.put(text, in: "any.thing")
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    #expect(desk.run("render", "./any.thing", "-o", "./out", "-q") == Answer(output: "", messages: "", status: .fine))
    #expect(
      desk.run("render", "./any.thing", "-o", "./out").messages.contains("\(frames) in ./out; \(count + 1) files unchanged\n"))
  }

  @Test("Gives each of several inputs its folder, and two of the same name two folders")
  func separatesInputs() throws {
    for name in ["x/a.nav", "y/a.nav", "y/A.json", "b"] { try desk.put(Sketch.other, in: name) }
    let answer = desk.run("render", "./x/a.nav", "./y/a.nav", "./y/A.json", "./b", "-o", "./out/")
    #expect(
      answer
        == Answer(
          output: "",
          messages: "2 frames in ./out/a\n2 frames in ./out/a-2\n2 frames in ./out/A-3\n2 frames in ./out/b-frames\n",
          status: .fine))
    #expect(desk.names(in: "out").filter { !$0.contains("/") } == ["A-3", "a", "a-2", "b-frames"])
  }

  @Test("Writes nothing of a wrong input, goes on with the others, and ends with the worst status")
  func goesOn() throws {
    try desk.put(Sketch.wrong, in: "wrong.nav")
    try desk.put(Sketch.crash, in: "crash.nav")
    try desk.put(Sketch.fine, in: "fine.nav")
    let answer = desk.run("render", "./wrong.nav", "./missing.nav", "./crash.nav", "./fine.nav", "-o", "./out")
    #expect(answer.status == .cannotRead)
    #expect(answer.output == "")
    #expect(
      answer.messages == """
        ./wrong.nav:4:3: error: unknown action 'psuh'; did you mean 'push'?
           4 |   psuh Detail
             |   ^~~~
        ./wrong.nav: nothing drawn because of the errors above
        error: can't read './missing.nav': No such file or directory
        ./crash.nav:4:3: error: 'push navigation Inner: A' crashes: Pushing a navigation controller is not supported (NAV-4)
           4 |   push navigation Inner: A
             |   ^~~~~~~~~~~~~~~~~~~~~~~~
          note: write 'expect crash' under it if that is what the story shows
        ./crash.nav: nothing drawn because of the errors above
        3 frames in ./out/fine

        """)
    #expect(desk.names(in: "out").filter { !$0.contains("/") } == ["fine"])
    #expect(desk.run("render", "./wrong.nav", "-o", "./none").status == .wrongInput)
    #expect(!desk.run("render", "./wrong.nav", "-o", "./none", "-q").messages.contains("nothing drawn"))
    #expect(!desk.names().contains("none"))
  }

  @Test("Says warnings, and with --quiet nothing but errors", arguments: ["--quiet", "-q"])
  func keepsQuiet(flag: String) throws {
    try desk.put(Sketch.warning, in: "a.nav")
    let loud = desk.run("render", "./a.nav", "-o", "./out")
    #expect(loud.messages.hasPrefix("./a.nav:4:3: warning: "))
    #expect(loud.messages.hasSuffix("2 frames in ./out\n"))
    #expect(desk.run("render", "./a.nav", "-o", "./out", flag) == Answer(output: "", messages: "", status: .fine))
    try desk.put(Sketch.warning + "  psuh\n", in: "a.nav")
    #expect(desk.run("render", "./a.nav", "-o", "./out", flag).messages.hasPrefix("./a.nav:5:3: error: unknown action 'psuh'"))
  }

  @Test("Writes one frame to a file or to standard output")
  func writesOneFrame() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", "svg,dot")
    #expect(
      desk.run("render", "./a.nav", "--only", "1", "-o", "./new/one.svg") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.bytes("new/one.svg") == desk.bytes("out/001-push-Detail.svg"))
    #expect(desk.run("render", "./a.nav", "--only", "2", "-o", "./two.DOT").status == .fine)
    #expect(desk.bytes("two.DOT") == desk.bytes("out/002-pop.dot"))
    let answer = desk.run("render", "./a.nav", "--only", "1", "-o", "-")
    #expect(answer == Answer(output: desk.text("out/001-push-Detail.svg") ?? "", messages: "", status: .fine))
    try desk.put("tree\n  screen A\n", in: "alone.nav")
    #expect(desk.run("render", "./alone.nav", "-o", "./alone.svg").status == .fine)
  }

  @Test("Takes a folder whose name looks like a file's for a folder")
  func knowsFolders() throws {
    try desk.put("", in: "pictures.svg/mine")
    try desk.put(Sketch.fine, in: "a.nav")
    #expect(desk.run("render", "./a.nav", "-o", "./pictures.svg").messages == "3 frames in ./pictures.svg\n")
    #expect(desk.run("render", "./a.nav", "-o", "./new.png/").messages == "3 frames in ./new.png/\n")
    #expect(desk.run("render", "./a.nav", "-o", "./new.jpeg/").messages == "3 frames in ./new.jpeg/\n")
    #expect(desk.run("render", "./a.nav", "-o", "./new.jpeg").messages == "3 frames in ./new.jpeg; 4 files unchanged\n")
    #expect(desk.run("render", "./a.nav", "-o", "./version.2").messages == "3 frames in ./version.2\n")
  }

  @Test("Follows the scenario's wishes, and the call's before them")
  func followsWishes() throws {
    try desk.put("view tree\ntheme dark\n" + Sketch.fine, in: "wishes.nav")
    try desk.put(Sketch.fine, in: "plain.nav")
    func frame(_ words: String...) -> String {
      Answer(["render"] + words + ["--only", "1", "-o", "-", "--no-source"], of: .navtree).output
    }
    let (wishes, plain) = (desk.path + "/wishes.nav", desk.path + "/plain.nav")
    #expect(frame(wishes) == frame(plain, "--view", "tree", "--theme", "dark"))
    #expect(frame(wishes, "--view", "nested", "--theme", "light") == frame(plain))
    #expect(frame(wishes) != frame(plain))
    #expect(frame(plain, "--direction", "down") != frame(plain))
    #expect(frame(plain, "--layout", "dot") != frame(plain))
    #expect(frame(plain, "--wrap", "1") != frame(plain))
    #expect(frame(plain, "--theme", "auto").contains("prefers-color-scheme"))
  }

  @Test("Says which scale would do where a picture is too large, and writes nothing")
  func saysWhatWouldDo() throws {
    let screens = (1...100).map { "S\($0)" }.joined(separator: ", ")
    try desk.put("tree\n  navigation Root: \(screens)\n", in: "a.nav")
    let answer = desk.run("render", "./a.nav", "-o", "./out", "-f", "svg,png", "--scale", "3", "--wrap", "1000")
    #expect(answer.status == .internalFault)
    #expect(answer.messages.hasPrefix("error: frame 0: could not draw the graph as PNG: the image would have "))
    #expect(answer.messages.hasSuffix(" pixels, and the most are 32 megapixels and 32766 on a side; scale 2 would do\n"))
    #expect(desk.names() == ["a.nav"])
  }

  @Test("Says what can't be written, and goes on")
  func saysWhatCannotBeWritten() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put("", in: "file")
    let answer = desk.run("render", "./a.nav", "-o", "./file/out")
    #expect(answer.status == .cannotWrite)
    #expect(
      answer.messages == "error: can't write './file/out/000-start.svg': creating the folder './file' failed: File exists\n")
    try desk.put("", in: "all/a/000-start.svg/x")
    try desk.put(Sketch.fine, in: "b.nav")
    let both = desk.run("render", "./a.nav", "./b.nav", "-o", "./all")
    #expect(both.status == .cannotWrite)
    #expect(
      both.messages
        == "error: can't write './all/a/000-start.svg': giving it its name failed: Is a directory\n3 frames in ./all/b\n")
  }
}
