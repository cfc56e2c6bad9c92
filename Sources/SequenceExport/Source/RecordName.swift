/// What the record is called in files that name their parts.
enum RecordName {
  /// In PNG, PDF, GIF, HTML and DOT.
  static let text = "navtree-source"
}
