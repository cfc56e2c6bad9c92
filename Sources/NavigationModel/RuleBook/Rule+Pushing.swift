extension Rule {
  /// NAV-1 … NAV-8: what can be pushed.
  static let pushing: [Rule] = [
    Rule(
      "NAV-1", .navigation, "A stack is a list of children", [],
      "What a navigation controller holds stands in one list: the root comes first, and whatever is last is the top.",
      example: """
        tree
          navigation Root: Home

        actions
          push Detail
            expect stack Root: Home, Detail
            expect visible Detail
        """),
    Rule(
      "NAV-2", .navigation, "Push", [.done],
      "The pushed controller becomes the top. If somebody else holds it at that moment, it leaves that parent first.",
      example: """
        tree
          tabs Main
            navigation A: One, Two
            navigation B: Three

        actions
          push @two on B
            expect stack A: One
            expect stack B: Three, Two
        """),
    Rule(
      "NAV-3", .navigation, "Push of a member", [.crash],
      "An instance can stand on a stack once. Pushing it again raises an exception.",
      says: .raised { .pushedTwice(.placeholder("A"), on: .placeholderNavigation, $0) },
      example: """
        tree
          navigation Root: Home, Detail

        actions
          push @home
            expect crash "more than once"
        """),
    Rule(
      "NAV-4", .navigation, "Push of a navigation controller", [.crash],
      "No navigation controller can be a member of another one's stack, and neither can it be made its root, since the "
        + "initialiser pushes.",
      says: .raised { _ in .pushedNavigationController },
      example: """
        tree
          navigation Root: Home

        actions
          push navigation Wrong: Oops
            expect crash "Pushing a navigation controller is not supported"
        """),
    Rule(
      "NAV-5", .navigation, "Stacks inside stacks", [.done],
      "With a container or a tab bar controller between them, navigation controllers may stand inside each other, as deep as "
        + "one likes.",
      example: """
        tree
          navigation Root
            tabs Main
              navigation A: One

        actions
          push nested Brown: Two
            expect stack A: One, Brown
          push nested Blue: Three
            expect stack Brown: Two, Blue
        """),
    Rule(
      "NAV-6", .navigation, "Climbing by navigationController", [],
      "Asked for its navigationController, a navigation controller names the nearest one around itself, so who keeps asking "
        + "gets to the outermost.",
      .inferred,
      example: """
        tree
          navigation Root
            nested Brown
              nested Blue: One

        actions
          newNav Green: Two
            expect stack Root: Brown, Green
        """),
    Rule(
      "NAV-7", .navigation, "Push of a split view controller", [.crash],
      "A split view controller cannot be a member of a stack. Sources disagree on whether UIKit raises or only logs; here it "
        + "raises.",
      says: .raised { _ in .pushedSplitView(on: .placeholderNavigation) }, .inferred,
      example: """
        tree
          navigation Root: Home

        actions
          push split Mail: List, Letter
            expect crash "Split View Controllers cannot be pushed"
        """),
    Rule(
      "NAV-8", .navigation, "Push of a tab bar controller", [.done],
      "The documentation rules it out and yet it works, and apps in the stores do it. So it is done, with a warning.", .inferred,
      example: """
        tree
          navigation Root: Home

        actions
          push tabs Main: One, Two
            expect warning "forbids a tab bar controller"
        """),
  ]
}
