/// The identity of one controller for as long as its scenario runs, made from its name: `detail`, the second one `detail-2`.
///
/// An identifier holds lower-case letters, digits and single hyphens, so it can stand in a file, a URL or a style sheet as it is.
public struct ControllerID: Hashable, Sendable {
  /// The identifier's text, without the `@` that stands before it in a scenario.
  public let rawValue: String

  /// Takes over an identifier that exists already; new ones come from a replay.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ControllerID: CustomStringConvertible {
  /// The identifier's text.
  public var description: String { rawValue }
}

extension ControllerID: ExpressibleByStringLiteral {
  /// Lets tests and examples write identifiers as plain text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ControllerID: Comparable {
  /// Orders identifiers by their text.
  public static func < (left: ControllerID, right: ControllerID) -> Bool {
    left.rawValue < right.rawValue
  }
}
