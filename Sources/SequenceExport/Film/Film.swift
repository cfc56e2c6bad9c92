internal import FrameDrawing
internal import GraphvizEngine

/// All frames of a sequence, with what several of them share kept once.
///
/// Every frame is drawn by Graphviz and taken apart. A group that looks the same in a hundred frames is one group here, so a film grows with
/// what changes, not with frames times controllers.
struct Film {
  /// The root's tag: size and view box.
  let root: Tag
  /// The group around everything.
  let graph: Tag
  /// The paper.
  let paper: Mark
  /// Everything that is painted in some frame, by order of first appearance.
  let groups: [FrameMarkup.Group]
  /// What each frame shows: indices into ``groups``, in the order in which they are painted.
  private(set) var frames: [[Int]] = []
  /// The frames' own words, without the pictures.
  private(set) var captions: [Caption] = []
  /// Style rules for readers who prefer it dark; nil where the theme is the same for all.
  let darkStyleSheet: String?

  /// What a frame says about itself.
  struct Caption {
    /// `3/12 push Detail on Home`.
    let title: String
    /// The frame in words.
    let altText: String
  }
}

extension Film {
  /// Draws all frames.
  ///
  /// - Parameters:
  ///   - sequence: What to draw.
  ///   - followsReader: Whether dark style rules are wanted.
  ///   - progress: Called after each frame.
  /// - Throws: ``DrawingFailure``, or `CancellationError` in a task that is cancelled.
  init(of sequence: DrawnSequence, followsReader: Bool, progress: () -> Void) throws {
    var numbers: [FrameMarkup.Group: Int] = [:]
    var groups: [FrameMarkup.Group] = []
    var first: FrameMarkup?
    for index in sequence.frames.steps.indices {
      try Task.checkCancellation()
      let frame = sequence.frames.frame(index)
      guard let markup = FrameMarkup(try sequence.draw(frame.picture, frame: index, as: .svg, scale: 1, record: nil)()) else {
        throw DrawingFailure(frame: index, cause: Self.unreadable)
      }
      if first == nil { first = markup }
      var shown: [Int] = []
      for group in markup.groups {
        let number = numbers[group] ?? groups.count
        if number == groups.count {
          groups.append(group)
          numbers[group] = number
        }
        shown.append(number)
      }
      frames.append(shown)
      captions.append(Caption(title: frame.title, altText: frame.altText))
      progress()
    }
    // A replay has at least its start.
    guard let first else { throw DrawingFailure(frame: nil, cause: Self.unreadable) }
    self.groups = groups
    root = first.root
    graph = first.graph
    paper = first.paper
    darkStyleSheet = followsReader ? sequence.frames.darkStyleSheet : nil
  }

  private static let unreadable = GraphvizError(
    reason: .rendering, request: "take the frame's SVG apart", messages: ["Graphviz wrote no elements that navtree knows"],
    hint: "'navtree doctor' says which version of Graphviz this is")
}
