import NavigationModel
import StoryGenerator

/// Stories of a hundred actions such as people tell, made up from a seed.
enum LongStories {
  /// Tabs with a stack each, and now and then a sheet over them.
  static func tabs(seed: UInt64) -> Scenario {
    var random = SeededSource(seed: seed)
    let stacks = ["Feed", "Search", "Profile"]
    let tree = Blueprint(
      .tabs, "Main",
      children: zip(stacks, ["Stories", "Start", "Me"]).map { Blueprint(.navigation, $0, children: [Blueprint(.screen, $1)]) })
    var depths = [1, 1, 1]
    var isCovered = false
    let actions = (1...100).map { number -> ScenarioAction in
      let tab = random.below(stacks.count)
      let stack = Reference.name(stacks[tab])
      switch random.below(100) {
      case _ where isCovered:
        isCovered = false
        return ScenarioAction(.dismiss(on: nil))
      case 0..<12:
        isCovered = true
        let sheet = Blueprint(.navigation, "Sheet \(number)", children: [Blueprint(.screen, "Compose")])
        return ScenarioAction(.present(.new(sheet), as: nil, on: nil))
      case 12..<30: return ScenarioAction(.select(stack, on: nil))
      case 30..<65 where depths[tab] < 5:
        depths[tab] += 1
        return ScenarioAction(
          .push(.named(random.pick(["Detail", "Comments", "Photo", "Author", "Settings"])), on: stack),
          caption: random.chance(50) ? "The reader goes on to step \(number)" : nil)
      case _:
        depths[tab] = max(1, depths[tab] - 1)
        return ScenarioAction(.pop(on: stack))
      }
    }
    return Scenario(title: "Tabs \(seed)", tree: tree, actions: actions)
  }

  /// One stack, on which every screen is a new one.
  static func stack(seed: UInt64) -> Scenario {
    var random = SeededSource(seed: seed)
    var depth = 1
    let actions = (1...100).map { number -> ScenarioAction in
      if depth > 7 || depth > 1 && random.chance(45) {
        depth -= 1
        return ScenarioAction(.pop(on: nil))
      }
      depth += 1
      return ScenarioAction(.push(.named("Screen \(number)"), on: nil))
    }
    return Scenario(
      title: "Stack \(seed)", tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]), actions: actions)
  }

  /// The article's three buttons.
  static func nested(seed: UInt64) -> Scenario {
    var random = SeededSource(seed: seed)
    let actions = (1...100).map { number -> ScenarioAction in
      switch random.below(10) {
      case 0..<3: ScenarioAction(.newNav(name: "Stack \(number)", screen: "Step 1"))
      case 3..<6: ScenarioAction(.sameNav(screen: "Step \(number)"))
      case _: ScenarioAction(.back)
      }
    }
    return Scenario(
      title: "Nested \(seed)",
      tree: Blueprint(
        .navigation, "Root", traits: Traits(barHidden: true), children: [Blueprint(.screen, "Home")]),
      actions: actions)
  }

  /// The smallest that there can be: one screen comes and goes.
  static func shuttle() -> Scenario {
    Scenario(
      title: "There and back", tree: Blueprint(.navigation, children: [Blueprint(.screen, "Home")]),
      actions: (0..<100).map { ScenarioAction($0.isMultiple(of: 2) ? .push(.named("Detail"), on: nil) : .pop(on: nil)) })
  }
}
