extension Rule {
  /// TAB: selecting, and the user's tap.
  static let tabs: [Rule] = [
    Rule(
      "TAB-1", .tabs, "Selecting a tab", [.done, .ignored],
      "An index that there is, or a controller of the list, becomes the selected tab. Each tab finds its stack as it was left.",
      example: """
        tree
          tabs Main
            navigation A: One
            navigation B: Two

        actions
          push Detail
          select B
            expect visible Two
          select A
            expect visible Detail
        """),
    Rule(
      "TAB-2", .tabs, "Selecting an index that there is not", [.ignored],
      "An index before the first tab or behind the last one does nothing.", .inferred,
      example: """
        tree
          tabs Main: One, Two

        actions
          select 7
            expect warning "no tab at index 7"
        """),
    Rule(
      "TAB-3", .tabs, "Selecting a stranger", [.crash],
      "A controller that is not in the list of tabs cannot be selected, not even one that stands inside a tab.",
      says: .raised { _ in .selectedStranger },
      example: """
        tree
          tabs Main
            navigation A: One, Two
            navigation B: Three

        actions
          select Two
            expect crash "list of view controllers can be selected"
        """),
    Rule(
      "TAB-4", .tabs, "Tapping a tab", [.done, .ignored, .refused],
      "A finger on the tab that is selected takes its navigation controller back to the root. A finger on another tab only "
        + "selects, and so does code, whichever tab it names.",
      example: """
        tree
          tabs Main
            navigation A: One, Two
            navigation B: Three

        actions
          select A
            expect ignored
          tap A
            expect stack A: One
          tap B
            expect visible Three
        """),
    Rule(
      "TAB-5", .tabs, "More than five tabs", [.done],
      "A phone's bar has room for five. With more, four stay, and the fifth is UIKit's own More, a navigation controller that "
        + "holds the rest.",
      .inferred,
      example: """
        tree
          tabs Main: One, Two, Three, Four, Five, Six

        actions
          select Six
            expect visible Main/More/Six
        """),
  ]
}
