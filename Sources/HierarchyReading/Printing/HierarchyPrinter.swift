public import NavigationModel

/// A tree as `-[UIViewController _printHierarchy]` would print it at one moment (DUMP), with invented addresses.
///
/// ```swift
/// print(HierarchyPrinter(step).text, terminator: "")
/// ```
///
/// A dump has no place for names, traits and identities, so ``DumpReading`` finds in it what classes, views and states say: the same
/// controllers with the same classes in the same places, presented the same way. What it must guess there, it guesses here too: a
/// container that holds nothing is a screen; one that holds a single stack is nested if it stands on a stack or its class says so; a class of
/// the app's own may be any kind; and of a tab bar that is covered the first tab with a view is taken for the selected one.
public struct HierarchyPrinter: Sendable {
  private let tree: NavigationTree
  private let appearances: [ControllerID: Appearance]

  /// Prints the tree that a step leaves, with what its swipe has under way.
  public init(_ step: Step) {
    self.init(tree: step.after, appearances: step.appearances)
  }

  /// Prints a tree.
  ///
  /// - Parameters:
  ///   - tree: The controllers, a row for each.
  ///   - appearances: How far they are on screen; the row of one that is missing is cut down to the controller.
  public init(tree: NavigationTree, appearances: [ControllerID: Appearance]) {
    self.tree = tree
    self.appearances = appearances
  }

  /// The rows, each with a line break after it, as debuggers show them.
  ///
  /// - Complexity: O(n · d) in the number of controllers and the depth of the tree.
  public var text: String {
    var text = ""
    var waiting = [Row(node: tree.root)]
    while let row = waiting.popLast() {
      text += self.text(of: row)
      // The last to be put here is the first to be printed: children in their order, and then the modal.
      if let modal = row.node.presentation {
        waiting.append(Row(node: modal.root, depth: row.depth + 1, style: modal.style))
      }
      waiting.append(contentsOf: row.node.children.reversed().map { Row(node: $0, depth: row.depth + 1) })
    }
    return text
  }
}

// MARK: - Rows

extension HierarchyPrinter {
  private struct Row {
    let node: Node
    var depth = 0
    /// How it is presented; nil for what is not.
    var style: PresentationStyle?
  }

  private func text(of row: Row) -> String {
    let node = row.node
    var text = String(repeating: "   | ", count: row.style == nil ? row.depth : row.depth - 1)
    if row.style != nil { text += "   + " }
    text += printed(printable(node.controller.className), .controller, of: node)
    if let appearance = appearances[node.id] {
      text += ", state: \(appearance.state.rawValue), view: \(view(of: node, appearance))"
      if let style = row.style { text += ", presented with: \(printed(style.controllerClass, .presentation, of: node))" }
    }
    return text + "\n"
  }

  private func view(of node: Node, _ appearance: Appearance) -> String {
    guard appearance.isViewLoaded else { return "(view not loaded)" }
    return printed(node.kind.viewClass, .view, of: node) + (appearance.isInWindow ? "" : " not in the window")
  }

  private func printed(_ className: String, _ object: InventedAddress.Object, of node: Node) -> String {
    "<\(className) \(InventedAddress(of: object, for: node.id).text)>"
  }
}

extension ControllerKind {
  /// The class of the view that such a controller has in a running app.
  var viewClass: String {
    switch self {
    case .navigation, .tabs: "UILayoutContainerView"
    case .split: "_UISplitViewControllerPanelImplView"
    case .screen, .nested, .container: "UIView"
    }
  }
}
