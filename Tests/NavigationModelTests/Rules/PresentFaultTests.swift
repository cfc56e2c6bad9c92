import NavigationModel
import Testing

struct PresentFaultTests {
  @Test(
    "MODAL-4: presenting where the presenter already presents is ignored",
    arguments: [
      (
        Era.modern,
        "Attempt to present <UIViewController \"B\"> on <UINavigationController \"Root\"> (from <UIViewController \"Home\">) "
          + "which is already presenting <UIViewController \"A\">."
      ),
      (
        Era.classic,
        "Warning: Attempt to present <UIViewController \"B\">  on <UINavigationController \"Root\"> "
          + "which is already presenting <UIViewController \"A\">"
      ),
    ])
  func ignoresBusyPresenter(_ era: Era, _ message: String) throws {
    try RuleCase.ignored(
      "MODAL-4", "busy", .navigation("Root", "Home"), era: era, after: [.present("A", as: .overFullScreen)],
      .present("B", on: "Home"), logs: message
    ).check()
  }

  @Test("MODAL-5: presenting from outside the window is ignored", arguments: Era.allCases)
  func ignoresOutsideWindow(_ era: Era) throws {
    let tabs = Blueprint.tabs("Root", "Home", .navigation("A", "Detail"))
    let cases: [(String, Blueprint, [Action], String)] = [
      ("covered by a full screen", .navigation("Root", "Detail"), [.present("B", as: .fullScreen)], "UINavigationController"),
      ("in another tab", tabs, [], "UITabBarController"),
      ("below the top", .navigation("Root", "Detail", "Home"), [], "UINavigationController"),
    ]
    for (id, tree, earlier, presenter) in cases {
      let message =
        switch era {
        case .modern:
          "Attempt to present <UIViewController \"Over\"> on <\(presenter) \"Root\"> (from <UIViewController \"Detail\">) "
            + "whose view is not in the window hierarchy."
        case .classic:
          "Warning: Attempt to present <UIViewController \"Over\"> on <\(presenter) \"Root\"> "
            + "whose view is not in the window hierarchy!"
        }
      try RuleCase.ignored("MODAL-5", id, tree, era: era, after: earlier, .present("Over", on: "Detail"), logs: message).check()
    }
  }

  @Test("MODAL-6: presenting what is presented already crashes", arguments: Era.allCases)
  func refusesPresented(_ era: Era) throws {
    for receiver in ["Home", "A"] {
      let chain: [Action] = [.present("A", as: .sheet), .present("B", as: .sheet)]
      let subject: (ControllerID, String) =
        receiver == "A"
        ? ("b", "<UIViewController \"B\"> that is already being presented by <UIViewController \"A\">.")
        : ("a", "<UIViewController \"A\"> that is already being presented by <UINavigationController \"Root\">.")
      try RuleCase.crash(
        "MODAL-6", receiver, .navigation("Root", "Home"), era: era, after: chain,
        .present(.instance(subject.0), on: .name(receiver)), "NSInvalidArgumentException",
        "Application tried to present modally a view controller " + subject.1
      ).check()
    }
  }

  @Test(
    "MODAL-7: presenting what has a parent crashes",
    arguments: [
      (
        Era.modern,
        "Application tried to present modally a view controller <UIViewController \"One\"> that has a parent view controller "
      ),
      (.classic, "Application tried to present modally an active controller <UIViewController \"One\">."),
    ])
  func refusesChild(_ era: Era, _ message: String) throws {
    let live = Blueprint.navigation("Root", "One", "Home")
    let left = Blueprint.navigation("Root", "Home", .nested("Brown", "One"))
    for (id, tree, earlier, parent) in [
      ("on a stack", live, [], "<UINavigationController \"Root\">."),
      ("in a container popped earlier", left, [Action.back], "<UINavigationController>."),
      ("while the presenter is busy", live, [.present("A", as: .sheet)], "<UINavigationController \"Root\">."),
    ] {
      try RuleCase.crash(
        "MODAL-7", id, tree, era: era, after: earlier, .present(.instance("one"), on: "Home"), "NSInvalidArgumentException",
        era == .modern ? message + parent : message
      ).check()
    }
  }

  @Test("MODAL-8: presenting the receiver on itself crashes", arguments: Era.allCases)
  func refusesItself(_ era: Era) throws {
    for (name, printed) in [("home", "<UIViewController \"Home\">"), ("root", "<UINavigationController \"Root\">")] {
      let id = ControllerID(name)
      try RuleCase.crash(
        "MODAL-8", name, .navigation("Root", "Home"), era: era, .present(.instance(id), on: .id(id)),
        "NSInvalidArgumentException",
        "Application tried to present modal view controller on itself. Presenting controller is \(printed)."
      ).check()
    }
  }
}
