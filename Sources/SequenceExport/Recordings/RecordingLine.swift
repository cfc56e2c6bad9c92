internal import HierarchyReading
internal import NavigationModel

/// One line of a recording as JSON has it; see `Recorder/FORMAT.md`.
///
/// What may be written as a word of ours stays a string here, so that a word that is none can be named in a message.
struct RecordingLine: Codable {
  /// The version that is written, and the newest that is read.
  static let newestVersion = 1
  /// What says that a line belongs to a recording.
  static let marker = "recording"

  var navtree = RecordingLine.marker
  var version = RecordingLine.newestVersion
  var sequence: Int
  var seconds: Double?
  var cause: String
  var rows: [Row]

  struct Object: Codable {
    var `class`: String
    var pointer: String?
  }

  struct View: Codable {
    var `class`: String
    var pointer: String?
    var inWindow: Bool
  }

  struct Row {
    var depth: Int
    var presented = false
    var controller: Object
    var state: String?
    var view: View?
    var isViewKnown = false
    var presentation: Object?
    var kind: String?
    var style: String?
    var title: String?
    var selected = false
    var flags: Set<Flag> = []
  }

  /// The traits that are written, each as a key that is true.
  enum Flag: String, CaseIterable {
    case barHidden, backHidden, definesContext, allTabs

    var path: WritableKeyPath<Traits, Bool> {
      switch self {
      case .barHidden: \.barHidden
      case .backHidden: \.backHidden
      case .definesContext: \.definesContext
      case .allTabs: \.allTabs
      }
    }
  }
}

extension RecordingLine.Row: Codable {
  private enum Key: String, CodingKey {
    case depth, presented, `class`, pointer, state, view, presentation, kind, style, title, selected
    case barHidden, backHidden, definesContext, allTabs
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    depth = try row.decode(Int.self, forKey: .depth)
    presented = try row.decodeIfPresent(Bool.self, forKey: .presented) ?? false
    controller = RecordingLine.Object(
      class: try row.decode(String.self, forKey: .class), pointer: try row.decodeIfPresent(String.self, forKey: .pointer))
    state = try row.decodeIfPresent(String.self, forKey: .state)
    view = try row.decodeIfPresent(RecordingLine.View.self, forKey: .view)
    isViewKnown = row.contains(.view)
    presentation = try row.decodeIfPresent(RecordingLine.Object.self, forKey: .presentation)
    kind = try row.decodeIfPresent(String.self, forKey: .kind)
    style = try row.decodeIfPresent(String.self, forKey: .style)
    title = try row.decodeIfPresent(String.self, forKey: .title)
    selected = try row.decodeIfPresent(Bool.self, forKey: .selected) ?? false
    for flag in RecordingLine.Flag.allCases {
      guard let key = Key(rawValue: flag.rawValue), try row.decodeIfPresent(Bool.self, forKey: key) ?? false else { continue }
      flags.insert(flag)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: Key.self)
    try row.encode(depth, forKey: .depth)
    if presented { try row.encode(true, forKey: .presented) }
    try row.encode(controller.class, forKey: .class)
    try row.encodeIfPresent(controller.pointer, forKey: .pointer)
    try row.encodeIfPresent(state, forKey: .state)
    // Null says that the view is not loaded, and no key that nothing is known.
    if isViewKnown { try row.encode(view, forKey: .view) }
    try row.encodeIfPresent(presentation, forKey: .presentation)
    try row.encodeIfPresent(kind, forKey: .kind)
    try row.encodeIfPresent(style, forKey: .style)
    try row.encodeIfPresent(title, forKey: .title)
    if selected { try row.encode(true, forKey: .selected) }
    for flag in flags {
      if let key = Key(rawValue: flag.rawValue) { try row.encode(true, forKey: key) }
    }
  }
}
