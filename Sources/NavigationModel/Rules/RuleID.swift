/// The number of a rule in the book of what UIKit does: `NAV-4`.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The number as it is written.
  public let rawValue: String

  /// Takes over a rule's number.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The number as it is written.
  public var description: String { rawValue }
}
