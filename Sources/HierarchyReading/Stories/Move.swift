internal import NavigationModel

/// An action that may lead nearer to a wanted tree, with everything it points at told by identity.
struct Move {
  let verb: Verb
  var operands: Operands
  /// The numbers of all that it builds, in the order of building.
  var newcomers: [Int] = []
  /// The index of the place in the wanted tree that it is about, for the line in the dump.
  let place: Int

  /// The action; nil where an operand is missing that its verb asks for.
  var action: Action? { verb.action(operands) }

  /// The order in which people do things, and in which they are tried: what covers goes before what it covers is touched, and what is new
  /// comes last.
  var rank: Int { Self.order.firstIndex(of: verb) ?? Self.order.count }

  private static let order: [Verb] = [
    .dismiss, .pop, .popToRoot, .popTo, .select, .collapse, .expand, .push, .show, .setViewControllers, .present,
  ]
}
