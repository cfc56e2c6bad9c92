/// A stretch of one line, as editors count it: lines and columns from 1, columns and length in characters (grapheme clusters).
public struct SourceRange: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The first character, from 1; one more than the line has where something is missing at its end.
  public let column: Int
  /// How many characters it spans; 0 is a place between two characters.
  public let length: Int

  /// Marks a stretch of a line.
  public init(line: Int, column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
  }
}

extension SourceRange: Comparable {
  /// In the order in which one reads.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.line, left.column, left.length) < (right.line, right.column, right.length)
  }
}
