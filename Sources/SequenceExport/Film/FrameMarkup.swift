/// A frame's SVG as values: what the film of a sequence is made of.
struct FrameMarkup {
  /// The root's tag: size and view box, the same in all frames of a sequence.
  let root: Tag
  /// The group around everything, which turns Graphviz's axis upside down.
  let graph: Tag
  /// The paper.
  let paper: Mark
  /// One for every controller, arrow, bar and so on, in the order in which they are painted.
  let groups: [Group]

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

extension FrameMarkup {
  /// Reads what ``SVGFormat`` wrote; nil where it is something else.
  init?(_ svg: [UInt8]) {
    var root: Tag?
    var graph: Tag?
    var paper: Mark?
    var groups: [Group] = []
    var open: Tag?
    var title: String?
    var marks: [Mark] = []
    for line in String(decoding: svg, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "</g>".utf8) {
        if let tag = open {
          groups.append(Group(id: tag["id"] ?? "", classes: tag["class"] ?? "", title: title, marks: marks))
        }
        (open, title, marks) = (nil, nil, [])
        continue
      }
      guard let tag = Tag(line: line) else { continue }
      switch tag.name {
      case "svg": root = tag
      case "g" where graph == nil: graph = tag
      case "g": open = tag
      case "title" where open != nil: title = tag.text
      case "path", "polygon", "polyline", "ellipse", "text":
        if open != nil { marks.append(Mark(tag)) } else if paper == nil { paper = Mark(tag) }
      case _: continue
      }
    }
    guard let root, let graph, let paper else { return nil }
    self.root = root
    self.graph = graph
    self.paper = paper
    self.groups = groups
  }
}
