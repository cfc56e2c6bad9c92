extension PictureFile {
  /// Whether navtree drew it, by what every file of navtree's holds, also one without its source.
  ///
  /// Anybody can write the same into a file of theirs; who does that means it.
  package var isDrawnByNavtree: Bool {
    if case .failure(.noRecord) = record { holdsMark } else { true }
  }

  private var holdsMark: Bool {
    let file = ByteScanner(bytes)
    func holds(_ mark: String) -> Bool { file.place(of: mark, from: 0) != nil }
    return switch kind {
    case .svg:
      ["frame", "story"].contains { holds("aria-labelledby=\"\($0)--title \($0)--desc\"") }
    // As `PNGShim` writes it: the keyword, five zeros for what the text has none of, the text.
    case .png: holds("Software\0\0\0\0\0navtree")
    case .pdf: holds("/Producer (cairo ") && holds("/CreationDate (D:19700101000000")
    case .gif: holds(GIFWords.mark)
    case .html: holds(PlayerPage.storyStart)
    case .dot: holds("\ngraph [layout=nop2 notranslate=true ")
    }
  }
}
