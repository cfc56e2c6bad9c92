extension Rule {
  /// SWIPE: the gesture that pops.
  static let swiping: [Rule] = [
    Rule(
      "SWIPE-1", .swipe, "Whose gesture it is", [.refused],
      "Every navigation controller has a recogniser of its own, at the leading edge of its own view. Where a finger cannot "
        + "reach that view, no swipe begins.",
      example: """
        tree
          navigation Root: Home, Detail

        actions
          present Sheet
          swipeBack on Root
            expect refused
        """),
    Rule(
      "SWIPE-2", .swipe, "UIKit's own answer", [.refused],
      "Left to UIKit, a swipe begins only if there is something to pop, no transition runs, and the top shows the system's "
        + "back button: a hidden bar or a hidden button forbids it.",
      example: """
        tree
          navigation Root barHidden: Home, Detail

        actions
          swipeBack
            expect warning "the navigation bar is hidden"
        """),
    Rule(
      "SWIPE-3", .swipe, "Always yes", [.ignored],
      "A delegate that lets every swipe begin lets it begin at the root, too. Nothing is popped, the controller waits for an "
        + "end that never comes, and the next push freezes.",
      example: """
        tree
          navigation Root gesture=always: Home

        actions
          swipeBack
            expect warning "stuck"
          push Detail
            expect warning "frozen"
        """),
    Rule(
      "SWIPE-4", .swipe, "Swipes in nested stacks", [.done],
      "The innermost stack that has something to pop is swiped. At the root of an inner stack the next one outside takes "
        + "over, and what it pops may be the whole container.",
      .inferred,
      example: """
        tree
          navigation Root
            screen Home
            nested Brown: One, Two

        actions
          swipeBack
            expect visible One
          swipeBack
            expect visible Home
        """),
    Rule(
      "SWIPE-5", .swipe, "The guarded delegate", [.refused, .done],
      "With a hidden bar and something to pop, the top's canNestedSwipeBack decides if it is declared; else a nested "
        + "container may go only "
        + "when its inner stack is at its root, and anything else may go. In all other cases the answer is no.",
      .article,
      example: """
        tree
          navigation Root barHidden gesture=guarded
            screen Home
            nested Brown: One, Two

        actions
          swipeBack on Root
            expect warning "the guard keeps the inner stack"
          swipeBack
            expect visible One
          swipeBack
            expect visible Home
        """),
    Rule(
      "SWIPE-6", .swipe, "What a swipe takes", [.refused],
      "One swipe pops one member. It never dismisses a modal.",
      example: """
        tree
          navigation Root: Home, Detail

        actions
          present Sheet
          swipeBack
            expect warning "never dismisses a modal"
        """),
    Rule(
      "SWIPE-7", .swipe, "A swipe takes time", [.done],
      "Between its begin and its end the top is disappearing and the one below appearing. Finished it is a pop; cancelled it "
        + "was nothing.",
      .inferred,
      example: """
        tree
          navigation Root: Home, Detail

        actions
          swipeBack cancelled
            expect visible Detail
          swipeBack begin
          swipeBack finish
            expect visible Home
        """),
  ]
}
