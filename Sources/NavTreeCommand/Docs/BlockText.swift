/// How a block and its images stand in a document.
enum DocumentStyle: Hashable {
  /// The images alone, in the place of the block.
  case replacing
  /// The block stays, and its images stand under it. Where readers see HTML the scenario is folded; what only names a file is hidden.
  case inPlace
  /// The block stays, hidden, since DocC shows no HTML.
  case docc
}

/// What is written for one block.
struct BlockText {
  private let block: DocumentBlock
  private let text: MarkdownText

  init(of block: DocumentBlock, in text: MarkdownText) {
    self.block = block
    self.text = text
  }

  /// Whether the block would end the comment that hides it.
  static func canBeHidden(_ fence: MarkdownFence) -> Bool {
    !fence.opening.info.contains(DocumentMark.hiddenEnd) && !fence.body.contains { $0.text.contains(DocumentMark.hiddenEnd) }
  }

  /// All lines, with their ends.
  ///
  /// - Parameters:
  ///   - images: The images in Markdown, one a line.
  ///   - style: How they stand there.
  ///   - namesFile: Whether the scenario stands in a file of its own.
  func bytes(images: [String], style: DocumentStyle, namesFile: Bool) -> [UInt8] {
    guard let fence = block.fence else { return [] }
    let lines =
      switch style {
      case .replacing: replacing(images)
      case .inPlace where namesFile && Self.canBeHidden(fence), .docc: hidden(fence, images)
      case .inPlace: folded(fence, images)
      }
    let last = text.ending(of: block.lines.upperBound)
    let ending = Array(text.lineEnding.utf8)
    return Array(lines.map { Array($0.utf8) }.joined(separator: ending)) + last
  }

  private func replacing(_ images: [String]) -> [String] {
    let edge = block.edge
    var lines = images.map { edge.other + $0 }
    lines = Array(lines.map { [$0] }.joined(separator: [edge.empty]))
    if edge.followsText { lines.insert(edge.empty, at: 0) } else { lines[0] = edge.first + images[0] }
    return lines + (edge.isFollowedByText ? [edge.empty] : [])
  }

  private func folded(_ fence: MarkdownFence, _ images: [String]) -> [String] {
    let edge = block.edge
    return [edge.first + DocumentMark.begin, edge.other + (block.details ?? DocumentMark.details), edge.empty]
      + source(fence) + [edge.empty, edge.other + DocumentMark.detailsEnd, edge.empty]
      + below(images)
  }

  private func hidden(_ fence: MarkdownFence, _ images: [String]) -> [String] {
    let edge = block.edge
    return [edge.first + DocumentMark.beginHidden] + source(fence) + [edge.other + DocumentMark.hiddenEnd] + below(images)
  }

  private func below(_ images: [String]) -> [String] {
    let edge = block.edge
    let lines = images.map { [edge.other + $0] }.joined(separator: [edge.empty])
    return lines + [edge.other + DocumentMark.end]
  }

  /// The fenced block as it is, except that a list's sign before it has gone to the mark, and that it has an end.
  private func source(_ fence: MarkdownFence) -> [String] {
    var lines = (fence.firstLine...fence.lastLine).map { String(decoding: text.line($0), as: UTF8.self) }
    let first = Array(text.line(fence.firstLine).dropFirst(fence.edge.first.utf8.count))
    lines[0] = fence.edge.other + String(decoding: first, as: UTF8.self)
    if !fence.isClosed { lines.append(fence.edge.other + fence.closing) }
    return lines
  }
}
