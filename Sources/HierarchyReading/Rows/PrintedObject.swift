/// An object as UIKit prints it, `<Shop.CartViewController 0x7f8a>`.
public struct PrintedObject: Hashable, Sendable {
  /// The class as printed: with its module, private or mangled.
  public let className: String
  /// The address as printed, `0x…`; nil in the texts that snapshot tests write.
  public let pointer: String?

  /// Describes an object.
  public init(className: String, pointer: String?) {
    self.className = className
    self.pointer = pointer
  }
}

/// What a row says of a controller's view.
public enum PrintedView: Hashable, Sendable {
  /// The view does not exist yet.
  case notLoaded
  /// The view exists. That it has no window is independent of the controller's state.
  case loaded(PrintedObject, isInWindow: Bool)
}
