import NavigationModel

/// What people call each controller of a story and each of a sheet's frames, by the identity that its group has in SVG.
///
/// They are the same in all frames, as what is drawn of a controller is: where stories are put together of parts, and two controllers have one
/// identity, the first gives the name.
package struct SpokenNames: Sendable {
  private let controllers: [String: Controller]
  private let frames: [String: String]

  /// The names in a frame of a story with these controllers.
  init(_ cast: Cast) {
    controllers = Dictionary(cast.controllers.map { ($0.id.rawValue, $0) }) { first, _ in first }
    frames = [:]
  }

  private init(controllers: [String: Controller], frames: [String: String]) {
    self.controllers = controllers
    self.frames = frames
  }

  /// The names on a sheet, where identities begin with their frame's.
  func onSheet(of steps: [Step]) -> SpokenNames {
    let titles = steps.map { (SheetCell.id(of: $0), AltText.title(of: $0, of: steps.count - 1)) }
    return SpokenNames(controllers: controllers, frames: Dictionary(titles) { first, _ in first })
  }

  /// The name of one; nil where nobody has it, as for parts and arrows.
  package subscript(id: String) -> String? {
    if frames.isEmpty { return name(ofController: id) }
    if let title = frames[id] { return title }
    // No identity of a controller has two hyphens in a row.
    return id.firstRange(of: "--").flatMap { name(ofController: String(id[$0.upperBound...])) }
  }

  private func name(ofController id: String) -> String? {
    controllers[id].map { $0.name.isEmpty ? $0.className : "\($0.name) (\($0.className))" }
  }
}
