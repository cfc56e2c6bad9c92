import HierarchyReading
import NavigationModel

extension Blueprint {
  /// The tree on one line, for tables: `tabs{navigation{screen A}, *screen B} +sheet screen C`.
  var outline: String {
    var text = [kind.rawValue, name].compactMap(\.self).joined(separator: " ")
    if !children.isEmpty {
      text += "{\(children.enumerated().map { ($0 == selected ? "*" : "") + $1.outline }.joined(separator: ", "))}"
    }
    if let presentation { text += " +\(presentation.style?.rawValue ?? "?") \(presentation.root.outline)" }
    return text
  }

  /// How many controllers a replay would build from it.
  var controllerCount: Int { builtTree.preorder.count }

  /// The tree that a replay starts with.
  var builtTree: NavigationTree { NavigationState(start: Scenario(tree: self)).tree }
}

extension DumpReading {
  var outline: String? { dump?.tree.outline }

  /// What it says, a message a line, as a compiler prints it.
  var said: [String] { messages.map(\.description) }
}

/// One row in full, so that tables stay readable.
func row(
  _ marks: String, _ className: String, _ state: String = "appeared", view: String? = nil, presentedWith presenter: String? = nil
) -> String {
  let view = view ?? "<UIView 0x10>\(state == "disappeared" ? " not in the window" : "")"
  return "\(marks)<\(className) 0x1>, state: \(state), view: \(view)" + (presenter.map { ", presented with: <\($0) 0x2>" } ?? "")
}

/// The view of every navigation and tab bar controller.
let layoutView = "<UILayoutContainerView 0x20>"
