public import NavigationModel

/// Some rules of the book as JSON.
///
/// ```json
/// { "version": 1,
///   "rules": [ { "id": "NAV-4", "group": "NAV", "title": "…", "text": "…", "outcomes": ["crash"],
///                "exception": "NSInvalidArgumentException", "classic": "…", "modern": "…",
///                "confidence": "confirmed", "caveat": null, "remark": null, "example": "tree\n  …" } ] }
/// ```
///
/// `confidence` is `confirmed`, `partly`, `inferred` or `article`; `example` is a scenario. What there is nothing to say of is null.
public struct RuleBookRecord: Encodable, Sendable {
  private let version = 1
  private let rules: [RuleRecord]

  /// Takes the rules in the order in which they are to be listed.
  public init(rules: [Rule]) {
    self.rules = rules.map(RuleRecord.init)
  }

  private enum CodingKeys: String, CodingKey {
    case version, rules
  }
}

/// A rule as JSON has it.
struct RuleRecord: Encodable {
  private let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  private enum Key: String, CodingKey {
    case id, group, title, text, outcomes, exception, classic, modern, confidence, caveat, remark, example
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(rule.id.rawValue, forKey: .id)
    try record.encode(rule.group.rawValue, forKey: .group)
    try record.encode(rule.title, forKey: .title)
    try record.encode(rule.text, forKey: .text)
    try record.encode(rule.outcomes.map(\.rawValue), forKey: .outcomes)
    try record.encode(rule.messages?.exception, forKey: .exception)
    try record.encode(rule.messages?.classic, forKey: .classic)
    try record.encode(rule.messages?.modern, forKey: .modern)
    try record.encode(rule.confidence.word, forKey: .confidence)
    try record.encode(rule.caveat, forKey: .caveat)
    try record.encode(rule.remark, forKey: .remark)
    try record.encode(rule.example, forKey: .example)
  }
}
