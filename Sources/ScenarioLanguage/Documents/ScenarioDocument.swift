public import NavigationModel

/// A scenario as JSON, version 1; with any encoder and decoder that `Codable` knows.
///
/// ```json
/// {
///   "version": 1,
///   "title": "Two screens", "era": "modern", "gesture": "guarded", "view": "nested", "theme": "auto",
///   "tree": {
///     "kind": "navigation", "name": "Root", "class": "NavViewController", "barHidden": true,
///     "children": ["Home", { "kind": "tabs", "children": ["One", "Two"], "selected": "Two" }],
///     "presents": { "style": "sheet", "root": { "kind": "screen", "name": "Login" } }
///   },
///   "actions": [
///     { "action": "push", "node": "Detail", "on": ["Blue", "Step 1"], "caption": "The user taps a row" },
///     { "action": "present", "node": { "id": "home" }, "as": "fullScreen",
///       "expect": [{ "outcome": "crash", "message": "presented" }] },
///     { "action": "setViewControllers", "nodes": ["Home", { "kind": "screen", "name": "New" }],
///       "expect": [{ "visible": "New" }, { "stack": "Root", "names": ["Home", "New"] }] },
///     { "action": "popTo", "to": { "id": "home-2" } },
///     { "action": "newNav", "name": "Blue", "screen": "Step 1" },
///     { "action": "swipeBack", "phase": "cancelled" },
///     { "action": "pop", "on": "Root", "expect": [{ "warning": "nothing to pop" }] }
///   ]
/// }
/// ```
///
/// A controller is an object with a `kind`, the words of attributes as its keys; a name alone is a screen. Where an action brings one,
/// `{ "id": … }` is an instance that exists. A reference is a name, an array of names from the outside in, or `{ "id": … }`. `selected` is
/// a tab's name or its index from 0. A `warning` that is `true` is any warning. `version`, `tree` and each `action` must be there, and what is not listed here must not.
public struct ScenarioDocument: Hashable, Sendable {
  /// The version that is written, and the only one that is read.
  public static let version = 1

  /// What the document says.
  public var scenario: Scenario

  /// Makes a document of a scenario.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
  }
}

extension ScenarioDocument: Codable {
  /// Reads a document.
  ///
  /// - Throws: ``ScenarioDocumentError`` with all mistakes at once; the decoder's own errors where it is no JSON at all.
  public init(from decoder: any Decoder) throws {
    var reader = DocumentReader()
    let scenario = reader.scenario(try JSONValue(from: decoder))
    guard let scenario, reader.problems.isEmpty else { throw ScenarioDocumentError(reader.problems) }
    self.init(scenario)
  }

  /// Writes the document; what a scenario does not say is left out.
  public func encode(to encoder: any Encoder) throws {
    try DocumentWriter.document(of: scenario).encode(to: encoder)
  }
}

extension ScenarioDocument {
  /// What a replay found, with the path of the action or the expectation that it is about in the message.
  public func diagnostics(for replay: Replay) -> [Diagnostic] {
    replay.findings.map { finding in
      let place: String =
        switch finding.place {
        case .start: "tree"
        case .action: "actions[\(finding.actionIndex)]"
        case .expectation(let index): "actions[\(finding.actionIndex)].expect[\(index)]"
        }
      let found = Diagnostic(finding, range: nil)
      return Diagnostic(found.severity, found.id, "\(place): \(found.message)", rule: found.rule, notes: found.notes)
    }
  }
}
