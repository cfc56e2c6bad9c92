internal import FrameDrawing
internal import NavigationModel

/// A story as the player's script reads it.
///
/// Everything that occurs more than once is kept once and goes by its number: strings, paints, looks and groups. A frame is what changes from
/// the one before. The script puts the same elements together that the frames' own files hold.
struct PlayerStory: Encodable {
  /// Every text, attribute name and attribute value.
  private let strings: [String]
  /// Tags without their places: the tag's name, then names and values of attributes by turns; -1 for a value that belongs to the place.
  private let paints: [[Int]]
  /// How groups look: classes, title, -1 without one, and for each mark its paint, its place, which may be two
  /// strings, an outline and where it begins, and for `<text>` its words.
  private let looks: [[SharedText]]
  /// Every distinct group: its look, and the strings that make up its identity.
  private let groups: [[Int]]
  /// What changes from each frame to the next; the first comes from an empty one.
  private let frames: [FrameChange]
  /// For each step: action, description, outcome, -1 where there is none to speak of, and hundredths of a second.
  private let steps: [[SharedText]]
  /// The attributes of the root, names and values by turns.
  private let root: [Int]
  /// Those of the group around everything.
  private let graph: [Int]
  /// The paper, like a mark of a group.
  private let paper: [SharedText]
  /// The theme's colours, and what turns the frames dark.
  private let style: String
}

extension PlayerStory {
  /// Puts a story's data together.
  ///
  /// - Parameters:
  ///   - film: All frames.
  ///   - steps: Their steps.
  ///   - holds: How long each is shown, in hundredths of a second.
  init(_ film: Film, of steps: [Step], holds: [Int]) {
    var tables = PlayerTables(identities: Set(film.groups.map { XML.unescaped($0.id) }))
    _ = Self(film, of: steps, holds: holds, in: &tables)
    tables = PlayerTables(after: tables)
    self.init(film, of: steps, holds: holds, in: &tables)
  }

  private init(_ film: Film, of steps: [Step], holds: [Int], in tables: inout PlayerTables) {
    root = tables.entry(film.paper.root)
    graph = tables.entry(film.paper.graph)
    paper = tables.entry(film.paper.sheet, phrases: [])
    var entries: [[SharedText]] = []
    // A film's groups are numbered in the order in which they first appear.
    var groups: [[Int]] = []
    for (index, step) in steps.enumerated() {
      let phrases = Self.phrases(of: step)
      entries.append([
        SharedText(tables.entry(VisibleText.of(step.actionText))),
        tables.entry(film.captions[index].altText, phrases: phrases),
        SharedText(step.ruling.isWorthSaying ? tables.entry(step.ruling.outcome.rawValue) : -1),
        SharedText(holds[index]),
      ])
      let known = groups.count
      for number in film.frames[index] where number >= known {
        groups.append(tables.entry(film.groups[number], phrases: phrases))
      }
    }
    self.steps = entries
    self.groups = groups
    var known = 0
    frames = zip([[]] + film.frames, film.frames).map { FrameChange(from: $0, to: $1, known: &known) }
    strings = tables.strings.values
    paints = tables.paints.values
    looks = tables.looks.values
    style = PlayerColors.styleSheet + PlayerColors.darkStyleSheet(of: film)
  }

  /// What a step's texts have in common with one another, and with those of other steps.
  private static func phrases(of step: Step) -> [String] {
    let texts: [String?] = [
      step.actionText, step.after.visiblePath.joined(separator: " › "), step.explanation, step.caption,
    ]
    return texts.compactMap { $0.map(VisibleText.of) } + [String(step.index)]
  }
}

extension Ruling {
  /// Whether the outcome is spoken of: what no rule decides has none, which is the start, and a note.
  fileprivate var isWorthSaying: Bool { outcome != .done || rule != nil }
}
