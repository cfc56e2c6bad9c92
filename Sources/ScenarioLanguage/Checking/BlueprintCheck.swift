internal import NavigationModel

/// What is wrong with a description of controllers, whichever language it was read from.
struct BlueprintProblem: Hashable, Sendable {
  /// What of a node it is about.
  enum Part: Hashable, Sendable {
    /// The node as such.
    case node
    /// One of its attributes.
    case attribute(String)
  }

  let id: String
  /// The way from the root of the description to the node.
  let way: [TreeEdge]
  let part: Part
  let message: String
  let rule: RuleID?
}

/// Looks for what no program could build, or what says nothing where it stands.
///
/// In a tree that a scenario starts with, what UIKit would crash on is a mistake too: the story could not begin. What an action brings
/// may crash; that is the replay's to tell, and may be just what the story shows.
struct BlueprintCheck {
  private let isStart: Bool
  private var problems: [BlueprintProblem] = []
  private var count = 0

  /// Every problem, outer nodes first.
  ///
  /// - Parameter isStart: whether the scenario starts with it.
  static func problems(of blueprint: Blueprint, isStart: Bool) -> [BlueprintProblem] {
    var check = BlueprintCheck(isStart: isStart)
    check.visit(blueprint, at: [], depth: 1, isColumn: false)
    return check.problems
  }

  private init(isStart: Bool) {
    self.isStart = isStart
  }

  /// - Parameter depth: How deep the node will stand once it is built, which may be deeper than it is written.
  private mutating func visit(_ node: Blueprint, at way: [TreeEdge], depth: Int, isColumn: Bool) {
    let deepest = node.buildsInnerNavigation ? depth + 1 : depth
    guard deepest <= Limits.depth else {
      let excess = LimitExcess.depth(deepest)
      let isCounted = deepest > way.count + 1
      return report(
        excess.id, way, excess.message + (isCounted ? " (a nested container counts twice, for the stack in it)" : ""))
    }
    count += node.buildsInnerNavigation ? 2 : 1
    guard count <= Limits.controllers else {
      // Once is enough: what follows is too much as well.
      if !problems.contains(where: { $0.id == LimitExcess.controllers(count).id }) {
        report(LimitExcess.controllers(count).id, way, LimitExcess.controllers(count).message)
      }
      return
    }
    checkTexts(of: node, at: way)
    checkAttributes(of: node, at: way)
    checkChildren(of: node, at: way, isColumn: isColumn)
    for (index, child) in node.children.enumerated() {
      visit(
        child, at: way + [.child(index)], depth: depth + node.levels(toChildAt: index), isColumn: node.kind == .split)
    }
    if let modal = node.presentation { visit(modal.root, at: way + [.presented], depth: depth + 1, isColumn: false) }
  }

  private mutating func report(
    _ id: String, _ way: [TreeEdge], _ message: String, rule: RuleID? = nil, about part: BlueprintProblem.Part = .node
  ) {
    problems.append(BlueprintProblem(id: id, way: way, part: part, message: message, rule: rule))
  }

  // MARK: - Words

  static let emptyName = "a name has at least one character"

  private mutating func checkTexts(of node: Blueprint, at way: [TreeEdge]) {
    for (what, text) in [("name", node.name), ("class", node.className)] {
      if let text, let problem = TextCheck.problem(of: text, called: what) { report("unusable-\(what)", way, problem) }
    }
    if node.name == "" { report("missing-name", way, Self.emptyName) }
    if node.className == "" { report("missing-class", way, "a class has at least one character") }
  }

  private mutating func checkAttributes(of node: Blueprint, at way: [TreeEdge]) {
    for attribute in Attribute.all where attribute.written(node.traits) != nil && !attribute.kinds.contains(node.kind) {
      report(
        "misplaced-attribute", way, Self.misplaced(attribute.word, on: node.kind, belongs: attribute.kinds),
        about: .attribute(attribute.word))
    }
    if let selected = node.selected {
      let part = BlueprintProblem.Part.attribute(Attribute.selected)
      if node.kind != .tabs {
        report("misplaced-attribute", way, Self.misplaced(Attribute.selected, on: node.kind, belongs: [.tabs]), about: part)
      } else if !node.children.indices.contains(selected) {
        let range = node.children.isEmpty ? "there are no tabs" : "the tabs are 0 to \(node.children.count - 1)"
        report("unknown-tab", way, "there is no tab \(selected); \(range)", about: part)
      }
    }
    guard node.kind == .nested, node.children.count == 1, node.children[0].kind == .navigation else { return }
    for word in ["barHidden", "gesture"] where Attribute.named(word)?.written(node.traits) != nil {
      report(
        "misplaced-attribute", way, "'\(word)' belongs on the navigation inside, since that is described here too",
        about: .attribute(word))
    }
  }

  static func misplaced(_ word: String, on kind: ControllerKind, belongs kinds: [ControllerKind]) -> String {
    "'\(word)' belongs on \(kinds.map(\.rawValue).inWords("or")), not on \(kind.rawValue)"
  }

  // MARK: - Children

  private mutating func checkChildren(of node: Blueprint, at way: [TreeEdge], isColumn: Bool) {
    switch node.kind {
    case .tabs, .container: break
    case .screen:
      if !node.children.isEmpty {
        report("children-of-screen", way + [.child(0)], "a screen holds no controllers; 'container' is the kind that does")
      }
    case .split:
      if node.children.count > 5 {
        report("too-many-columns", way + [.child(5)], "a split view has at most five columns", rule: "SPLIT-1")
      }
    case .navigation: checkStack(node.children, at: way, isColumn: isColumn)
    case .nested:
      let isDescribed = node.children.count == 1 && node.children[0].kind == .navigation
      if isStart, node.innerNavigation.children.isEmpty {
        report(
          "empty-nested", way, "a nested container needs a screen on its stack: root has not been initialized", rule: "ART-2")
      }
      if !isDescribed { checkStack(node.children, at: way, isColumn: false) }
    }
  }

  private mutating func checkStack(_ members: [Blueprint], at way: [TreeEdge], isColumn: Bool) {
    for (index, member) in members.enumerated() {
      switch member.kind {
      case .navigation where isStart && !isColumn:
        report(
          "navigation-in-navigation", way + [.child(index)],
          "Pushing a navigation controller is not supported; 'nested' puts a container around it", rule: "NAV-4")
      case .split:
        report(
          "split-in-navigation", way + [.child(index)], "Split View Controllers cannot be pushed to a Navigation Controller",
          rule: "NAV-7")
      case .screen, .navigation, .nested, .tabs, .container: break
      }
    }
  }
}
