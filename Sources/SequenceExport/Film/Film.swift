internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel

/// All frames of a sequence, with what several of them share kept once.
///
/// What Graphviz has drawn for a frame is taken apart, each fragment once. A group that looks the same in a hundred frames is one group here, so a film grows with
/// what changes, not with frames times controllers.
struct Film {
  /// What stands around everything.
  let paper: FrameMarkup.Paper
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
    var cutter = FilmCutter()
    var paper: FrameMarkup.Paper?
    let steps = sequence.frames.steps.indices
    for start in stride(from: steps.lowerBound, to: steps.upperBound, by: Self.framesAtOnce) {
      let frames = (start..<min(start + Self.framesAtOnce, steps.upperBound)).map { sequence.frames.frame($0) }
      for (frame, drawn) in zip(frames, try sequence.fragments(of: frames)) {
        try Task.checkCancellation()
        guard let known = paper ?? FrameMarkup.Paper(drawn.paper.opening), let shown = cutter.cut(drawn) else {
          throw DrawingFailure(frame: frame.step.index, cause: Self.unreadable)
        }
        paper = known
        self.frames.append(shown)
        captions.append(Caption(title: frame.title, altText: frame.altText))
        progress()
      }
    }
    // A replay has at least its start.
    guard let paper else { throw DrawingFailure(frame: nil, cause: Self.unreadable) }
    self.paper = paper
    groups = cutter.groups
    darkStyleSheet = followsReader ? sequence.frames.darkStyleSheet : nil
  }

  /// Enough that libgvc is not asked for every caption.
  private static let framesAtOnce = 16

  private static let unreadable = GraphvizError(
    reason: .rendering, request: "take the frame's SVG apart", messages: ["Graphviz wrote no elements that navtree knows"],
    hint: "'navtree doctor' says which version of Graphviz this is")
}

/// Gives every group that is painted a number, and reads each of them once.
private struct FilmCutter {
  private(set) var groups: [FrameMarkup.Group] = []
  private var numbers: [FrameMarkup.Group: Int] = [:]
  private var known: [Key: Int] = [:]

  /// What decides a group.
  private struct Key: Hashable {
    let name: FragmentKey
    let look: FragmentKey

    init(_ statement: DOTStatement) {
      name = FragmentKey(kind: statement.kind, words: statement.name)
      look = FragmentKey(kind: statement.kind, words: statement.look)
    }
  }

  /// The numbers of a frame's groups; nil where one of them cannot be read.
  mutating func cut(_ frame: SVGFragments.Drawn) -> [Int]? {
    var shown: [Int] = []
    for drawn in frame.groups {
      let key = Key(drawn.statement)
      if let number = known[key] {
        shown.append(number)
        continue
      }
      guard let group = FrameMarkup.Group(drawn.bytes) else { return nil }
      let number = numbers[group] ?? groups.count
      if number == groups.count {
        groups.append(group)
        numbers[group] = number
      }
      known[key] = number
      shown.append(number)
    }
    return shown
  }
}
