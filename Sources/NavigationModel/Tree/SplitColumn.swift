/// A place in a split view (SPLIT-1); the raw value is the word that JSON uses.
public enum SplitColumn: String, CaseIterable, Hashable, Sendable {
  /// The leading column.
  case primary
  /// The middle one of three columns.
  case supplementary
  /// The column with the content.
  case secondary
  /// What stands in for all columns where there is room for one.
  case compact
  /// The trailing column beside the content.
  case inspector

  /// The columns that so many children stand in, in the order in which a scenario lists them.
  public static func columns(count: Int) -> [SplitColumn] {
    switch count {
    case ..<1: []
    case 1: [.primary]
    case 2: [.primary, .secondary]
    case 3: [.primary, .supplementary, .secondary]
    case 4: [.primary, .supplementary, .secondary, .compact]
    case _: [.primary, .supplementary, .secondary, .compact, .inspector]
    }
  }
}
