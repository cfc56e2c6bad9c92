import NavigationModel

/// Names for the parts of a controller's picture, made from its identity and unlike any other identity in the sequence.
struct PartNames {
  private let controllers: Set<String>

  init(controllers: Set<String>) {
    self.controllers = controllers
  }

  /// `detail-bar` for the bar of `detail`; with three hyphens where a controller is called that already. No identity has two in a row, and
  /// what belongs to the whole file has just two, such as `frame--title`.
  func part(_ suffix: String, of base: String) -> ExactText {
    let name = "\(base)-\(suffix)"
    return ExactText(controllers.contains(name) ? "\(base)---\(suffix)" : name)
  }

  /// `home--to--detail` for the arrow from `home` to `detail`: the double hyphens tell it from every identity and from every part of one.
  func arrow(_ word: String, from tail: ControllerID, to head: ControllerID) -> ExactText {
    ExactText("\(tail)--\(word)--\(head)")
  }
}
