internal import SequenceExport

/// Writes a document and its images: the images first, so that no document shows one that is not there.
struct DocumentWriting {
  private let drawn: DrawnDocument
  private let folder: ImageFolder
  private let console: Console
  private let isForced: Bool
  private let isQuiet: Bool

  init(_ drawn: DrawnDocument, in folder: ImageFolder, _ console: Console, isForced: Bool, isQuiet: Bool) {
    self.drawn = drawn
    self.folder = folder
    self.console = console
    self.isForced = isForced
    self.isQuiet = isQuiet
  }

  /// Writes all of it, or nothing where a file is in the way.
  ///
  /// - Parameter isKnown: Whether an earlier run noted the document.
  /// - Returns: Whether it could be written; if not, the reason was said.
  /// - Throws: ``WriteFailure``, ``StreamFailure``.
  func write(isKnown: Bool) throws -> Bool {
    let place = drawn.place
    guard !drawn.document.blocks.isEmpty || isKnown || place.style == .replacing else {
      if !isQuiet { console.say(StyledText("\(drawn.document.shownName): no block of navtree's")) }
      return true
    }
    let obstacles = obstacles
    for obstacle in obstacles {
      console.say(.red("error:") + StyledText(" \(drawn.document.shownName): \(obstacle); to replace it, add '--force'"))
    }
    guard obstacles.isEmpty else { return false }
    let isInPlace = place.output == place.input
    // Before the images are: they would show what the document says no more.
    if isInPlace { try AtomicFile(place.input).refuse(ifChangedSince: drawn.document.stamp) }
    var unchanged = 0
    for file in drawn.files where try folder.write(file.bytes, as: file.name) == .unchanged { unchanged += 1 }
    switch place.output {
    case "-": try console.write(drawn.markdown)
    case let output? where isInPlace:
      if drawn.markdown != drawn.document.text.bytes {
        try AtomicFile(output).write(drawn.markdown, inPlaceOf: drawn.document.stamp)
      }
    case let output?: try AtomicFile(output).write(drawn.markdown)
    case nil: try console.write(drawn.markup(ofBlock: 0).map { $0 + "\n" }.joined())
    }
    guard !isQuiet else { return true }
    let count = drawn.files.count
    let images = "\(count) \(count == 1 ? "image" : "images") in \(visible(place.images, keepingLines: false))"
    console.say(StyledText("\(drawn.document.shownName): \(images)" + (unchanged > 0 ? "; \(unchanged) unchanged" : "")))
    return true
  }

  /// Files that somebody else made and that would be lost.
  private var obstacles: [String] {
    guard !isForced else { return [] }
    var obstacles = drawn.files.compactMap { file -> String? in
      guard folder.isForeign(file.name, folder.state(of: file.name, file.bytes)) else { return nil }
      return "the file \(quoted(FilePath.joined(drawn.place.images, file.name.description))) is no image of navtree's; "
        + "give the block another name by 'name=…'"
    }
    if let output = drawn.place.output, output != "-", drawn.place.style == .replacing,
      folder.entry(of: drawn.place.key)?.origin == nil, let there = try? InputText.bytes(of: output),
      there != drawn.markdown
    {
      obstacles.append("the file \(quoted(output)) exists and holds something else")
    }
    return obstacles
  }
}
