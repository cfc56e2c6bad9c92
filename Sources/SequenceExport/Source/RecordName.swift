/// What the record is called in files that name their parts.
enum RecordName {
  /// In PNG, GIF and DOT.
  static let text = "navtree-source"
}
