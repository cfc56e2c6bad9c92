public import NavigationModel

/// The facts of one row of a dump, whether or not a tree has a place for them.
public struct HierarchyRow: Hashable, Sendable {
  /// The row's line in the text, from 1.
  public let line: Int
  /// How deep it stands below the dump's first row, 0 … 200.
  public let depth: Int
  /// Whether the controller is presented by the one above rather than held by it: a row with `+`.
  public let isPresented: Bool
  /// The controller's class and address.
  public let controller: PrintedObject
  /// Where it is between off screen and on it; nil where the row was cut down to the controller.
  public let state: AppearanceState?
  /// Its view; nil where the row was cut down to the controller.
  public let view: PrintedView?
  /// The controller that arranges the presentation; nil where nothing is said.
  public let presentation: PrintedObject?
  /// What the controller was taken for.
  public let kind: ControllerKind
}
