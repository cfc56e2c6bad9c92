import NavigationModel

/// What people call each controller of a picture and each of a sheet's frames, by the identity that its group has in SVG.
package struct SpokenNames {
  private var controllers: [String: Controller] = [:]
  private var frames: [String: String] = [:]

  /// - Parameter steps: The steps in the picture, each with what the identities of its parts begin with.
  init(_ steps: [(prefix: String, step: Step)]) {
    for (prefix, step) in steps {
      if !prefix.isEmpty { frames[SheetCell.id(of: step)] = AltText.title(of: step, of: steps.count - 1) }
      for node in step.after.preorder + (step.change.removed.isEmpty ? [] : step.before.preorder) {
        let id = prefix + node.id.rawValue
        if controllers[id] == nil { controllers[id] = node.controller }
      }
    }
  }

  /// The name of one; nil where nobody has it, as for parts and arrows.
  package subscript(id: String) -> String? {
    if let controller = controllers[id] {
      return controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"
    }
    return frames[id]
  }
}
