extension Rule {
  /// NAV-19 … NAV-22: what a navigation controller shows, and when.
  static let lookingAtStacks: [Rule] = [
    Rule(
      "NAV-19", .navigation, "A navigation controller without a root", [],
      "It may have no member at all, and shows a black screen until it gets one.",
      example: """
        tree
          navigation Root

        actions
          note
            expect visible Root
          push Home
            expect visible Home
        """),
    Rule(
      "NAV-20", .navigation, "Show", [.done],
      "The nearest navigation or split view controller around the receiver takes what is shown: one pushes it, the other "
        + "makes it a column. Where there is none, it is presented, and so is a navigation controller.",
      .partly("that a navigation controller is presented"),
      example: """
        tree
          split Mail
            screen List
            navigation Reader: Letter

        actions
          show Reply
            expect stack Reader: Letter, Reply
          show Search on List
            expect done
          show navigation Compose: Draft
            expect visible Draft
        """),
    Rule(
      "NAV-21", .navigation, "Top and visible", [],
      "The top is the last of the stack whatever lies over it. The visible one is the modal over the navigation controller, "
        + "or the top where there is no modal.",
      example: """
        tree
          navigation Root: Home, Detail

        actions
          present Login
            expect stack Root: Home, Detail
            expect visible Login
        """),
    Rule(
      "NAV-22", .navigation, "Changes during a transition", [.ignored, .done],
      "While a transition runs, its stack ignores pops and logs it; pushes and new lists wait until the transition ends.",
      says: .logged { _ in LogLine.transitionRunning("popViewControllerAnimated:", on: .placeholderNavigation) }, .inferred,
      example: """
        tree
          navigation Root: Home, Detail

        actions
          swipeBack begin
          pop
            expect warning "while an existing transition or presentation is occurring"
          push More
            expect warning "waits until it ends"
          swipeBack finish
            expect stack Root: Home, More
        """),
  ]
}
