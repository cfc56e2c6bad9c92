/// A story of navigation: how the tree starts, and which actions happen.
///
/// ```swift
/// let scenario = Scenario(
///   title: "Two screens", tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]),
///   actions: [ScenarioAction(.push("Detail"))])
/// let replay = Replay(of: scenario)
/// ```
public struct Scenario: Hashable, Sendable {
  /// What the story is called.
  public var title: String?
  /// Whose words UIKit's messages are in.
  public var era: Era
  /// Who answers for the swipe of every navigation controller that does not say otherwise.
  public var gesture: GesturePolicy
  /// How the story likes to be drawn; nil leaves it to the one who draws.
  public var view: PictureView?
  /// The theme the story likes to be drawn in; nil leaves it to the one who draws.
  public var theme: ThemeName?
  /// How the tree starts.
  public var tree: Blueprint
  /// What happens, in order.
  public var actions: [ScenarioAction]

  /// Describes a story.
  public init(
    title: String? = nil, era: Era = .modern, gesture: GesturePolicy = .system, view: PictureView? = nil,
    theme: ThemeName? = nil, tree: Blueprint, actions: [ScenarioAction] = []
  ) {
    self.title = title
    self.era = era
    self.gesture = gesture
    self.view = view
    self.theme = theme
    self.tree = tree
    self.actions = actions
  }
}

/// An action in a story, with what the story says and expects of it.
public struct ScenarioAction: Hashable, Sendable {
  /// What happens.
  public var action: Action
  /// The story's own words on it.
  public var caption: String?
  /// What must be so afterwards.
  public var expectations: [Expectation]

  /// Describes an action in a story.
  public init(_ action: Action, caption: String? = nil, expectations: [Expectation] = []) {
    self.action = action
    self.caption = caption
    self.expectations = expectations
  }
}

/// How a tree is drawn; the raw value is the word that scenarios and the command line use.
public enum PictureView: String, CaseIterable, Hashable, Sendable {
  /// Boxes within boxes, left to right like a storyboard.
  case nested
  /// Nodes and links.
  case tree
}

/// A theme by name; the raw value is the word that scenarios and the command line use.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// Follows the reader's setting, in SVG only.
  case auto
}

/// Which systems' words UIKit's messages are in; the raw value is the word that scenarios use.
public enum Era: String, CaseIterable, Hashable, Sendable {
  /// iOS 12 and before.
  case classic
  /// iOS 13 and later.
  case modern

  /// What `present` does when no style is given.
  public var defaultPresentationStyle: PresentationStyle {
    switch self {
    case .classic: .fullScreen
    case .modern: .sheet
    }
  }
}
