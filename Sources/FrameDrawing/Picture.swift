import NavigationModel

/// Something to draw: a frame, or a sheet of frames.
public struct Picture: Sendable {
  /// It in DOT, with final places: what Graphviz draws, and what `neato -n2` draws again.
  public let dot: String
  /// The line that names it: `3/12 push Detail on Home`.
  public let title: String
  /// It in words.
  public let altText: String
  /// Its extent, in points.
  public let size: Size

  /// The steps in it, each with what the identities of its parts begin with.
  let steps: [(prefix: String, step: Step)]

  /// What people call each controller in it and each of a sheet's frames, by the identity that its group has in SVG.
  ///
  /// - Complexity: O(n) in the number of controllers.
  package var spokenNames: [String: String] {
    var names: [String: String] = [:]
    for (prefix, step) in steps {
      if !prefix.isEmpty { names[SheetCell.id(of: step)] = AltText.title(of: step, of: steps.count - 1) }
      for node in step.after.preorder + (step.change.removed.isEmpty ? [] : step.before.preorder) {
        let id = prefix + node.id.rawValue
        if names[id] == nil { names[id] = Self.spoken(node.controller) }
      }
    }
    return names
  }

  private static func spoken(_ controller: Controller) -> String {
    controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"
  }
}
