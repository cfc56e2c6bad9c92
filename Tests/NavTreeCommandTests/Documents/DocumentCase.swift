import Testing

/// A Markdown text with blocks of navtree's, for a table of tests.
struct DocumentCase: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  private static let story = "tree\n  navigation Root: Home\nactions\n  push Detail\n"

  static let all = [
    DocumentCase(
      name: "plain",
      text: "# Guide\n\nBefore.\n\n```navtree\ntitle \"Two screens\"\n\(story)```\n\nAfter.\n"),
    DocumentCase(name: "tight", text: "Before\n~~~navtree frame=1\n\(story)~~~\nafter\n"),
    DocumentCase(
      name: "rule-below",
      text: "```navtree frame=0 name=start\n\(story)```\n---\n```navtree frame=0 name=other\n\(story)```\n- a\n"),
    DocumentCase(name: "frames", text: "```navtree frames name=all\n\(story)```\n"),
    DocumentCase(name: "file", text: "Before\n```navtree file=stories/a.nav theme=dark\n```\nafter\n"),
    DocumentCase(
      name: "list",
      text: "- a\n\n  ```navtree frame=1\n  tree\n    navigation Root: Home\n  actions\n    push Detail\n  ```\n"
        + "- ```navtree file=stories/a.nav frame=0\n  ```\n  text\n- end\n"),
    DocumentCase(
      name: "quote", text: "> a\n> ```navtree frame=1\n> tree\n>   navigation Root: Home\n> actions\n>   push Detail\nafter\n"),
    DocumentCase(name: "crlf", text: "a\r\n\r\n```navtree frame=0\r\ntree\r\n  screen Home\r\n```\r\nb\tc\r\n"),
    DocumentCase(name: "no-end", text: "\u{FEFF}a\n\n```navtree frame=0\ntree\n  screen Home"),
    DocumentCase(
      name: "same-title",
      text: "```navtree frame=0\ntitle T\ntree\n  screen A\n```\n\n```navtree frame=0\ntitle T\ntree\n  screen B\n```\n"),
    DocumentCase(
      name: "not-ours",
      text:
        "    ```navtree\n    code\n    ```\n\n<!--\n```navtree\nno\n```\n-->\n\n````md\n```navtree\nno\n```\n````\n\n```swift\n```\n"
    ),
  ]
}

extension Desk {
  /// Puts a document on the desk, and a story that it may name.
  func put(_ document: DocumentCase) throws {
    try put(document.text, in: "guide.md")
    try put("title \"A story\"\ntree\n  navigation Root: Home\nactions\n  push Detail\n", in: "stories/a.nav")
  }
}
