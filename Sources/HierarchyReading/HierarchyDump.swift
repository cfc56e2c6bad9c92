public import NavigationModel

/// What one `-[UIViewController _printHierarchy]` says: the app's controllers as a tree, and every row's own facts beside it.
///
/// ```swift
/// let reading = DumpReading(of: text)
/// if let dump = reading.dump {
///   let scenario = Scenario(title: "Checkout", tree: dump.tree)
/// }
/// ```
public struct HierarchyDump: Hashable, Sendable {
  /// The controllers, ready to be a scenario's start. It describes exactly one controller for each row.
  public let tree: Blueprint
  /// The facts of each row, in the text's order, which is also that of `NavigationTree.preorder` once the tree is built.
  public let rows: [HierarchyRow]

  package init(tree: Blueprint, rows: [HierarchyRow]) {
    self.tree = tree
    self.rows = rows
  }
}
