/// A controller in its place: with its children, and the modal it presents.
///
/// A node is a value whose storage is shared: a stack of a thousand costs eight bytes a member when a step copies it, so that replays can
/// keep the tree of every step.
public struct Node: Sendable {
  private struct Content: Hashable, Sendable {
    let controller: Controller
    var children: [Node]
    var selected: ControllerID?
    var presentation: Presentation?
    var collapsed: [ControllerID]?
    var isViewLoaded = false
  }

  private final class Storage: Sendable {
    let content: Content

    init(_ content: Content) {
      self.content = content
    }
  }

  private let storage: Storage

  /// Puts a controller in its place.
  ///
  /// - Parameters:
  ///   - controller: What stands here.
  ///   - children: What it holds: a stack from bottom to top, tabs and columns in their order.
  ///   - selected: The child a tab bar shows; ignored for every other kind. Nil takes the first.
  ///   - presentation: The modal that it presents.
  public init(
    _ controller: Controller, children: [Node] = [], selected: ControllerID? = nil, presentation: Presentation? = nil
  ) {
    self.init(Content(controller: controller, children: children, selected: selected, presentation: presentation))
  }

  private init(_ content: Content) {
    var content = content
    let isListed = content.children.contains { $0.id == content.selected }
    if !isListed { content.selected = content.children.first?.id }
    if content.controller.kind != .tabs { content.selected = nil }
    if content.controller.kind != .split { content.collapsed = nil }
    storage = Storage(content)
  }

  private func changed(_ change: (inout Content) -> Void) -> Node {
    var content = storage.content
    change(&content)
    return Node(content)
  }

  /// The controller that stands here.
  public var controller: Controller { storage.content.controller }

  /// The identity of the controller.
  public var id: ControllerID { storage.content.controller.id }

  /// The kind of the controller.
  public var kind: ControllerKind { storage.content.controller.kind }

  /// The children: of a navigation controller bottom to top (NAV-1), otherwise in their own order.
  public var children: [Node] { storage.content.children }

  /// The child that a tab bar shows; nil for every other kind and for a tab bar without tabs.
  public var selected: ControllerID? { storage.content.selected }

  /// The modal that this controller presents, if one is up (MODAL-3).
  public var presentation: Presentation? { storage.content.presentation }

  /// In a collapsed split view the columns that went on top of the primary's stack, to be handed back (SPLIT-2); nil while expanded.
  public var collapsedColumns: [ControllerID]? { storage.content.collapsed }

  /// Whether the controller's view was ever on screen, so that it is loaded (DUMP).
  public var isViewLoaded: Bool { storage.content.isViewLoaded }
}

// MARK: - Changing

extension Node {
  /// The same controller with other children.
  ///
  /// A tab bar that loses the selected tab shows the one at the same index, as UIKit documents for `viewControllers`; without one, the first.
  public func with(children: [Node]) -> Node {
    let place = self.children.firstIndex { $0.id == selected }
    let isListed = selected == nil || children.contains { $0.id == selected }
    let next = isListed ? selected : place.flatMap { children.indices.contains($0) ? children[$0].id : nil }
    return changed {
      $0.children = children
      $0.selected = next
    }
  }

  /// The same tab bar with another tab selected.
  public func with(selected: ControllerID) -> Node {
    changed { $0.selected = selected }
  }

  /// The same controller with another modal over it, or none.
  public func with(presentation: Presentation?) -> Node {
    changed { $0.presentation = presentation }
  }

  /// The same split view with other columns, collapsed or expanded again (nil).
  public func with(children: [Node], collapsedColumns: [ControllerID]?) -> Node {
    changed {
      $0.children = children
      $0.collapsed = collapsedColumns
    }
  }

  /// Whether this is the same node, not only an equal one.
  func isIdentical(to other: Node) -> Bool { storage === other.storage }

  /// The same controller with its view loaded.
  func withViewLoaded() -> Node {
    changed { $0.isViewLoaded = true }
  }
}

// MARK: - Showing

extension Node {
  /// The child that is on screen, or on top where several are; nil for a screen and an empty container.
  public var current: Node? {
    switch kind {
    case .screen: nil
    case .navigation, .nested, .container: children.last
    case .tabs: children.first { $0.id == selected }
    case .split: collapsedColumns == nil ? child(in: .secondary) ?? children.first : child(in: .compact) ?? children.first
    }
  }

  /// The column that a split view's child stands in, by its place in the list (SPLIT-1).
  public func column(ofChildAt index: Int) -> SplitColumn? {
    let columns = SplitColumn.columns(count: children.count)
    return kind == .split && columns.indices.contains(index) ? columns[index] : nil
  }

  private func child(in column: SplitColumn) -> Node? {
    SplitColumn.columns(count: children.count).firstIndex(of: column).map { children[$0] }
  }
}

extension Node {
  /// Whether the two are one and the same value in memory, and so surely equal; equal ones need not be.
  package func sharesStorage(with other: Node) -> Bool { storage === other.storage }
}

extension Node: Hashable {
  /// Compares by content; nodes that share their storage are equal without a look inside.
  public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage || left.storage.content == right.storage.content
  }

  /// Hashes the controller and its children's identities: enough to tell trees apart, cheap on deep ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    for child in children { hasher.combine(child.id) }
  }
}
