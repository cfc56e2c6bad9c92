internal import NavigationModel

/// Finds the fewest actions that lead from one tree to the next, each of them tried by the rules of replays.
///
/// They are found by trying all that could help, with one action first, then two and so on. Where too much would have to be tried, each next
/// action is one after which less is wrong.
struct ActionFinder {
  let wanted: WantedTree

  /// So many actions are looked for by trying everything.
  private static let deepest = 8
  /// How many controllers are walked over for that, all trials together.
  private static let mostWork = 400_000
  /// A dump that is further away than this is of another story.
  private static let mostActions = 500

  /// How far the search came.
  struct Result {
    /// The actions, with what each of them left.
    var steps: [(move: Move, scene: Scene)] = []
    /// Whether they lead to the wanted tree.
    var isComplete: Bool
  }

  /// Finds actions; where none lead all the way, those that lead as near as one comes.
  func actions(from scene: Scene) -> Result {
    var trials = max(60, Self.mostWork / max(1, wanted.places.count))
    let fewest = scene.fewestActions(to: wanted)
    for depth in stride(from: fewest, through: Self.deepest, by: 1) where trials > 0 {
      if let moves = search(scene, depth, &trials) { return Result(steps: played(moves, from: scene), isComplete: true) }
    }
    return descend(from: scene)
  }

  private func played(_ moves: [Move], from scene: Scene) -> [(move: Move, scene: Scene)] {
    var steps: [(move: Move, scene: Scene)] = []
    var here = scene
    for move in moves {
      guard let next = here.performing(move) else { break }
      steps.append((move, next))
      here = next
    }
    return steps
  }

  private func search(_ scene: Scene, _ depth: Int, _ trials: inout Int) -> [Move]? {
    if scene.matches(wanted) { return [] }
    guard depth > 0 else { return nil }
    for move in moves(from: scene) {
      trials -= 1
      guard trials > 0 else { return nil }
      guard let next = scene.performing(move), next.fewestActions(to: wanted) < depth else { continue }
      if let rest = search(next, depth - 1, &trials) { return [move] + rest }
    }
    return nil
  }

  private func descend(from scene: Scene) -> Result {
    var result = Result(isComplete: scene.matches(wanted))
    var (here, distance) = (scene, scene.distance(to: wanted))
    while !result.isComplete, result.steps.count < Self.mostActions {
      var found: (move: Move, scene: Scene, distance: Int)?
      for move in moves(from: here) {
        guard let next = here.performing(move) else { continue }
        let left = next.distance(to: wanted)
        if left < distance {
          found = (move, next, left)
          break
        }
      }
      guard let found else { break }
      result.steps.append((found.move, found.scene))
      (here, distance) = (found.scene, found.distance)
      result.isComplete = distance == 0 && here.matches(wanted)
    }
    return result
  }
}
