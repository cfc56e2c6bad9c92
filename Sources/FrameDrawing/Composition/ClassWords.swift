/// What something drawn is and in which states: the words of its `class` in SVG, kept small until they are written.
struct ClassWords: Hashable {
  private let kind: String
  private let part: String?
  private let states: SceneNode.States

  /// - Parameters:
  ///   - kind: What it is.
  ///   - part: Which one of its kind, where there are several; nil for none.
  ///   - states: Those of the controller that it belongs to.
  init(_ kind: String, part: String? = nil, _ states: SceneNode.States = []) {
    self.kind = kind
    self.part = part
    self.states = states
  }

  func hash(into hasher: inout Hasher) {
    // What has several states has them by turns; of what kind it is, its identity tells as well.
    hasher.combine(states.rawValue)
  }

  /// The words, in the order in which they are written.
  var words: [String] { [kind] + (part.map { [$0] } ?? []) + states.words }
}
