/// A node in the scenario's words: `navigation Root (NavViewController) barHidden: Home, Detail`.
package struct NodePhrase {
  private let blueprint: Blueprint

  package init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
  }

  /// Whether all that the node holds fits behind a colon, so that it needs no indented lines.
  package var fitsOneLine: Bool {
    blueprint.presentation == nil && blueprint.children.allSatisfy(\.isPlainScreen)
  }

  /// Kind, name, class and attributes, without what it holds.
  package var head: String {
    var words = [blueprint.kind.rawValue]
    if let name = blueprint.name { words.append(ScenarioWord.written(name)) }
    if let className = blueprint.className { words.append("(\(ScenarioWord.written(className)))") }
    return (words + attributes).joined(separator: " ")
  }

  /// The node on one line; what does not fit behind a colon is shown as `…`, for captions and messages only.
  package var oneLine: String {
    guard fitsOneLine else { return head + ": …" }
    guard !blueprint.children.isEmpty else { return head }
    return head + ": " + blueprint.children.map { ScenarioWord.written($0.name ?? "") }.joined(separator: ", ")
  }

  private var attributes: [String] {
    let traits = blueprint.traits
    var words: [String] = []
    if traits.barHidden { words.append("barHidden") }
    if traits.backHidden { words.append("backHidden") }
    if let gesture = traits.gesture { words.append("gesture=\(gesture.rawValue)") }
    if let answer = traits.canNestedSwipeBack { words.append("canNestedSwipeBack=\(answer ? "yes" : "no")") }
    if traits.definesContext { words.append("definesContext") }
    if traits.allTabs { words.append("allTabs") }
    if let selection { words.append("selected=\(selection)") }
    if let color = traits.color { words.append("color=\(color)") }
    return words
  }

  /// The selected tab by name where that is plain, by index otherwise.
  private var selection: String? {
    guard let index = blueprint.selected, blueprint.children.indices.contains(index) else { return nil }
    let name = blueprint.children[index].name ?? ""
    let isClear = !name.isEmpty && Int(name) == nil && blueprint.children.count { $0.name == name } == 1
    guard !isClear else { return ScenarioWord.written(name) }
    // A number that is some tab's name means that tab, so zeros in front tell the index from it.
    var number = String(index)
    while blueprint.children.contains(where: { $0.name == number }) { number = "0" + number }
    return number
  }
}
