/// Parameters that several commands take, declared once so that they read the same everywhere.
enum Shared {
  static let inputs = Argument(
    "input", repeating: .path,
    help: "A scenario (.nav), its JSON, or the dump of a running app, told apart by content; '-' is standard input.")
  static let form = Option("--format", "-f", value: "format", as: .choice, default: ReportForm.text, help: "Words, or data.")
  static let quiet = Flag("--quiet", "-q", help: "Say nothing but errors.")

  /// The inputs of a call.
  ///
  /// - Throws: ``WrongCall`` where standard input is among them twice: the second time it would be empty.
  static func inputs(of call: Invocation) throws(WrongCall) -> [String] {
    let inputs = call[Self.inputs]
    guard inputs.count(where: { $0 == "-" }) <= 1 else { throw WrongCall("Standard input can be read only once.") }
    return inputs
  }
}

/// How a report is written; the raw value is the word on the command line.
enum ReportForm: String, CaseIterable, Sendable {
  case text
  case json
}
