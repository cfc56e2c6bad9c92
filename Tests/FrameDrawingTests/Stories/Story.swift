import FrameDrawing
import NavigationModel
import Testing

/// A scenario with a name for test output.
struct Story: Sendable, CustomTestStringConvertible {
  let name: String
  let scenario: Scenario

  init(_ name: String, _ tree: Blueprint, gesture: GesturePolicy = .system, _ actions: [Action]) {
    self.name = name
    scenario = Scenario(title: name, gesture: gesture, tree: tree, actions: actions.map { ScenarioAction($0) })
  }

  init(_ name: String, _ scenario: Scenario) {
    self.name = name
    self.scenario = scenario
  }

  var testDescription: String { name }
  var steps: [Step] { Replay(of: scenario).steps }

  func drawn(_ options: DrawingOptions = DrawingOptions(), arranger: GraphArranger? = nil) throws -> FrameSequence {
    try FrameSequence(of: steps, title: scenario.title, options: options, arranger: arranger)
  }
}

extension FrameSequence {
  func pictures() throws -> [Picture] { try steps.indices.map { try Picture(frame($0)) } }
}

extension Blueprint {
  static func screen(_ name: String) -> Blueprint { Blueprint(.screen, name) }
  static func stack(_ name: String, _ screens: String...) -> Blueprint {
    Blueprint(.navigation, name, children: screens.map(Blueprint.screen))
  }
  static func stack(_ name: String, _ children: [Blueprint]) -> Blueprint { Blueprint(.navigation, name, children: children) }
  static func nested(_ name: String, _ children: [Blueprint]) -> Blueprint { Blueprint(.nested, name, children: children) }
}

/// Stories that show each kind of thing once.
enum Stories {
  static let article = Story(
    "article",
    Blueprint(
      .navigation, "Root", className: "NavViewController", traits: Traits(barHidden: true), children: [.screen("Home")]),
    gesture: .guarded,
    [
      .newNav(name: "Brown", screen: "Step 1"), .sameNav(screen: "Step 2"), .swipeBack(), .newNav(name: "Blue", screen: "Start"),
      .sameNav(screen: "Next"), .swipeBack(), .back, .push(.new(.stack("Wrong", "Oops"))),
    ])
  static let modals = Story(
    "modals",
    Blueprint(
      .tabs, "Main",
      children: [
        .stack("Shop", "Products", "Lamp"), .stack("Search", "Search"), .stack("Profile", "Profile", "Orders"), .screen("Plain"),
      ]),
    [
      .present(.new(.stack("Checkout", "Cart", "Payment"))), .present("Card", as: .popover), .present("Gift", on: "Lamp"),
      .dismiss(on: "Checkout"), .dismiss(), .select("Search"), .present("Filter", as: .overCurrentContext), .dismiss(),
      .tap("Shop"), .present("Inner", as: .currentContext), .present("Deep"), .dismiss(on: "Main"), .dismiss(on: "Shop"),
    ])
  static let deep = Story(
    "deep",
    .stack(
      "Root",
      [
        .screen("Home"),
        .nested("One", [.screen("1a"), .nested("Two", [.screen("2a"), .nested("Three", [.screen("3a"), .screen("3b")])])]),
      ]), [.push("3c"), .push(.new(.nested("Four", [.screen("4a")]))), .popToRoot(on: "Root"), .push("Next"), .push("More")])
  static let split = Story(
    "split",
    Blueprint(
      .split, "Mail", children: [.stack("Boxes", "Mailboxes"), .stack("List", "Inbox", "Thread"), .stack("Message", "Text")]),
    [.push("Attachment", on: "Message"), .collapse(), .pop(on: "Boxes"), .expand(), .collapse()])
  static let containers = Story(
    "containers",
    .stack(
      "Root",
      [
        Blueprint(
          .container, "Dashboard",
          children: [
            .screen("Map"), .stack("Feed", "List", "Item"), Blueprint(.tabs, "Small", children: [.screen("A"), .screen("B")]),
          ])
      ]),
    [
      .push("More", on: "Feed"), .popToRoot(on: "Feed"), .push("Detail", on: "Root"), .pop(on: "Root"),
      .push(.instance("map"), on: "Root"),
    ])
  static let replaced = Story(
    "replaced", .stack("Root", []),
    [
      .push("First"), .setViewControllers([]), .setViewControllers(["A", "B", "C"]), .setViewControllers(["X", "C", "Y"]),
      .setViewControllers(["C", "Z"]), .present(.new(Blueprint(.tabs, "None"))),
    ])
  static let stuck = Story(
    "stuck", Blueprint(.navigation, "Root", traits: Traits(barHidden: true, gesture: .always), children: [.screen("Home")]),
    [.swipeBack(), .push("Never"), .note])
  static let long = Story(
    "long", .stack("Root", (1...7).map { .screen("Member \($0)") }),
    [
      .push(.new(.nested("Inner", (1...5).map { .screen("Inner \($0)") }))), .push("Inner 6"), .popToRoot(on: "Root"),
      .push("Again"),
    ])

  static let all = [article, modals, deep, split, containers, replaced, stuck, long]
}
