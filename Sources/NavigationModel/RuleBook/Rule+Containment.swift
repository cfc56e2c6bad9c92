extension Rule {
  /// SPLIT: columns.
  static let columns: [Rule] = [
    Rule(
      "SPLIT-1", .split, "Columns", [],
      "A split view has a primary and a secondary column, a supplementary one between them if it has three, and it may have "
        + "one for compact widths and an inspector.",
      example: """
        tree
          split Mail
            navigation Folders: All
            navigation List: Inbox
            navigation Reader: Letter

        actions
          push Reply
            expect stack Reader: Letter, Reply
        """),
    Rule(
      "SPLIT-2", .split, "Collapse and expand", [.done, .ignored],
      "Where there is room for one column, the compact one takes over. Without one the others go on top of the primary's "
        + "stack: the only time that UIKit itself puts a navigation controller on a stack. Expanding hands them back.",
      example: """
        tree
          split Mail
            navigation List: Inbox
            navigation Reader: Letter

        actions
          collapse
            expect stack List: Inbox, Reader
          expand
            expect stack List: Inbox
        """),
  ]

  /// TREE: parents and children.
  static let containment: [Rule] = [
    Rule(
      "TREE-1", .tree, "One parent", [.done],
      "Who adds a child that has a parent takes it away from that parent. No controller ever has two.",
      example: """
        tree
          navigation Root
            container Box: One, Two

        actions
          push @two
            expect stack Root: Box, Two
        """),
    Rule(
      "TREE-2", .tree, "A view in a stranger's view", [.crash],
      "If a child's view is put into another controller's view than its parent's, UIKit raises an exception.",
      says: .raised { _ in
        .strayView(of: .placeholder("C"), inViewOf: .placeholder("X"), askedFor: .placeholder("Y"))
      },
      remark: "A scenario moves a controller together with its view, so no action ends like this. The example shows a move "
        + "that is right.",
      example: """
        tree
          navigation Root
            container Box: One, Two

        actions
          setViewControllers @one
            expect stack Root: One
        """),
  ]
}
