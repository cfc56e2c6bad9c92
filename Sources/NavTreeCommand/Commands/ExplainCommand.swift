internal import NavigationModel
internal import SequenceExport

/// `navtree explain`: the rules of the book, to be read.
enum ExplainCommand {
  static let rules = Argument(
    "rule", any: .text(suggesting: Rule.all.map(\.id.rawValue)), help: "The number of a rule, as diagnostics show it: NAV-4.")

  static let command = Command(
    "explain", does: "Tell what a rule of UIKit's says, and show a scenario for it.",
    discussion: [
      "Without a rule, all of them are listed. A scenario stands at the end and at the left edge, so that it can be copied into a file."
    ],
    examples: [
      Command.Example("navtree explain NAV-4", does: "Says why pushing a navigation controller crashes."),
      Command.Example("navtree explain", does: "Lists every rule."),
    ],
    takes: [rules, Shared.form]
  ) { call, console in
    let words = call[rules]
    let found = try words.isEmpty ? Rule.all : words.map(rule(named:))
    switch call[Shared.form] {
    case .json: try console.write(RecordJSON.bytes(RuleBookRecord(rules: found)))
    case .text where words.isEmpty: try console.write(RuleText.list(of: found))
    case .text: try console.write(found.map { RuleText($0, width: console.width).text }.joined(separator: "\n"))
    }
    return .fine
  }

  private static func rule(named word: String) throws(WrongCall) -> Rule {
    if let rule = Rule.named(word) { return rule }
    let advice = Rule.nearest(to: word).map { "Did you mean '\($0)'?" } ?? "'navtree explain' lists them all."
    throw WrongCall("There is no rule \(quoted(word)). \(advice)")
  }
}
