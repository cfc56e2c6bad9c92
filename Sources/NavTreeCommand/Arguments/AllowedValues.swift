/// What may be written as a value, for error messages, help, completions and the manual page.
package enum AllowedValues: Hashable, Sendable {
  /// Any text at all.
  case text

  /// The path of a file or folder; a shell completes it.
  case path

  /// Whole numbers; a range that ends at `Int.max` has no upper end for people.
  case integers(ClosedRange<Int>)

  /// Seconds, with a decimal point where they are not whole.
  case seconds(ClosedRange<Double>)

  /// Any text; it usually is one of these words, which shells offer.
  case suggested([String])

  /// One of these words.
  case words([String])

  /// One or more of these words, with commas between them.
  case listOfWords([String])
}

extension AllowedValues {
  /// The values in words, as they follow "Allowed:"; `nil` where everything is allowed.
  package var summary: String? {
    switch self {
    case .text, .path, .suggested: nil
    case .integers(let range) where range.upperBound == .max: "whole numbers from \(range.lowerBound)"
    case .integers(let range): "whole numbers from \(range.lowerBound) to \(range.upperBound)"
    case .seconds(let range): "seconds from \(Self.spelled(range.lowerBound)) to \(Self.spelled(range.upperBound))"
    case .words(let words), .listOfWords(let words): words.joined(separator: ", ")
    }
  }

  /// The words that can be offered in place of a wrong one.
  package var words: [String] {
    switch self {
    case .text, .path, .suggested, .integers, .seconds: []
    case .words(let words), .listOfWords(let words): words
    }
  }
}

extension AllowedValues {
  /// A number as people write it: `2`, not `2.0`.
  static func spelled(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
