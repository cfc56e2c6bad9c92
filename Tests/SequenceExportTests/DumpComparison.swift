import HierarchyReading
import NavigationModel

/// A step beside what was read of its dump: in what the two differ, apart from what no dump says.
///
/// Names, traits and identities are in no dump. Structure, classes, states, windows and presentation are always the same. Kinds and
/// selection are the same with these exceptions, each of which is checked to be read as it says:
///
/// 1. A container that holds nothing is a screen.
/// 2. A container around one stack that holds something is nested if its class is the article's, or it is a child on a stack; it is a
///    container otherwise.
/// 3. A stack or a tab bar of the app's own class, and a split view of one whose view is not loaded, may be read as anything.
/// 4. Of a tab bar with no tab on screen, the first tab that has a view is the selected one.
struct DumpComparison {
  private(set) var faults: [String] = []
  private let appearances: [ControllerID: Appearance]

  init(of step: Step, with dump: HierarchyDump) {
    appearances = step.appearances
    let nodes = step.after.preorder
    if dump.rows.count != nodes.count { faults.append("\(dump.rows.count) rows for \(nodes.count) controllers") }
    for (node, row) in zip(nodes, dump.rows) {
      guard let appearance = appearances[node.id] else { continue }
      check(row.state == appearance.state, "the state of \(node.id)")
      switch row.view {
      case .loaded(_, let isInWindow)?:
        check(appearance.isViewLoaded && isInWindow == appearance.isInWindow, "the view of \(node.id)")
      case .notLoaded?: check(!appearance.isViewLoaded, "the view of \(node.id)")
      case nil: faults.append("\(node.id) says nothing of its view")
      }
    }
    let tree = NavigationState(start: Scenario(tree: dump.tree)).tree
    compare(step.after.root, tree.root, isOnStack: false)
  }

  private mutating func check(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { faults.append(what()) }
  }

  private mutating func compare(_ node: Node, _ read: Node, isOnStack: Bool) {
    check(read.controller.className == node.controller.className, "the class of \(node.id)")
    check(read.children.count == node.children.count, "the children of \(node.id)")
    if let kind = readableKind(of: node, read, isOnStack: isOnStack) {
      check(read.kind == kind, "\(node.id), a \(node.kind), is read as \(read.kind), not \(kind)")
    }
    if node.kind == .tabs, read.kind == .tabs {
      let selected = read.children.firstIndex { $0.id == read.selected }
      check(selected == readableSelection(of: node), "the selected tab of \(node.id)")
    }
    for (child, readChild) in zip(node.children, read.children) {
      compare(child, readChild, isOnStack: read.kind == .navigation)
    }
    check(read.presentation?.style == node.presentation?.style, "how \(node.id) presents")
    if let modal = node.presentation?.root, let readModal = read.presentation?.root {
      compare(modal, readModal, isOnStack: false)
    }
  }

  /// What a controller has to be read as; nil where it may be anything (exception 3).
  private func readableKind(of node: Node, _ read: Node, isOnStack: Bool) -> ControllerKind? {
    let hasUsualClass = node.controller.className == node.kind.defaultClassName
    switch node.kind {
    case .screen: return .screen
    case .container, .nested:
      guard let inner = read.children.first else { return .screen }
      let isAroundStack = read.children.count == 1 && inner.kind == .navigation && !inner.children.isEmpty
      let isArticles = node.controller.className == ControllerKind.nested.defaultClassName
      return isAroundStack && (isOnStack || isArticles) ? .nested : .container
    case .navigation, .tabs: return hasUsualClass ? node.kind : nil
    case .split: return hasUsualClass || appearances[node.id]?.isViewLoaded == true ? .split : nil
    }
  }

  private func readableSelection(of tabs: Node) -> Int? {
    let states = tabs.children.map { appearances[$0.id] }
    guard !states.contains(where: { $0?.state.isShown == true }) else {
      return tabs.children.firstIndex { $0.id == tabs.selected }
    }
    return states.firstIndex { $0?.isViewLoaded == true } ?? tabs.children.indices.first
  }
}
