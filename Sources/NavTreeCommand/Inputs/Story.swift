internal import Foundation
internal import HierarchyReading
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// One input as far as it could be understood: what it is, the scenario in it, and what there is to say about it.
///
/// A scenario, its JSON, a dump and a recording are told apart by what stands in them, since standard input has no name, and people name files as they
/// like.
struct Story {
  let input: InputText
  let form: Form
  /// Nil where the input has a mistake.
  let scenario: Scenario?
  /// All there is to say about the text itself.
  let diagnostics: [Diagnostic]

  /// What an input was found to be.
  enum Form {
    case text(ParsedScenario)
    case document(ScenarioDocument?)
    case dump(HierarchyDump?)
  }

  /// What to call it in messages, on one line and safe to print.
  var shownName: String { input.shownName }

  /// Reads a file, or standard input if the path is `-`.
  ///
  /// - Throws: ``ReadFailure``.
  init(readingFrom path: String) throws(ReadFailure) {
    self.init(try InputText(readingFrom: path))
  }

  init(_ input: InputText) {
    self.input = input
    if let reading = DumpInput.reading(of: input.text) {
      form = .dump(reading.dump)
      scenario = reading.dump.map { Scenario(tree: $0.tree) }
      diagnostics = reading.messages.map(Diagnostic.init)
    } else if let first = input.text.first(where: { !$0.isWhitespace }), "{[".contains(first) {
      let reading = Self.document(input.text)
      form = .document(reading.document)
      scenario = reading.document?.scenario
      diagnostics = reading.diagnostics
    } else {
      let parsed = ParsedScenario(parsing: input.text)
      form = .text(parsed)
      scenario = parsed.scenario
      diagnostics = parsed.diagnostics
    }
  }

  private static func document(_ text: String) -> (document: ScenarioDocument?, diagnostics: [Diagnostic]) {
    guard text.utf8.count <= Limits.documentBytes else {
      let excess = LimitExcess.bytes(of: "the scenario as JSON", text.utf8.count, most: Limits.documentBytes)
      return (nil, [Diagnostic(.error, excess.id, excess.message, range: SourceRange(line: 1, column: 1))])
    }
    if let fault = JSONFault(doubledNameIn: text) {
      return (nil, [Diagnostic(.error, "json-key-twice", fault.message, range: fault.range)])
    }
    do {
      return (try JSONDecoder().decode(ScenarioDocument.self, from: Data(text.utf8)), [])
    } catch let error as ScenarioDocumentError {
      return (nil, error.diagnostics)
    } catch {
      // Only the place is ours to find: Foundation tells it on some systems, and on others nothing but that it is no JSON.
      let fault = JSONFault(in: text)
      let words = fault.map { "not JSON: \($0.message)" } ?? "JSON that can't be read, such as a number that is too large"
      return (nil, [Diagnostic(.error, "json", words, range: fault?.range)])
    }
  }

  /// What a replay of the scenario found, at the places of this input.
  func diagnostics(for replay: Replay) -> [Diagnostic] {
    switch form {
    case .text(let parsed): parsed.diagnostics(for: replay)
    case .document(let document): document?.diagnostics(for: replay) ?? []
    case .dump: replay.findings.map { Diagnostic($0, range: nil) }
    }
  }
}

extension Diagnostic {
  /// What a reader of dumps says.
  init(_ message: ReadingMessage) {
    let severity: Severity =
      switch message.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    self.init(
      severity, message.id, message.text, range: SourceRange(line: message.line, column: message.column))
  }
}
