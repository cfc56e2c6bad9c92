extension Rule {
  /// ART: what the article's app does.
  static let article: [Rule] = [
    Rule(
      "ART-1", .article, "The obvious way", [.crash],
      "A navigation controller is pushed onto another, and the app crashes (NAV-4). That is where the article begins.",
      says: .raised { _ in .pushedNavigationController }, .article,
      example: """
        tree
          navigation Root (NavViewController) barHidden: Home

        actions
          push navigation Inner: Oops
            expect crash "Pushing a navigation controller is not supported"
        """),
    Rule(
      "ART-2", .article, "The container", [.crash],
      "A plain controller around a navigation controller can be pushed. Made around an empty one it ends the app with a fatal "
        + "error.",
      says: .raised { _ in .emptyNestedContainer }, .article,
      example: """
        tree
          navigation Root (NavViewController) barHidden: Home

        actions
          push nested Brown
            expect crash "root has not been initialized"
          push nested Brown: "Step 1"
            expect visible "Step 1"
        """),
    Rule(
      "ART-3", .article, "The first button: a new stack", [.done],
      "From wherever one is, newNav climbs to the outermost navigation controller and pushes a container with one screen on a "
        + "stack of its own.",
      .article,
      example: """
        tree
          navigation Root (NavViewController) barHidden: Home

        actions
          newNav Brown: "Step 1"
          newNav Blue: Start
            expect stack Root: Home, Brown, Blue
        """),
    Rule(
      "ART-4", .article, "A colour for each stack", [],
      "The bar of each nested stack has a colour, so that one sees which stack a screen is on. The article draws lots; here "
        + "the order decides.",
      .article, remark: "Colours are in the picture; draw it with 'navtree render'.",
      example: """
        tree
          navigation Root (NavViewController) barHidden: Home

        actions
          newNav Brown: "Step 1"
            expect stack Root: Home, Brown
          newNav Blue: "Step 1"
            expect stack Root: Home, Brown, Blue
        """),
    Rule(
      "ART-5", .article, "The second button: the same stack", [.done],
      "The button sameNav pushes a screen on the innermost navigation controller around the screen that one sees.", .article,
      example: """
        tree
          navigation Root (NavViewController) barHidden: Home

        actions
          newNav Brown: "Step 1"
          sameNav "Step 2"
            expect stack Brown: "Step 1", "Step 2"
        """),
    Rule(
      "ART-6", .article, "The close button", [.done, .ignored],
      "The button back asks the stack around the container to pop, and the container goes with all that is in it.", .article,
      example: """
        tree
          navigation Root (NavViewController) barHidden: Home

        actions
          newNav Brown: "Step 1"
          sameNav "Step 2"
          back
            expect stack Root: Home
        """),
    Rule(
      "ART-7", .article, "Three delegates", [.done, .refused],
      "The bar is hidden, so UIKit's own delegate refuses the swipe; one that always says yes may drop a whole stack; the "
        + "guarded one is the way out.",
      .article,
      example: """
        tree
          tabs Main
            navigation System barHidden gesture=system: A, B
            navigation Always barHidden gesture=always: C, D
            navigation Guarded barHidden gesture=guarded
              screen E
              nested Box: F, G

        actions
          swipeBack
            expect warning "the navigation bar is hidden"
          select Always
          swipeBack
            expect visible C
          select Guarded
          swipeBack on Guarded
            expect warning "the guard keeps the inner stack"
        """),
    Rule(
      "ART-8", .article, "A screen answers for itself", [.refused, .done],
      "What declares canNestedSwipeBack is asked before anything else about its container is.", .article,
      example: """
        tree
          navigation Root (NavViewController) barHidden gesture=guarded: Home

        actions
          push screen Form canNestedSwipeBack=no
          swipeBack
            expect warning "canNestedSwipeBack"
          pop
          push screen Text canNestedSwipeBack=yes
          swipeBack
            expect visible Home
        """),
  ]
}
