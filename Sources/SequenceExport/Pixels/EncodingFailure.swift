/// A picture that was drawn could not be made a file: it is too large for the format, or there is no memory for it.
///
/// Another format, or a smaller scale, may do; SVG has none of these limits.
public struct EncodingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it was to be, as people write it: `PNG`.
  public let format: String
  /// Why it is none.
  public let reason: String
  /// What would help, where that is known.
  public let hint: String?

  /// Describes a failure.
  public init(format: String, reason: String, hint: String? = nil) {
    self.format = format
    self.reason = reason
    self.hint = hint
  }

  /// The failure in one sentence.
  public var description: String { "could not make a \(format) of the picture: \(reason)" + (hint.map { "; \($0)" } ?? "") }
}
