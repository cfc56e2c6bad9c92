/// The comments around a block and its image in a document that is changed in place; readers of the page see none of them.
enum DocumentMark {
  /// A block follows that is folded.
  static let begin = "<!-- navtree: begin -->"
  /// A block follows that the comment hides, up to ``hiddenEnd``.
  static let beginHidden = "<!-- navtree: begin"
  static let hiddenEnd = "-->"
  static let end = "<!-- navtree: end -->"
  static let details = "<details><summary>Scenario</summary>"
  static let detailsEnd = "</details>"

  static let all: Set<String> = [begin, beginHidden, end]

  /// Whether navtree may have written a line between the marks; the fenced block aside.
  static func isOwn(_ line: String) -> Bool {
    line.isEmpty || line == hiddenEnd || line == detailsEnd || line.hasPrefix("<details")
      || (line.hasPrefix("![") && line.hasSuffix(")"))
  }
}
