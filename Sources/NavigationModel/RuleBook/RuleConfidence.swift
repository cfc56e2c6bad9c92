/// How sure a rule is.
public enum RuleConfidence: Hashable, Sendable {
  /// It is documented, or was seen in logs.
  case confirmed
  /// It is confirmed but for a part, which the sentence names.
  case partly(String)
  /// It has one source, or is inferred.
  case inferred
  /// It is what the article's own code does.
  case article

  /// The confidence in words.
  public var inWords: String {
    switch self {
    case .confirmed: "documented, or seen in logs"
    case .partly(let part): "documented, or seen in logs; as far as is known: \(part)"
    case .inferred: "as far as is known: one source, or inferred"
    case .article: "the article's own code"
    }
  }

  /// The confidence as one word, for data.
  public var word: String {
    switch self {
    case .confirmed: "confirmed"
    case .partly: "partly"
    case .inferred: "inferred"
    case .article: "article"
    }
  }
}
