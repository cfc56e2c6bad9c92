internal import NavigationModel

/// A rule as `navtree explain` prints it.
struct RuleText {
  private static let margin = 12

  private let rule: Rule
  private let width: Int

  init(_ rule: Rule, width: Int) {
    self.rule = rule
    self.width = max(width, 40)
  }

  /// The number and the title, the rule, what is known about it, and the scenario.
  var text: String {
    let head = ["\(rule.id)  \(rule.title)"]
    let body = wrapped(rule.text, to: width - 2).map { "  \($0)" }
    let remark = rule.remark.map { wrapped($0, to: width - 2).map { "  \($0)" } + [""] } ?? []
    return (head + [""] + body + [""] + facts + [""] + remark).map { $0 + "\n" }.joined() + rule.example
  }

  /// All rules, one a line.
  static func list(of rules: [Rule]) -> String {
    let longest = rules.map(\.id.rawValue.count).max() ?? 0
    return rules.map { "\($0.id.rawValue.padded(to: longest + 2))\($0.title)\n" }.joined()
  }

  private var facts: [String] {
    let outcomes = rule.outcomes.map(\.rawValue).joined(separator: " or ")
    var facts = fact("outcome", outcomes.isEmpty ? "none; it says how things are" : outcomes)
    if let messages = rule.messages {
      facts += messages.exception.map { fact("raises", $0) } ?? fact("logs", "a line")
      facts += message("modern", messages.modern)
      facts += message("classic", messages.classic == messages.modern ? "the same" : messages.classic)
    }
    return facts + fact("confidence", rule.confidence.inWords)
  }

  /// A message stays on one line with all its blanks, so that it can be searched for in a log.
  private func message(_ title: String, _ words: String) -> [String] {
    ["  " + title.padded(to: Self.margin) + words]
  }

  private func fact(_ title: String, _ words: String) -> [String] {
    let lines = wrapped(words, to: width - 2 - Self.margin)
    return lines.enumerated().map { index, line in "  " + (index == 0 ? title : "").padded(to: Self.margin) + line }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
