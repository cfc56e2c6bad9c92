extension Rule {
  /// NAV-15 … NAV-18: stacks that are replaced as a whole.
  static let wholeStacks: [Rule] = [
    Rule(
      "NAV-15", .navigation, "Replacing a stack", [.done, .ignored],
      "Members that are in the new list stay the same instances, the others come or go. It looks like a push if the top is "
        + "new, like a pop if it stood lower before, and is not animated if the top stays.",
      example: """
        tree
          navigation Root: Home, Cart, Payment

        actions
          setViewControllers Home, Receipt
            expect stack Root: Home, Receipt
        """),
    Rule(
      "NAV-16", .navigation, "Replacing a stack by one with a member twice", [.crash],
      "The list may name each instance once. Otherwise an exception is raised, which prints the list.",
      says: .raised { _ in .repeatedMember(of: [.placeholder("A"), .placeholder("B"), .placeholder("A")]) },
      example: """
        tree
          navigation Root: Home, Detail

        actions
          setViewControllers Home, Detail, @home
            expect crash "must be distinct"
        """),
    Rule(
      "NAV-17", .navigation, "Emptying a stack", [.done],
      "The list may be empty. Then the stack has no top, and nothing but the navigation controller itself is to be seen.",
      example: """
        tree
          navigation Root: Home

        actions
          setViewControllers none
            expect stack Root: none
            expect visible Root
        """),
    Rule(
      "NAV-18", .navigation, "Replacing a stack by one with a navigation controller", [.crash],
      "No log confirms it: a navigation controller in the list is taken for what it is in a push.",
      says: .raised { _ in .pushedNavigationController }, .inferred,
      example: """
        tree
          navigation Root: Home

        actions
          setViewControllers Home, navigation Wrong
            expect crash "Pushing a navigation controller is not supported"
        """),
  ]
}
