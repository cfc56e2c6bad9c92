enum PDFWords {
  static func read(_ bytes: [UInt8]) -> PictureWords { PictureWords() }
}
