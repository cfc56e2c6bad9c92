/// The place of a slot within the one above it: positions only, never names, so that what is popped frees its place for what comes next.
enum SlotPlace: Hashable {
  /// Member of a stack, counted from its root.
  case member(Int)
  /// Tab, counted from the first.
  case tab(Int)
  /// Column of a split view, counted from the leading one.
  case column(Int)
  /// Child of any other container.
  case child(Int)
  /// The modal over it.
  case modal

  /// A place without its number: slots of one sort stand there together, and never with those of another but the modal.
  enum Sort {
    case member, tab, column, child, modal
  }

  var sort: Sort {
    switch self {
    case .member: .member
    case .tab: .tab
    case .column: .column
    case .child: .child
    case .modal: .modal
    }
  }

  /// The order in which slots of one parent are arranged; the modal over it comes last, as UIKit prints it.
  var index: Int {
    switch self {
    case .member(let index), .tab(let index), .column(let index), .child(let index): index
    case .modal: .max
    }
  }
}
