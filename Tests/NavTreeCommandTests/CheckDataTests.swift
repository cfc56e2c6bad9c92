import Foundation
import NavTreeCommand
import Testing

@Suite struct CheckDataTests {
  private func answer(to text: String, _ arguments: String...) throws -> (Answer, path: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString).nav")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return (Answer(["check", file.path, "--format", "json"] + arguments, of: Program.navtree), file.path)
  }

  @Test("Gives mistakes as data, each with its place and what to write instead")
  func givesMistakes() throws {
    let (answer, path) = try answer(to: "tree\n  navigaton Root: Home\n")
    #expect(
      answer.output == """
        {
          "files" : [
            {
              "diagnostics" : [
                {
                  "column" : 3,
                  "id" : "unknown-kind",
                  "length" : 9,
                  "line" : 2,
                  "message" : "unknown kind 'navigaton'; did you mean 'navigation'?",
                  "notes" : [

                  ],
                  "rule" : null,
                  "severity" : "error",
                  "suggestion" : {
                    "column" : 3,
                    "length" : 9,
                    "line" : 2,
                    "replacement" : "navigation"
                  }
                }
              ],
              "file" : "\(path)"
            }
          ],
          "version" : 1
        }

        """)
    #expect(answer.messages == "")
    #expect(answer.status == .wrongInput)
  }

  private struct Report: Decodable {
    let version: Int
    let files: [File]

    struct File: Decodable {
      let file: String
      let diagnostics: [Entry]
    }

    struct Entry: Decodable {
      let line: Int?
      let column: Int?
      let severity: String
      let id: String
      let rule: String?
      let message: String
      let notes: [Note]
      let suggestion: Suggestion?
    }

    struct Note: Decodable {
      let message: String
      let line: Int?
    }

    struct Suggestion: Decodable {
      let replacement: String
    }
  }

  private func report(_ answer: Answer) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
  }

  private static let story = """
    tree
      navigation Root: Home
    actions
      pop
      push tabs Main: One
      push navigation Wrong: Oops

    """

  @Test("Gives what a replay found, with the rule and its notes")
  func givesFindings() throws {
    let (answer, _) = try answer(to: Self.story)
    let found = try report(answer).files.flatMap(\.diagnostics)
    try #require(found.map(\.id) == ["ignored", "advice", "crash"])
    #expect(found.map(\.rule) == ["NAV-9", "NAV-8", "NAV-4"])
    #expect(found.map(\.line) == [4, 5, 6])
    #expect(found.map(\.severity) == ["warning", "warning", "error"])
    #expect(found[1].notes.contains { $0.message.contains("as far as is known") && $0.line == nil })
    #expect(found.allSatisfy { $0.suggestion == nil })
    #expect(answer.status == .wrongInput)
  }

  @Test("Lists a file without mistakes, and keeps quiet about warnings if asked to")
  func staysQuiet() throws {
    let (fine, path) = try answer(to: "tree\n  screen Home\n")
    #expect(try report(fine).files.map(\.file) == [path])
    #expect(try report(fine).files.flatMap(\.diagnostics).isEmpty)
    #expect(fine.status == .fine)
    let (quiet, _) = try answer(to: Self.story, "--quiet")
    #expect(try report(quiet).files.flatMap(\.diagnostics).map(\.id) == ["crash"])
  }

  @Test("Has no place in JSON, and says so")
  func hasNoPlaceInJSON() throws {
    let json = #"{"version": 1, "tree": {"kind": "navigation", "children": ["Home"]}, "actions": [{"action": "pop"}]}"#
    let found = try report(try answer(to: json).0).files.flatMap(\.diagnostics)
    #expect(found.map(\.line) == [nil])
    #expect(found.first?.message.hasPrefix("actions[0]: ") == true)
  }

  @Test("Says on standard error what cannot be read, and gives the others all the same")
  func goesOnAfterFailure() throws {
    let (answer, path) = try answer(to: "tree\n  screen Home\n", "/nowhere/a.nav")
    #expect(try report(answer).files.map(\.file) == [path])
    #expect(answer.messages.hasPrefix("error: "))
    #expect(answer.messages.contains("/nowhere/a.nav"))
    #expect(answer.status == .cannotRead)
  }
}
