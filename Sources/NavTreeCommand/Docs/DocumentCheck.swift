internal import SequenceExport

/// What `navtree docs` would change of a document and its images.
struct DocumentCheck {
  /// A line for each of them, with its place.
  private(set) var findings: [String] = []
  /// What there is to know besides; nil where there is nothing.
  private(set) var note: String?

  init(_ drawn: DrawnDocument, in folder: ImageFolder) {
    let place = drawn.place
    for (number, block) in drawn.document.blocks.enumerated() {
      let at = block.line.map { "\(place.input):\($0): " } ?? "\(place.input): "
      if place.style != .replacing, let lines = block.block, drawn.text(ofBlock: number)[...] != drawn.textNow(ofBlock: number) {
        let what =
          lines.fence == nil
          ? "the marks around no block are left over"
          : lines.isMarked ? "the block is stale" : "the block has no image yet"
        findings.append(at + what)
      }
      for file in drawn.images[number].flatMap(\.files) {
        let image = FilePath.joined(place.images, file.name.description)
        switch folder.state(of: file.name, file.bytes) {
        case .fresh: break
        case .missing: findings.append("\(at)\(image) is missing")
        case .noFile: findings.append("\(at)\(image) is no file")
        case .stale(let there) where Self.differsByTools(there, file.bytes):
          note =
            "\(drawn.document.shownName): some images were drawn by another Graphviz or with another font; their sources are the same, "
            + "so they count as fresh"
        case .stale: findings.append("\(at)\(image) is stale")
        }
      }
    }
    if place.style == .replacing, let output = place.output, output != "-" { compare(output, drawn.markdown) }
  }

  private mutating func compare(_ output: String, _ markdown: [UInt8]) {
    guard let there = try? InputText.bytes(of: output) else {
      findings.append("\(output) is missing")
      return
    }
    if there != markdown { findings.append("\(output) is stale") }
  }

  /// Whether two pictures have the same source and settings, and only what drew them makes them different: bytes cannot be compared then.
  private static func differsByTools(_ there: [UInt8], _ here: [UInt8]) -> Bool {
    guard let old = try? PictureFile(there).record.get(), let new = try? PictureFile(here).record.get() else { return false }
    let sameSource =
      old.version == new.version && old.shows == new.shows && old.settings == new.settings && old.source == new.source
      && old.check == new.check
    let sameTools =
      old.tools.graphviz == new.tools.graphviz && old.tools.font == new.tools.font
      && old.tools.textWidths == new.tools.textWidths
    return sameSource && !sameTools
  }
}
