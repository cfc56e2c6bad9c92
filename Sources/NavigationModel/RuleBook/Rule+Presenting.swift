extension Rule {
  private static let (a, p, q, r) = (
    Controller.placeholder("A"), Controller.placeholder("P"), Controller.placeholder("Q"), Controller.placeholder("R")
  )

  /// MODAL-1 … MODAL-8: who presents, and what cannot be presented.
  static let presenting: [Rule] = [
    Rule(
      "MODAL-1", .modal, "Who presents", [.done],
      "Full screens, sheets and popovers are presented by the outermost controller around the receiver within its layer, not "
        + "by the receiver.",
      example: """
        tree
          tabs Main
            navigation Feed: Home

        actions
          present Sheet on Home
          present Other on Home
            expect warning "on <UITabBarController"
        """),
    Rule(
      "MODAL-2", .modal, "Who presents in a context", [.done],
      "The two styles with a context climb no further than the nearest parent that defines one, which a navigation controller "
        + "does unasked; without any they end at the root.",
      example: """
        tree
          tabs Main
            navigation Feed: Home

        actions
          present Filter as overCurrentContext on Home
          present Other as overCurrentContext on Home
            expect warning "on <UINavigationController"
        """),
    Rule(
      "MODAL-3", .modal, "Chains of modals", [],
      "Nobody presents two at a time. What comes next is presented by the modal that is there, so that they form a chain.",
      example: """
        tree
          navigation Root: Home

        actions
          present First
          present Second
            expect visible Second
          dismiss on First
            expect visible First
        """),
    Rule(
      "MODAL-4", .modal, "A presenter that is busy", [.ignored],
      "Whoever presents already does not present another. UIKit logs it and does nothing.",
      says: .logged { LogLine.alreadyPresenting(a, on: p, from: r, busyWith: q, $0) },
      example: """
        tree
          navigation Root: Home

        actions
          present Sheet as pageSheet
          present Other on Home
            expect warning "already presenting"
        """),
    Rule(
      "MODAL-5", .modal, "A receiver outside the window", [.ignored],
      "A receiver whose view is in no window presents nothing: it lies under a full screen, in another tab, or below the top. "
        + "UIKit logs it.",
      says: .logged { LogLine.notInWindow(a, on: p, from: r, $0) },
      example: """
        tree
          navigation Root: Home

        actions
          present Cover as fullScreen
          present Sheet on Home
            expect warning "not in the window hierarchy"
        """),
    Rule(
      "MODAL-6", .modal, "Presenting a modal that is up", [.crash],
      "An instance that somebody presents cannot be presented once more.",
      says: .raised { _ in .presentedAlready(a, by: q) },
      example: """
        tree
          navigation Root: Home

        actions
          present Sheet
          present @sheet on Home
            expect crash "already being presented"
        """),
    Rule(
      "MODAL-7", .modal, "Presenting a child", [.crash],
      "An instance that has a parent cannot be presented.",
      says: .raised { .presentedChild(a, of: p, $0) }, .partly("the modern wording"),
      example: """
        tree
          navigation Root: Home, Detail

        actions
          present @home
            expect crash "has a parent view controller"
        """),
    Rule(
      "MODAL-8", .modal, "Presenting oneself", [.crash],
      "A controller cannot be presented by a message to itself.",
      says: .raised { _ in .presentedItself(a) },
      example: """
        tree
          navigation Root: Home

        actions
          present @home on Home
            expect crash "on itself"
        """),
  ]
}
