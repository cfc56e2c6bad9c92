import Foundation
import NavigationModel
import ScenarioLanguage
import Testing

/// The page on the grammar says all there is, and its examples are right.
@Suite struct GrammarPageTests {
  private let page: String

  init() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Sources/ScenarioLanguage/ScenarioLanguage.docc/ScenarioLanguage.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  /// The cells of the table's rows whose header begins like this, without the backquotes around code.
  private func table(_ header: String) throws -> [[String]] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("| \(header) |") })
    return lines[(first + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
        cell.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
      }
      return cells.map { $0.hasPrefix("`") && $0.hasSuffix("`") ? String($0.dropFirst().dropLast()) : $0 }
    }
  }

  /// What stands between the backquotes behind a heading.
  private func code(under heading: String, fence: String) throws -> String {
    let part = try #require(page.range(of: "### \(heading)\n"))
    let start = try #require(page.range(of: "\(fence)\n", range: part.upperBound..<page.endIndex))
    let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func listsEveryVerbAsItIsRead() throws {
    let rows = try table("verb")
    let syntax = Verb.all.map { verb in
      let rest = verb.syntax.dropFirst(verb.word.count + 1)
      return [verb.word, rest.isEmpty ? "nothing" : String(rest)]
    }
    #expect(rows.map { Array($0.prefix(2)) } == syntax)
    #expect(rows.map(\.last) == Verb.all.map(\.summary))
  }

  @Test func showsAnExampleOfEveryVerb() throws {
    for row in try table("verb") {
      let parsed = ParsedScenario(parsing: "tree\n  screen A\nactions\n  \(row[2])\n")
      let action = try #require(parsed.scenario?.actions.first, "\(parsed.diagnostics)")
      #expect(action.action.description == row[2].split(separator: " -- ").first.map(String.init))
      #expect(row[2].hasPrefix(row[0]))
    }
  }

  @Test func namesEveryWord() throws {
    let grammar = try code(under: "Grammar", fence: "```")
    let words =
      ControllerKind.allCases.map(\.rawValue) + PresentationStyle.allCases.map(\.rawValue) + Era.allCases.map(\.rawValue)
      + GesturePolicy.allCases.map(\.rawValue) + PictureView.allCases.map(\.rawValue) + ThemeName.allCases.map(\.rawValue)
      + Outcome.allCases.map(\.rawValue) + SwipePhase.allCases.map(\.rawValue).filter { !$0.isEmpty }
    #expect(words.filter { !grammar.contains("\"\($0)\"") } == [])
  }

  @Test func showsExpectationsThatAreRead() throws {
    for row in try table("expectation") {
      let text = row[0].replacing("X", with: "Root")
      let parsed = ParsedScenario(parsing: "tree\n  navigation Root: A\nactions\n  pop\n    \(text)\n")
      #expect(parsed.scenario?.actions.first?.expectations.map(\.description) == [text], "\(parsed.diagnostics)")
    }
  }

  @Test func showsJSONThatIsReadAndReplayed() throws {
    let json = try code(under: "JSON", fence: "```json")
    let document = try JSONDecoder().decode(ScenarioDocument.self, from: Data(json.utf8))
    #expect(Replay(of: document.scenario).findings.filter { $0.severity == .error }.map(\.message) == [])
  }
}
