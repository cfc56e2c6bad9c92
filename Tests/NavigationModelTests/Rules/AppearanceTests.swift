import NavigationModel
import Testing

struct AppearanceTests {
  @Test(
    "MODAL-13: full screen and current context take the presenter's tree out of the window, all other styles leave it",
    arguments: PresentationStyle.allCases)
  func coversPresenter(_ style: PresentationStyle) throws {
    let tree = Blueprint.tabs("Main", .navigation("Root", "A", "B"), "Other")
    let shown = try Story(tree, [.present(.new(.navigation("Over", "X", "Y")), as: style)]).appearances
    let left =
      switch style {
      case .fullScreen: "-main -root ~a -b ~other"
      case .currentContext: "+main -root ~a -b ~other"
      case .sheet, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext: "+main +root ~a +b ~other"
      }
    #expect(Set(shown.split(separator: " ")) == Set("\(left) +over ~x +y".split(separator: " ")))
  }

  /// `+` appeared, `-` disappeared, `~` disappeared and never loaded, `>` appearing, `<` disappearing.
  static let cases: [(String, Blueprint, [Action], String)] = [
    ("a chain of sheets", "A", [.present("B"), .present("C")], "+a +b +c"),
    ("a full screen over a sheet", "A", [.present("B"), .present("C", as: .fullScreen)], "+a -b +c"),
    ("a sheet over a full screen", "A", [.present("B", as: .fullScreen), .present("C")], "-a +b +c"),
    ("uncovered again", "A", [.present("B", as: .fullScreen), .dismiss()], "+a"),
    (
      "a modal of what is covered", .navigation("R", .screen("A", Traits(definesContext: true))),
      [.present("B", as: .overCurrentContext), .present("C", as: .fullScreen, on: "R")], "-r -a -b +c"
    ),
    (
      "a modal in a tab that is left", .tabs("M", .navigation("R", "A"), "O"),
      [.present("B", as: .overCurrentContext), .select("O", on: "M")], "+m -r -a -b +o"
    ),
    ("tabs", .tabs("M", "A", .navigation("R", "B", "C")), [], "+m +a ~r ~b ~c"),
    ("a tab selected", .tabs("M", "A", .navigation("R", "B", "C")), [.select("R")], "+m -a +r ~b +c"),
    ("a tab left again", .tabs("M", "A", .navigation("R", "B")), [.select("R"), .select("A")], "+m +a -r -b"),
    ("split, two columns", .split("S", .navigation("L", "A"), "B"), [], "+s +l +a +b"),
    ("split, three columns", .split("S", "A", "B", "C"), [], "+s +a +b +c"),
    ("split, its compact column", .split("S", "A", "B", "C", "D"), [], "+s +a +b +c ~d"),
    ("split, its inspector", .split("S", "A", "B", "C", "D", "E"), [], "+s +a +b +c ~d +e"),
    ("collapsed", .split("S", .navigation("L", "A"), .navigation("R", "B")), [.collapse()], "+s +l -a +r +b"),
    ("expanded again", .split("S", .navigation("L", "A"), "B"), [.collapse(), .expand()], "+s +l +a +b"),
    ("collapsed to compact", .split("S", "A", "B", "C", "D"), [.collapse()], "+s -a -b -c +d"),
    ("a container shows all it holds", .container("K", "A", .navigation("R", "B", "C")), [], "+k +a +r ~b +c"),
    ("a nested container", .navigation("R", "A", .nested("N", "B")), [], "+r ~a +n +n-navigation +b"),
    ("pushed over", .navigation("R", "A"), [.push("B")], "+r -a +b"),
    ("set below the top", .navigation("R", "A"), [.setViewControllers(["A", "B", "C"])], "+r -a ~b +c"),
    (
      "set below the top, shown, and covered again", .navigation("R", "A"),
      [.setViewControllers(["A", "B", "C"]), .pop(), .push("D")], "+r -a -b +d"
    ),
    (
      "pushed under a full screen", .navigation("R", "A"),
      [.present("M", as: .fullScreen), .push("B", on: "R")], "-r -a ~b +m"
    ),
    (
      "pushed under a full screen that went", .navigation("R", "A"),
      [.present("M", as: .fullScreen), .push("B", on: "R"), .dismiss()], "+r -a +b"
    ),
    (
      "off the tree and back below the top", .navigation("R", "A", "B"),
      [.pop(), .setViewControllers(["A", .instance("b"), "C"])], "+r -a -b +c"
    ),
    (
      "off the tree unseen and back below the top", .navigation("R", "A", "B", "C"),
      [.popToRoot(), .setViewControllers([.instance("b"), "A"])], "+r ~b +a"
    ),
    ("a swipe under way", .navigation("R", "A", "B", "C"), [.swipeBack(.begin)], "+r ~a >b <c"),
    ("a swipe finished", .navigation("R", "A", "B"), [.swipeBack(.begin), .swipeBack(.finish)], "+r +a"),
    ("a swipe let go, its lower view loaded", .navigation("R", "A", "B"), [.swipeBack(.cancelled)], "+r -a +b"),
    (
      "what the moving members hold", .navigation("R", .nested("N", "A", "B"), .tabs("M", .navigation("T", "C"), "D")),
      [.swipeBack(.begin)], "+r >n >n-navigation ~a >b <m <t <c ~d"
    ),
    (
      "what a moving member presents", .navigation("R", "A", .screen("B", Traits(definesContext: true))),
      [.swipeBack(.begin), .present("X", as: .overCurrentContext, on: "B")], "+r >a <b <x"
    ),
    (
      "what covers a moving member", .navigation("R", "A", .screen("B", Traits(definesContext: true))),
      [.swipeBack(.begin), .present("X", as: .currentContext, on: "B")], "+r >a -b <x"
    ),
    (
      "a swipe in a sheet", .navigation("R", "A"),
      [.present(.new(.navigation("S", "B", "C"))), .swipeBack(.begin)], "+r +a +s >b <c"
    ),
    ("an empty stack", .navigation("R"), [], "+r"),
  ]

  @Test("DUMP, SWIPE-7: every controller is appeared, disappeared, appearing or disappearing", arguments: cases)
  func appears(_ id: String, _ tree: Blueprint, _ actions: [Action], _ shown: String) throws {
    #expect(try Story(tree, actions).appearances == shown, "\(id)")
  }

  @Test("MODAL-13: what a story starts with was on screen before the modal over it", arguments: PresentationStyle.allCases)
  func loadsCovered(_ style: PresentationStyle) throws {
    let start = Blueprint.navigation("R", "A", "B", presents: PresentationBlueprint(style: style, root: "M"))
    #expect(try Story(start, []).appearances == (style.coversPresenter ? "-r ~a -b +m" : "+r ~a +b +m"))
  }

  @Test("what is in the window is what has appeared or is moving")
  func isInWindow() throws {
    let step = try Story(.navigation("R", "A", "B", "C"), [.swipeBack(.begin)]).last
    #expect(step.appearances.filter { $1.isInWindow }.keys.sorted() == ["b", "c", "r"])
    #expect(AppearanceState.allCases.filter(\.isShown) == [.appearing, .appeared])
  }
}

extension Story {
  /// Every controller in the order of a dump, with a sign for how far it is on screen.
  fileprivate var appearances: String {
    get throws {
      let step = try last
      return step.after.preorder.map { node in
        let sign =
          switch step.appearances[node.id] {
          case nil: "?"
          case let found? where found.isInWindow != (found.state != .disappeared): "!"
          case let found?:
            switch found.state {
            case .appeared: "+"
            case .appearing: ">"
            case .disappearing: "<"
            case .disappeared: found.isViewLoaded ? "-" : "~"
            }
          }
        return sign + node.id.rawValue
      }.joined(separator: " ")
    }
  }
}
