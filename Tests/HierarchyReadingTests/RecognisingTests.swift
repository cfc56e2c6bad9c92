import HierarchyReading
import Testing

@Suite struct RecognisingTests {
  private static let dumps: [String] = [
    row("", "UINavigationController"), "\n\n   " + row("   | ", "AController"), "<AController 0x1>", "| <AController 0x1f>\n",
    "\u{FEFF}<AController>, state: appeared, view: <UIView>", "\"" + row("", "A") + "\\n\"", "```\n" + row("", "A") + "\n```",
    "(lldb) po view\n" + row("", "A"), row("   + ", "A"), "broken\n" + row("", "A"),
  ]

  @Test(arguments: dumps) func knowsADump(_ text: String) {
    #expect(HierarchyDump.looksLikeHierarchy(text))
  }

  private static let others: [String] = [
    "", "tree\n  navigation Root: Home\n", "{ \"version\": 1 }", "[]", "<svg xmlns=\"x\">", "<html>\n<body>\n",
    "# <AController 0x1>, state: appeared\ntree\n", "title \"<A>, state: done\"\ntree\n  screen A", "a < b > c", "<", "| a | b |",
    "{\"text\": \"<A 0x1>, state: appeared, view: <V 0x2>\"}", "<A> 0x1",
  ]

  @Test(arguments: others) func knowsWhatIsNoDump(_ text: String) {
    #expect(!HierarchyDump.looksLikeHierarchy(text))
  }
}
