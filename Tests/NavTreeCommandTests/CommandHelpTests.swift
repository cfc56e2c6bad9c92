import NavTreeCommand
import SequenceExport
import Testing

/// The help of every command as its users read it.
@Suite struct CommandHelpTests {
  private static let commands = [
    "render", "docs", "show", "check", "baseline", "fmt", "import", "inspect", "extract", "verify", "doctor", "completions",
    "manual",
  ]

  @Test("Explains each command", arguments: Self.commands)
  func explainsCommand(name: String) throws {
    let answer = Answer([name, "--help"], of: .navtree)
    #expect(answer.status == .fine && answer.messages == "")
    try Golden.expect(answer.output, is: "help-\(name).txt")
    #expect(Answer(["help", name], of: .navtree) == answer)
  }

  @Test("Lists the commands")
  func listsCommands() throws { try Golden.expect(Answer(["--help"], of: .navtree).output, is: "help.txt") }

  @Test("Keeps to 80 columns", arguments: Self.commands)
  func keepsToWidth(name: String) {
    let long = Answer([name, "--help"], of: .navtree).output.split(separator: "\n").filter { $0.count > 80 }
    #expect(long == [])
  }

  @Test("Doctor says what there is")
  func diagnoses() {
    let answer = Answer(["doctor"], of: .navtree)
    let words = answer.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).map(String.init) }
    #expect(words.prefix(1) == [["navtree", Version.current]])
    #expect(words.dropFirst().map(\.first) == ["Graphviz", "svg", "pdf", "pixels", "png", "gif", "font"])
    #expect(answer.status == .fine)
  }
}
