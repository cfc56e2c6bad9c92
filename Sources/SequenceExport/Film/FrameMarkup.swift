/// A frame's SVG as values: what the film of a sequence is made of.
enum FrameMarkup {
  /// What stands around everything, the same in all frames of a sequence.
  struct Paper {
    /// The root's tag: size and view box.
    let root: Tag
    /// The group around everything, which turns Graphviz's axis upside down.
    let graph: Tag
    /// The paper itself.
    let sheet: Mark
  }

  /// One controller, arrow, bar, badge or title.
  struct Group: Hashable {
    /// What says who it is; escaped.
    let id: String
    /// Kind and states, with blanks between them.
    let classes: String
    /// What people call it, escaped; nil for parts.
    let title: String?
    /// What it is painted with, in order.
    let marks: [Mark]

    /// Whether the step brought it.
    var isNew: Bool { has("new") }
    /// Whether the step took it away.
    var isGhost: Bool { has("ghost") }

    private func has(_ word: String) -> Bool {
      classes.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
    }
  }
}

extension FrameMarkup.Paper {
  /// Reads the beginning of a file; nil where it is something else.
  init?(_ opening: SVGOpening) {
    let tags = FrameMarkup.tags(of: opening.root + opening.rest)
    guard let root = tags.first(where: { $0.name == "svg" }), let graph = tags.first(where: { $0.name == "g" }),
      let sheet = tags.first(where: { FrameMarkup.shapes.contains($0.name) })
    else { return nil }
    self.init(root: root, graph: graph, sheet: Mark(sheet))
  }
}

extension FrameMarkup.Group {
  /// Reads a finished fragment; nil where it is something else.
  init?(_ fragment: [UInt8]) {
    let tags = FrameMarkup.tags(of: fragment)
    guard let group = tags.first, group.name == "g" else { return nil }
    self.init(
      id: group["id"] ?? "", classes: group["class"] ?? "", title: tags.first { $0.name == "title" }?.text,
      marks: tags.filter { FrameMarkup.shapes.contains($0.name) }.map(Mark.init))
  }
}

extension FrameMarkup {
  fileprivate static let shapes: Set = ["path", "polygon", "polyline", "ellipse", "text"]

  /// Every tag that opens.
  fileprivate static func tags(of svg: [UInt8]) -> [Tag] {
    String(decoding: svg, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")).compactMap { Tag(line: $0) }
  }
}
