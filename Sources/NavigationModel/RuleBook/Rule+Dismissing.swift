extension Rule {
  /// MODAL-9 … MODAL-14: what goes, and what modals do to what they cover.
  static let dismissing: [Rule] = [
    Rule(
      "MODAL-9", .modal, "Dismiss by one who presents", [.done],
      "If the receiver or a parent of it presents, that modal goes, with all that stands over it.",
      example: """
        tree
          navigation Root: Home

        actions
          present Sheet
          dismiss on Home
            expect visible Home
        """),
    Rule(
      "MODAL-10", .modal, "Dismiss by one who is presented", [.done],
      "If nothing is over the receiver, the layer that it stands in goes.",
      example: """
        tree
          navigation Root: Home

        actions
          present navigation Sheet: Form
          dismiss on Form
            expect visible Home
        """),
    Rule(
      "MODAL-11", .modal, "Dismissing in a chain", [.done],
      "In a chain the receiver decides where it is cut: what the receiver presents goes, and so does all above that.",
      example: """
        tree
          screen A

        actions
          present B
          present C
          dismiss on B
            expect visible B
          present D
          dismiss on A
            expect visible A
        """),
    Rule(
      "MODAL-12", .modal, "Dismiss without a modal", [.ignored],
      "Where nothing is presented nothing goes. In particular, nothing is popped by it.",
      example: """
        tree
          navigation Root: Home, Detail

        actions
          dismiss
            expect warning "dismissing never pops"
            expect stack Root: Home, Detail
        """),
    Rule(
      "MODAL-13", .modal, "What leaves the window", [],
      "Full screen and currentContext take what they cover out of the window, and it counts as disappeared. Under sheets, "
        + "popovers and the styles that say over it stays, appeared.",
      example: """
        tree
          navigation Root: Home

        actions
          present Cover as fullScreen
          present Other on Home
            expect warning "not in the window hierarchy"
          dismiss on Root
          present Sheet as pageSheet
          present Other on Home
            expect warning "already presenting"
        """),
    Rule(
      "MODAL-14", .modal, "Stacks under a modal", [.done],
      "What is covered can be changed all the same: a stack pushes and pops, and the modal stays over it.", .inferred,
      example: """
        tree
          navigation Root: Home

        actions
          present Sheet
          push Detail on Root
            expect stack Root: Home, Detail
            expect visible Sheet
        """),
  ]
}
