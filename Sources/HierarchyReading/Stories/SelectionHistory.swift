internal import NavigationModel

/// Which tab each tab bar of a story shows, moment by moment.
///
/// A dump says so only while one of the tabs is on screen. Of a tab bar that comes in covered, what it shows once it is uncovered is taken
/// to have been selected all along; after that, what nothing tells of may be anything.
struct SelectionHistory {
  private var selections: [[Int?]]
  private var guesses: [[Int?]]

  init(of cast: StoryCast) {
    selections = cast.actors.map { $0.map { _ in nil } }
    guesses = selections
    var appearances: [Int: [(moment: Int, row: Int)]] = [:]
    for (moment, actors) in cast.actors.enumerated() {
      for (row, actor) in actors.enumerated() where cast.roles[actor].kind == .tabs {
        appearances[actor, default: []].append((moment, row))
        let tree = cast.trees[moment]
        selections[moment][row] = tree.shownChild(of: row).map { actors[$0] }
        let children = tree.entries[row].children
        guesses[moment][row] = tree.entries[row].readSelection.flatMap {
          children.indices.contains($0) ? actors[children[$0]] : nil
        }
      }
    }
    for places in appearances.values {
      guard let first = places.first(where: { selections[$0.moment][$0.row] != nil }) else { continue }
      let selected = selections[first.moment][first.row]
      for place in places where place.moment < first.moment { guesses[place.moment][place.row] = selected }
    }
  }

  /// The number of the selected tab; nil where nothing says.
  func known(at moment: Int, row: Int) -> Int? { selections[moment][row] }

  /// The number of the tab that is best taken for the selected one where nothing says.
  func guess(at moment: Int, row: Int) -> Int? { guesses[moment][row] }
}
