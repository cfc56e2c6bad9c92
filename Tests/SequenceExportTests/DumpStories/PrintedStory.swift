import HierarchyReading
import NavigationModel
import StoryGenerator

/// A random story as the dumps of all its steps, and what is found of it in them.
struct PrintedStory {
  let seed: UInt64
  let form: Form
  let steps: [Step]
  /// The story's tree at each step, as it was printed.
  let trees: [NavigationTree]
  let dumps: [HierarchyDump]
  let found: DumpStory

  /// What the dumps are like.
  struct Form: OptionSet {
    let rawValue: Int

    /// Rows have the addresses of controllers.
    static let pointers = Form(rawValue: 1)
    /// A class of the app's own says in its name what kind of controller it is.
    static let tellingNames = Form(rawValue: 2)
  }

  init(seed: UInt64, actions: Int, form: Form) {
    self.seed = seed
    self.form = form
    steps = RandomStory(seed: seed, actions: actions).replay.steps
    trees = steps.map { form.contains(.tellingNames) ? NavigationTree(root: $0.after.root.withTellingNames) : $0.after }
    dumps = zip(steps, trees).compactMap { step, tree in
      let text = HierarchyPrinter(tree: tree, appearances: step.appearances).text
      return DumpReading(of: form.contains(.pointers) ? text : Self.withoutPointers(text)).dump
    }
    found = DumpStory(of: dumps.enumerated().map { DumpStory.Chapter(dump: $1, source: "\($0).txt") })
  }

  /// What is warned of.
  var warnings: [String] { found.messages.filter { $0.message.severity == .warning }.map(\.message.text) }

  /// The text as snapshot tests write it.
  static func withoutPointers(_ text: String) -> String {
    var rest = text[...]
    var kept = ""
    while let start = rest.firstRange(of: " 0x") {
      kept += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop(while: \.isHexDigit)
    }
    return kept + rest
  }
}

extension Node {
  /// The same tree with classes that tell a navigation controller, a tab bar and a split view by their names.
  fileprivate var withTellingNames: Node {
    let told = Controller(id: id, kind: kind, name: controller.name, className: tellingClass, traits: controller.traits)
    return Node(
      told, children: children.map(\.withTellingNames), selected: selected,
      presentation: presentation.map { Presentation(style: $0.style, root: $0.root.withTellingNames) })
  }

  private var tellingClass: String {
    let own = controller.className
    guard own != kind.defaultClassName, own != "UIMoreNavigationController" else { return own }
    switch kind {
    case .screen, .container: return own
    case .nested: return kind.defaultClassName
    case .navigation: return own + "NavigationController"
    case .tabs: return own + "TabBarController"
    case .split: return own + "SplitViewController"
    }
  }
}
