import Foundation
import NavTreeCommand
import NavigationModel
import Testing

@Suite struct ShowDumpTests {
  private static let story = """
    tree
      navigation Root
        screen Home
    actions
      push Detail
      swipeBack begin
    """

  /// What `navtree show` answers for files with these texts; in its words their folder is left out.
  private func show(_ texts: [String], _ options: String...) throws -> Answer {
    let folder = NSTemporaryDirectory() + "navtree-\(UUID().uuidString)/"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = try texts.enumerated().map { index, text in
      let path = "\(folder)story\(index).nav"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    return Answer(calling: ["show"] + paths + options, leavingOut: folder)
  }

  /// What a call of the program wrote and returned.
  private struct Answer {
    let output: String
    let messages: String
    let status: NavTreeCommand.ExitStatus

    init(calling arguments: [String], leavingOut folder: String) {
      let (output, messages) = (Collector(), Collector())
      status = Program.navtree.run(
        arguments,
        on: Console(output: output.stream(), messages: messages.stream(), usesColour: false, elapsed: { .zero }))
      self.output = output.text.replacing(folder, with: "")
      self.messages = messages.text.replacing(folder, with: "")
    }

    /// The output without addresses.
    var rows: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).replacing(#/ 0x[0-9a-f]+/#, with: "") }
    }
  }

  @Test func printsADumpOfEveryStepUnderItsLine() throws {
    let answer = try show([Self.story], "--format", "dump")
    #expect(answer.status == .fine)
    #expect(
      answer.rows == [
        "# 0/2 start",
        "<UINavigationController>, state: appeared, view: <UILayoutContainerView>",
        "   | <UIViewController>, state: appeared, view: <UIView>",
        "# 1/2 push Detail",
        "<UINavigationController>, state: appeared, view: <UILayoutContainerView>",
        "   | <UIViewController>, state: disappeared, view: <UIView> not in the window",
        "   | <UIViewController>, state: appeared, view: <UIView>",
        "# 2/2 swipeBack begin",
        "<UINavigationController>, state: appeared, view: <UILayoutContainerView>",
        "   | <UIViewController>, state: appearing, view: <UIView>",
        "   | <UIViewController>, state: disappearing, view: <UIView>",
        "",
      ])
  }

  @Test func readsItsOwnDumpOfOneStepAgain() throws {
    let dump = try show([Self.story], "--only", "1", "-f", "dump")
    #expect(dump.output.hasPrefix("<UINavigationController 0x"))
    let again = try show([dump.output], "-f", "dump")
    #expect(again.status == .fine)
    #expect(again.rows.map { $0.replacing("(view not loaded)", with: "<UIView> not in the window") } == dump.rows)
  }

  @Test func refusesToReadSeveralDumpsAsOne() throws {
    let answer = try show([show([Self.story], "-f", "dump").output])
    #expect(answer.status == .wrongInput)
    #expect(answer.output.isEmpty)
    #expect(answer.messages.contains("this text holds 3 hierarchies, and one is expected"))
  }

  @Test func namesTheInputsWhereThereAreSeveral() throws {
    let answer = try show([Self.story, Self.story], "-f", "dump", "--only", "0")
    let headings = answer.rows.filter { $0.hasPrefix("#") }
    #expect(headings == ["# == story0.nav ==", "# 0/2 start", "# == story1.nav ==", "# 0/2 start"])
  }

  @Test func tellsOneStepAloneInWordsAndAsData() throws {
    let words = try show([Self.story], "--only", "1")
    #expect(words.output.hasPrefix("1/2  push Detail  done\n     Root"))
    #expect(!words.output.contains("2/2"))
    let data = try show([Self.story], "--only", "1", "-f", "json").output
    let transcript = try JSONDecoder().decode(Transcript.self, from: Data(data.utf8))
    #expect(transcript.steps.map(\.index) == [1])
    #expect(transcript.steps.map(\.tree.state) == ["appeared"])
    #expect(transcript.steps.map(\.tree.inWindow) == [true])
  }

  private struct Transcript: Decodable {
    let steps: [Entry]

    struct Entry: Decodable {
      let index: Int
      let tree: Tree
    }

    struct Tree: Decodable {
      let state: String
      let inWindow: Bool
    }
  }

  @Test(arguments: ["text", "json", "dump"]) func refusesAStepThatIsNotThere(format: String) throws {
    let answer = try show([Self.story], "--only", "3", "-f", format)
    #expect(answer.status == .wrongCall)
    #expect(answer.output.isEmpty)
    #expect(answer.messages.hasPrefix("Error: 'story0.nav' has no step 3; its steps are 0 to 2.\n"))
  }
}
