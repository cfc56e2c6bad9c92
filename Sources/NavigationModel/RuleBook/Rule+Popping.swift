extension Rule {
  /// NAV-9 … NAV-14: what can be popped.
  static let popping: [Rule] = [
    Rule(
      "NAV-9", .navigation, "Pop at the root", [.ignored],
      "A stack with one member, or none, has nothing to pop: the call does nothing and returns nil.",
      example: """
        tree
          navigation Root: Home

        actions
          pop
            expect warning "nothing to pop"
        """),
    Rule(
      "NAV-10", .navigation, "Pop", [.done],
      "The top leaves the stack and is what the call returns.",
      example: """
        tree
          navigation Root: Home, Detail

        actions
          pop
            expect visible Home
        """),
    Rule(
      "NAV-11", .navigation, "Pop to a member", [.done],
      "All that stands above the member leaves the stack; the call returns it from the bottom up.",
      example: """
        tree
          navigation Root: Home, List, Detail, Photo

        actions
          popTo List
            expect stack Root: Home, List
        """),
    Rule(
      "NAV-12", .navigation, "Pop to the top", [.ignored],
      "Nothing stands above the top, so popping to it does nothing.", .inferred,
      example: """
        tree
          navigation Root: Home, List

        actions
          popTo List
            expect warning "top of the stack already"
        """),
    Rule(
      "NAV-13", .navigation, "Pop to a stranger", [.crash],
      "Popping to a controller that is no member of that very stack raises an exception.",
      says: .raised { _ in .poppedToStranger },
      example: """
        tree
          tabs Main
            navigation A: One
            navigation B: Two

        actions
          popTo Two on A
            expect crash "doesn't exist"
        """),
    Rule(
      "NAV-14", .navigation, "Pop to the root", [.done, .ignored],
      "Everything but the root leaves the stack. Where the root is alone already, nothing happens.",
      example: """
        tree
          navigation Root: Home, List, Detail

        actions
          popToRoot
            expect stack Root: Home
          popToRoot
            expect ignored
        """),
  ]
}
