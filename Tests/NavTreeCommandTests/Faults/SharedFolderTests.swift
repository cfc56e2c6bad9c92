import Foundation
import NavTreeCommand
import Testing

/// Several processes that write into one folder.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct SharedFolderTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
  }

  @Test("Waits until another navtree has written its frames into the folder, and says so")
  func waits() throws {
    try desk.put(Sketch.other, in: "out/a.nav")
    let folder = open("\(desk.path)/out", O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX) == 0)
    let program = try RunningProgram(["render", "a.nav", "-o", "out"], in: desk)
    try program.wait(for: "waiting for another navtree that writes into out\n")
    #expect(desk.names(in: "out") == ["a.nav"])
    #expect(flock(folder, LOCK_UN) == 0)
    #expect(program.wait() == 0)
    #expect(desk.names(in: "out").count == 5)
  }

  @Test("Ends by a signal while it waits")
  func stopsWaiting() throws {
    try desk.put("", in: "out/other")
    let folder = open("\(desk.path)/out", O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX) == 0)
    let program = try RunningProgram(["render", "a.nav", "-o", "out"], in: desk)
    try program.wait(for: "waiting for another navtree")
    program.send(SIGINT)
    #expect(program.wait() == 128 + SIGINT)
    #expect(desk.names(in: "out") == ["other"])
  }

  @Test("Keeps the images of documents from others likewise")
  func waitsForDocuments() throws {
    try desk.put("```navtree\n\(Sketch.fine)```\n", in: "guide.md")
    try desk.put("", in: "images/other")
    let folder = open("\(desk.path)/images", O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX) == 0)
    let program = try RunningProgram(["docs", "guide.md", "--in-place", "--images", "images"], in: desk)
    try program.wait(for: "waiting for another navtree that writes into images\n")
    // Comparing waits for nobody.
    #expect(desk.run("docs", "--check", "./guide.md", "--images", "./images").status == .wrongInput)
    #expect(desk.names(in: "images") == ["other"])
    #expect(flock(folder, LOCK_UN) == 0)
    #expect(program.wait() == 0)
    #expect(desk.names(in: "images").contains("navtree-images.json"))
  }

  @Test("Lists the images of every document, however many are drawn at once into a folder that was not there")
  func listsImages() throws {
    for number in 0..<4 {
      try desk.put("```navtree\ntree\n  screen S\(number)\n```\n", in: "\(number).md")
    }
    let programs = try (0..<4).map { try RunningProgram(["docs", "\($0).md", "--in-place", "--images", "i", "-q"], in: desk) }
    for program in programs { #expect(program.wait() == 0) }
    let listing = try #require(desk.text("i/navtree-images.json"))
    for number in 0..<4 { #expect(listing.contains("\(number).md"), "\(listing)") }
    #expect(desk.run("docs", "--check", "./0.md", "./1.md", "./2.md", "./3.md", "--images", "./i").status == .fine)
  }

  @Test("Lists exactly the frames that are there, whoever of several was last")
  func listsWhatIsThere() throws {
    for number in 0..<6 {
      let actions = (0...number * 4).map { "  push S\(number)x\($0)\n" }.joined()
      try desk.put("tree\n  navigation Root: Home\nactions\n\(actions)", in: "\(number).nav")
    }
    let programs = try (0..<6).map { number in
      // Each has a file of its own for what it says.
      try RunningProgram(["render", "\(number).nav", "-o", "out", "-q"], in: desk)
    }
    for program in programs { #expect(program.wait() == 0) }
    let listing = try #require(desk.text("out/frames.json"))
    let listed = listing.matches(of: /[0-9]{3}-[A-Za-z0-9-]+\.svg/).map { String($0.output) }
    #expect(Set(listed).sorted() + ["frames.json"] == desk.names(in: "out"))
  }
}
