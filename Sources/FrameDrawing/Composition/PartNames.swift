import NavigationModel

/// Names for the parts of a controller's picture, made from its identity and unlike any other identity in the sequence.
struct PartNames {
  private let controllers: Set<String>
  /// Whether an identity has a word in it that joins the names of arrows.
  private let hasArrowWords: Bool

  init(controllers: Set<String>) {
    self.controllers = controllers
    hasArrowWords = controllers.contains { id in
      id.split(separator: "-").contains { Self.arrowWords.contains(String($0)) }
    }
  }

  private static let arrowWords: Set<String> = ["to", "presents"]

  /// `detail-bar` for the bar of `detail`, `home-to-detail` for an arrow; with two hyphens where that could be another's name.
  ///
  /// No identity has two hyphens in a row, so they tell `x-to--to-y` from `x--to-to-y`, and the bar of `x-to-y` from the arrow to `y-bar`.
  func part(_ suffix: String, of base: String) -> String {
    let name = "\(base)-\(suffix)"
    return controllers.contains(name) || hasArrowWords && isAmbiguous(name, suffix) ? "\(base)--\(suffix)" : name
  }

  private func isAmbiguous(_ name: String, _ suffix: String) -> Bool {
    let words = name.split(separator: "-").map(String.init)
    let arrows = words.indices.dropFirst().dropLast().count { place in
      Self.arrowWords.contains(words[place]) && controllers.contains(words[..<place].joined(separator: "-"))
        && controllers.contains(words[(place + 1)...].joined(separator: "-"))
    }
    let isArrow = suffix.split(separator: "-").first.map { Self.arrowWords.contains(String($0)) } ?? false
    return arrows > (isArrow ? 1 : 0)
  }

  /// `home--to--detail` for the arrow from `home` to `detail`: the double hyphens tell it from every identity and from every part of one.
  func arrow(_ word: String, from tail: ControllerID, to head: ControllerID) -> String {
    "\(tail)--\(word)--\(head)"
  }
}
