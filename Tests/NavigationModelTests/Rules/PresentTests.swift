import NavigationModel
import Testing

struct PresentTests {
  private static let root = Blueprint.navigation("Root", "Home", "Detail")

  @Test(
    "MODAL-1: the presenter is the root of the receiver's layer, not the receiver",
    arguments: [
      PresentationStyle.fullScreen, .sheet, .pageSheet, .formSheet, .popover, .overFullScreen,
    ])
  func presentsFromLayerRoot(_ style: PresentationStyle) throws {
    let word = style.rawValue
    try RuleCase.done(
      "MODAL-1", word, .tabs("Main", Self.root, "Other"), .present("Sheet", as: style),
      leaves: "main[*root[home, detail], other] ^\(word) sheet"
    ).check()
    try RuleCase.done(
      "MODAL-1", "\(word) from a presented stack", Self.root, after: [.present(.new(.navigation("Sheet", "A", "B")))],
      .present("Over", as: style, on: "B"), leaves: "root[home, detail] ^sheet sheet[a, b] ^\(word) over"
    ).check()
  }

  @Test(
    "MODAL-1: without a style a modal is what its era makes it", arguments: [(Era.classic, "fullScreen"), (.modern, "sheet")])
  func choosesStyle(_ era: Era, _ style: String) throws {
    let presented = Story(Self.root, era: era, [.present("Over")])
    #expect(try presented.sketch == "root[home, detail] ^\(style) over")
    let start = Blueprint.navigation("Root", "Home", presents: PresentationBlueprint(root: "Over"))
    #expect(try Story(start, era: era, []).sketch == "root[home] ^\(style) over")
  }

  @Test(
    "MODAL-2: a context style is presented by the nearest ancestor that defines a context",
    arguments: [
      RuleCase.done(
        "MODAL-2", "a navigation controller does", .tabs("Main", root, "Other"), .present("Over", as: .currentContext),
        leaves: "main[*root[home, detail] ^currentContext over, other]"),
      .done(
        "MODAL-2", "a container that says so", .navigation("Root", .container("Box", "A", traits: Traits(definesContext: true))),
        .present("Over", as: .overCurrentContext), leaves: "root[box[a] ^overCurrentContext over]"),
      .done(
        "MODAL-2", "the receiver itself", .navigation("Root", .screen("A", Traits(definesContext: true))),
        .present("Over", as: .overCurrentContext), leaves: "root[a ^overCurrentContext over]"),
      .done(
        "MODAL-2", "else the root", .tabs("Main", .container("Box", "A")), .present("Over", as: .currentContext),
        leaves: "main[*box[a]] ^currentContext over"),
    ])
  func presentsFromContext(_ rule: RuleCase) throws { try rule.check() }

  @Test("MODAL-3: a presenter holds one modal, and further ones chain from it")
  func chains() throws {
    let story = Story(Self.root, [.present("A"), .present("B"), .present("C", as: .fullScreen)])
    #expect(try story.sketch == "root[home, detail] ^sheet a ^sheet b ^fullScreen c")
    #expect(try story.last.after.presenter(of: "c")?.id == "b")
    #expect(try story.last.after.presenter(of: "a")?.id == "root")
    #expect(try story.last.after.presenter(of: "detail") == nil)
    #expect(try story.last.after.visiblePath == ["Root", "A", "B", "C"])
  }
}
