internal import ScenarioLanguage

/// A place in a document that an image belongs to: a block of ours, with the marks around it if there are any.
struct DocumentBlock {
  /// The fenced block; nil where marks stand around none.
  let fence: MarkdownFence?
  /// All lines of it, with the marks, from 0.
  let lines: ClosedRange<Int>
  /// What its lines begin with.
  let edge: MarkdownEdge
  /// Whether there are marks around it.
  let isMarked: Bool
  /// The line that folds the block, which its author may have given other words; nil where there is none.
  let details: String?

  static let language = "navtree"
}

/// Finds the blocks of a document.
struct DocumentBlocks {
  private(set) var blocks: [DocumentBlock] = []
  private(set) var mistakes: [Diagnostic] = []

  private let text: MarkdownText
  private var region: Region?

  /// What stands between marks, as far as it was read.
  private struct Region {
    let line: Int
    let edge: MarkdownEdge
    var fence: MarkdownFence?
  }

  init(in text: MarkdownText) {
    self.text = text
    for finding in MarkdownScanner(text, marks: DocumentMark.all).findings {
      switch finding {
      case .fence(let fence): add(fence)
      case .mark(DocumentMark.end, let line, let edge): end(at: line, edge)
      case .mark(_, let line, let edge): begin(at: line, edge)
      }
    }
    complainOfOpenRegion()
  }

  private mutating func add(_ fence: MarkdownFence) {
    if region == nil {
      guard fence.language == DocumentBlock.language else { return }
      blocks.append(
        DocumentBlock(
          fence: fence, lines: fence.firstLine...fence.lastLine, edge: fence.edge, isMarked: false, details: nil))
    } else if region?.fence == nil, fence.language == DocumentBlock.language {
      region?.fence = fence
    } else {
      complain(
        "foreign-text", "this block stands between navtree's marks, where only one block of navtree's can be; move it",
        fence.firstLine)
    }
  }

  private mutating func begin(at line: Int, _ edge: MarkdownEdge) {
    complainOfOpenRegion()
    region = Region(line: line, edge: edge)
  }

  private mutating func complainOfOpenRegion() {
    guard let region else { return }
    complain("open-mark", "the mark has no end; add '\(DocumentMark.end)' below its image", region.line)
    self.region = nil
  }

  private mutating func end(at line: Int, _ edge: MarkdownEdge) {
    guard let region else {
      complain("lone-mark", "the mark ends nothing; remove the line, or add '\(DocumentMark.begin)' above the block", line)
      return
    }
    self.region = nil
    var details: String?
    for number in region.line + 1..<max(line, region.line + 1) {
      if let fence = region.fence, fence.firstLine...fence.lastLine ~= number { continue }
      let words = String(decoding: text.line(number).drop { $0.isBlank || $0 == UInt8(ascii: ">") }, as: UTF8.self).trimmingBlanks
      guard DocumentMark.isOwn(words) else {
        complain("foreign-text", "what stands between navtree's marks is written anew; move this line out of them", number)
        return
      }
      if words.hasPrefix("<details") { details = words }
    }
    var all = region.edge
    all.isFollowedByText = edge.isFollowedByText
    blocks.append(
      DocumentBlock(fence: region.fence, lines: region.line...line, edge: all, isMarked: true, details: details))
  }

  private mutating func complain(_ id: String, _ message: String, _ line: Int) {
    let words = text.line(line).drop { $0.isBlank }
    let length = String(decoding: words, as: UTF8.self).count
    mistakes.append(
      Diagnostic(
        .error, id, message,
        range: SourceRange(line: line + 1, column: text.line(line).count - words.count + 1, length: length)))
  }
}
