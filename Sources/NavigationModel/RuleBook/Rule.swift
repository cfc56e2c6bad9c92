/// One rule of the book of what UIKit does, to be read: what it says, what UIKit says, how sure it is, and a story that shows it.
///
/// ```swift
/// let rule = Rule.named("nav-4")
/// rule?.messages?.modern  // "Pushing a navigation controller is not supported"
/// ```
///
/// The rule itself is code, in `Rules`; a step names the one that decided it (``Ruling/rule``).
public struct Rule: Hashable, Sendable {
  /// Its number.
  public let id: RuleID
  /// What it is about.
  public let group: RuleGroup
  /// What it is called, in half a line.
  public let title: String
  /// What it says, in a sentence or two.
  public let text: String
  /// How an action can end by it; empty for a rule that describes how things are.
  public let outcomes: [Outcome]
  /// What UIKit says; nil where it is silent.
  public let messages: RuleMessages?
  /// How sure it is.
  public let confidence: RuleConfidence
  /// What a reader should know of the example; nil where it speaks for itself.
  public let remark: String?
  /// A scenario that shows it, as text in canonical form.
  public let example: String

  init(
    _ id: RuleID, _ group: RuleGroup, _ title: String, _ outcomes: [Outcome], _ text: String, says messages: RuleMessages? = nil,
    _ confidence: RuleConfidence = .confirmed, remark: String? = nil, example: String
  ) {
    self.id = id
    self.group = group
    self.title = title
    self.text = text
    self.outcomes = outcomes
    self.messages = messages
    self.confidence = confidence
    self.remark = remark
    self.example = example + "\n"
  }
}

// MARK: - The book

extension Rule {
  /// Every rule, in the order of the book.
  public static let all: [Rule] =
    pushing + popping + wholeStacks + lookingAtStacks + swiping + presenting + dismissing + tabs + columns + containment + article

  /// The rule with this number.
  public static func numbered(_ id: RuleID) -> Rule? { byID[id] }

  /// The rule that somebody means: `NAV-4`, `nav-4`, `nav4` and `NAV-04` are the same.
  public static func named(_ word: String) -> Rule? {
    let letters = word.prefix { $0.isLetter }
    var digits = word.dropFirst(letters.count)
    if digits.first == "-" { digits.removeFirst() }
    guard let number = Int(digits), digits.allSatisfy(\.isASCII), digits.first != "+" else { return nil }
    return byID[RuleID(stringLiteral: "\(letters.uppercased())-\(number)")]
  }

  /// The number that a mistyped one most likely stands for; nil where none is near.
  public static func nearest(to word: String) -> RuleID? {
    nearestWord(to: word, among: all.map(\.id.rawValue)).map { RuleID(stringLiteral: $0) }
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

extension Rule {
  /// Why a reader should not take the rule for certain; nil where it is.
  public var caveat: String? {
    switch confidence {
    case .confirmed, .article: nil
    case .partly(let part): "\(id) is as far as is known: \(part)"
    case .inferred: "\(id) is as far as is known: it has one source, or is inferred from what others do"
    }
  }
}
