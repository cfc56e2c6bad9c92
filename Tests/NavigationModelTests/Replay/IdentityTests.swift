import NavigationModel
import Testing

struct IdentityTests {
  @Test(
    "an identity is made from the name, the second one with a number",
    arguments: [
      (["Detail", "Detail", "Detail"], ["detail", "detail-2", "detail-3"]),
      (["Detail-2", "Detail", "Detail"], ["detail-2", "detail", "detail-3"]),
      (["Step 1", "Step 1"], ["step-1", "step-1-2"]),
      (["  A   B?! ", "Ünïcode", "日本"], ["a-b", "ünïcode", "日本"]),
      (["", "!!!", "\n"], ["screen", "controller", "controller-2"]),
      (["A\u{301}b", "Tab\u{301}le --x-"], ["a\u{301}b", "tab\u{301}le-x"]),
      (["-- CamelCase (2) --"], ["camelcase-2"]),
      ([String(repeating: "ab", count: 100)], [ControllerID(String(repeating: "ab", count: 30))]),
    ] as [([String], [ControllerID])])
  func namesIdentities(_ names: [String], _ ids: [ControllerID]) throws {
    let story = Story(.navigation("Root"), names.map { .push(.named($0)) })
    #expect(try story.last.after.root.children.map(\.id) == ids)
  }

  @Test("an identity is never used twice, even after its controller left")
  func keepsIdentities() throws {
    let story = Story(
      .navigation("Root", "Home"), [.push("Detail"), .pop(), .push("Detail"), .pop(), .push(.instance("detail"))])
    #expect(story.visible == ["home", "detail", "home", "detail-2", "home", "detail"])
  }

  @Test(
    "an action that comes to nothing uses up no identity",
    arguments: [
      Action.push(.new(.navigation("Detail", "Detail"))), .present("Detail", on: "Below"),
      .present(.named("Detail"), on: "Nobody"),
      .push("Detail", on: "Frozen"), .setViewControllers(["Detail", .instance("home"), .instance("home")]),
      .setViewControllers(["Detail", .instance("nobody")]),
    ])
  func givesIdentitiesBack(_ action: Action) {
    let frozen = Blueprint.navigation("Frozen", "A", traits: Traits(gesture: .always))
    let tree = Blueprint.tabs("Main", frozen, .navigation("Root", "Below", "Home"))
    let story = Story(tree, [.swipeBack(), .select("Root"), action, .push("Detail")])
    #expect(story.visible.last == "detail")
    #expect(story.outcomes.count == 4 || story.replay.hasErrors)
  }

  @Test("the navigation controller in a container without a name takes its container's")
  func namesInnerNavigation() throws {
    let story = Story(
      .navigation(
        "Root", .nested("Brown", "A"), .nested("Brown", "A"), .nested("Blue", .navigation("Own", "A")), .nested(nil, "A")), [])
    #expect(
      try story.sketch
        == "root[brown[brown-navigation[a]], brown-2[brown-2-navigation[a-2]], blue[own[a-3]], nested[nested-navigation[a-4]]]")
  }

  @Test(
    "a controller without a name is called after its class, or its kind",
    arguments: [
      (Blueprint(.screen, className: "Shop.CartViewController"), "cart", "Cart"),
      (Blueprint(.screen, className: "SettingsController"), "settings", "Settings"),
      (Blueprint(.screen, className: "UIViewController"), "screen", "Screen"), (Blueprint(.screen), "screen", "Screen"),
      (Blueprint(.container), "container", ""), (Blueprint(.container, className: "BoxViewController"), "box", ""),
    ] as [(Blueprint, ControllerID, String)])
  func namesByClass(_ blueprint: Blueprint, _ id: ControllerID, _ name: String) throws {
    let visible = try #require(Story(.navigation("Root", blueprint), []).last.after.root.children.first)
    #expect(visible.id == id)
    #expect(visible.controller.name == name)
  }
}
