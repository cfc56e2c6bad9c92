extension PictureFile {
  /// Reads a file, or standard input if the path is `-`.
  ///
  /// - Throws: ``ReadFailure``, or ``PictureReadFailure/otherFormat``.
  public init(readingFrom path: String) throws {
    try self.init(InputText.bytes(of: path))
  }
}
