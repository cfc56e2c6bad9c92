internal import NavigationModel

/// One moment of a story as it has to be: a dump's tree, with every controller by its number.
struct WantedTree {
  /// One controller in its place; holders, children and modals are indices.
  struct Place {
    let actor: Int
    let children: [Int]
    let modal: Int?
    /// How it is presented; nil where nothing says, so that any way will do.
    let style: PresentationStyle?
    /// The number of the selected tab; nil where nothing says, so that any will do.
    let selected: Int?
    /// Of a split view with a compact column, whether that stands in for the others (SPLIT-2); nil where nothing says.
    let isCollapsed: Bool?
    /// The row's line in its text.
    let line: Int
  }

  let places: [Place]
  let roles: [StoryCast.Role]
  private let indices: [Int: Int]
  /// For tab bars of which nothing says which tab is selected, what to start with.
  let guesses: [Int: Int]
  /// How modals are presented as far as the reader could guess.
  let guessedStyles: [Int: PresentationStyle]

  init(_ moment: Int, of cast: StoryCast, _ selections: SelectionHistory) {
    let (tree, actors) = (cast.trees[moment], cast.actors[moment])
    roles = cast.roles
    places = tree.entries.indices.map { index in
      let entry = tree.entries[index]
      return Place(
        actor: actors[index], children: entry.children, modal: entry.modal, style: entry.style,
        selected: selections.known(at: moment, row: index),
        isCollapsed: tree.showsCompactColumn(of: index), line: entry.row.line)
    }
    indices = Dictionary(zip(actors, actors.indices), uniquingKeysWith: { first, _ in first })
    var guesses: [Int: Int] = [:]
    var styles: [Int: PresentationStyle] = [:]
    for (index, entry) in tree.entries.enumerated() {
      if let guess = selections.guess(at: moment, row: index) { guesses[actors[index]] = guess }
      if entry.isModal, let style = entry.readStyle { styles[actors[index]] = style }
    }
    self.guesses = guesses
    guessedStyles = styles
  }

  /// Where a controller stands; nil where it is not in the tree.
  func index(of actor: Int) -> Int? { indices[actor] }

  /// The numbers of what a controller holds, in order.
  func children(of index: Int) -> [Int] { places[index].children.map { places[$0].actor } }
}
