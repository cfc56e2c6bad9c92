import NavigationModel
import Testing

struct DismissTests {
  private static let root = Blueprint.navigation("Root", "Home")
  private static let chain: [Action] = [.present("A"), .present("B"), .present("C")]

  @Test(
    "MODAL-9: dismiss sent to one that presents, itself or through an ancestor, takes the modal and all above it",
    arguments: [
      RuleCase.done("MODAL-9", "the presenter", root, after: chain, .dismiss(on: "Root"), leaves: "root[home]"),
      .done("MODAL-9", "inside the presenter", root, after: chain, .dismiss(on: "Home"), leaves: "root[home]"),
      .done(
        "MODAL-9", "in a tab that is not selected", .tabs("Main", "One", "Two"), after: [.present("A")], .dismiss(on: "Two"),
        leaves: "main[*one, two]"),
      .done(
        "MODAL-9", "the nearest one that presents",
        .tabs("Main", .navigation("Root", "Home"), presents: PresentationBlueprint(style: .sheet, root: "A")),
        after: [.dismiss(), .present("B", as: .overCurrentContext, on: "Home"), .present("A", on: "Main")], .dismiss(on: "Home"),
        leaves: "main[*root[home]] ^sheet a-2"),
    ])
  func dismissesWhatIsPresented(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "MODAL-10: dismiss sent to one that presents nothing takes the layer that holds it",
    arguments: [
      RuleCase.done("MODAL-10", "what is visible", root, after: chain, .dismiss(), leaves: "root[home] ^sheet a ^sheet b"),
      .done(
        "MODAL-10", "inside a presented stack", root, after: [.present(.new(.navigation("Sheet", "A", "B")))], .dismiss(on: "A"),
        leaves: "root[home]"),
    ])
  func dismissesOwnLayer(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "MODAL-11: in a chain, dismiss to each removes what it presents",
    arguments: [
      RuleCase.done("MODAL-9", "A", root, after: chain, .dismiss(on: "A"), leaves: "root[home] ^sheet a"),
      .done("MODAL-9", "B", root, after: chain, .dismiss(on: "B"), leaves: "root[home] ^sheet a ^sheet b"),
      .done("MODAL-10", "C", root, after: chain, .dismiss(on: "C"), leaves: "root[home] ^sheet a ^sheet b"),
      .done(
        "MODAL-1", "what was dismissed comes back without what was above it", root, after: chain + [.dismiss(on: "Root")],
        .present(.instance("a")), leaves: "root[home] ^sheet a"),
      .done(
        "MODAL-1", "and what was above it is free too", root, after: chain + [.dismiss(on: "Root"), .present(.instance("c"))],
        .present(.instance("b")), leaves: "root[home] ^sheet c ^sheet b"),
    ])
  func dismissesChain(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "MODAL-12: dismiss with nothing presented is ignored and pops nothing",
    arguments: [
      RuleCase.ignored("MODAL-12", "pushed", .navigation("Root", "Home", "Detail"), .dismiss()),
      .ignored("MODAL-12", "root", root, .dismiss(on: "Root")),
      .ignored(
        "MODAL-12", "only a child presents", .tabs("Main", .navigation("Root", "Home")),
        after: [.present("A", as: .overCurrentContext)],
        .dismiss(on: "Main")),
    ])
  func ignoresWithoutModal(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "MODAL-13: full screen and current context take the presenter out of the window, the others leave it",
    arguments: [
      (PresentationStyle.fullScreen, ["a"]), (.sheet, ["a", "home", "root"]), (.pageSheet, ["a", "home", "root"]),
      (.formSheet, ["a", "home", "root"]), (.popover, ["a", "home", "root"]), (.overFullScreen, ["a", "home", "root"]),
      (.currentContext, ["a"]), (.overCurrentContext, ["a", "home", "root"]),
    ] as [(PresentationStyle, [ControllerID])])
  func covers(_ style: PresentationStyle, _ window: [ControllerID]) throws {
    #expect(try Story(.navigation("Root", "Below", "Home"), [.present("A", as: style)]).last.after.inWindow.sorted() == window)
  }

  @Test("MODAL-13: a context that is covered leaves what stands around it in the window")
  func coversContextOnly() throws {
    let tree = Blueprint.tabs("Main", .navigation("Root", "Home"), "Other")
    #expect(try Story(tree, [.present("A", as: .currentContext)]).last.after.inWindow.sorted() == ["a", "main"])
  }

  @Test(
    "MODAL-14: a covered stack is pushed and popped, and the modal stays",
    arguments: [
      RuleCase.done("NAV-2", "push", root, after: [.present("A")], .push("B", on: "Root"), leaves: "root[home, b] ^sheet a"),
      .done(
        "NAV-10", "pop", root, after: [.push("B"), .present("A", as: .fullScreen)], .pop(on: "Root"),
        leaves: "root[home] ^fullScreen a"),
    ])
  func changesCoveredStack(_ rule: RuleCase) throws { try rule.check() }
}
