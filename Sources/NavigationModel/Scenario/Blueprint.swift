/// What a scenario says of a controller before there is one; a replay builds an instance from it.
///
/// ```swift
/// let root = Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")])
/// ```
public struct Blueprint: Hashable, Sendable {
  /// What it does with its children.
  public var kind: ControllerKind
  /// Its name; nil where the scenario gives none.
  public var name: String?
  /// Its class; nil for the one its kind has by default.
  public var className: String?
  /// What else is said of it.
  public var traits: Traits
  /// What it holds. Of a nested container this is its inner stack; or that navigation controller itself, alone, where it is described.
  public var children: [Blueprint]
  /// The index of the tab that is selected; nil for the first.
  public var selected: Int?

  private var modal: [PresentationBlueprint]

  /// Describes a controller.
  public init(
    _ kind: ControllerKind, _ name: String? = nil, className: String? = nil, traits: Traits = Traits(),
    children: [Blueprint] = [], selected: Int? = nil, presentation: PresentationBlueprint? = nil
  ) {
    self.kind = kind
    self.name = name
    self.className = className
    self.traits = traits
    self.children = children
    self.selected = selected
    modal = presentation.map { [$0] } ?? []
  }

  /// A modal that it presents from the start. (Kept in an array of one, since a value cannot hold itself.)
  public var presentation: PresentationBlueprint? {
    get { modal.first }
    set { modal = newValue.map { [$0] } ?? [] }
  }
}

/// A modal that is up from the start: how, and what.
public struct PresentationBlueprint: Hashable, Sendable {
  /// How it is presented; nil for what the era does when nothing is said.
  public var style: PresentationStyle?
  /// What is presented.
  public var root: Blueprint

  /// Describes a modal.
  public init(style: PresentationStyle? = nil, root: Blueprint) {
    self.style = style
    self.root = root
  }
}

extension Blueprint {
  /// Whether it says no more than a screen's name, so that one word can stand for it.
  public var isPlainScreen: Bool {
    self == Blueprint(.screen, name) && name != nil
  }

  /// Of a nested container: what the navigation controller inside is to be.
  package var innerNavigation: Blueprint {
    if let only = children.first, children.count == 1, only.kind == .navigation { return only }
    let stackTraits = Traits(barHidden: traits.barHidden, gesture: traits.gesture)
    return Blueprint(.navigation, traits: stackTraits, children: children)
  }
}
