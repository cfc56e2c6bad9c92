import NavTreeCommand
import Testing

/// The nearest word as a user meets it: in what is said about an unknown command.
@Suite struct NearestWordTests {
  @Test(
    "Offers the word that was meant, and no other",
    arguments: [
      ("psuh", ["pop", "push"], "push"),
      ("navigaton", ["nested", "navigation"], "navigation"),
      ("NAVIGATION", ["nested", "navigation"], "navigation"),
      ("stcak", ["tabs", "stack"], "stack"),
      ("setViewControler", ["show", "setViewControllers"], "setViewControllers"),
      ("pops", ["push", "pop", "popTo"], "pop"),
      ("sgv", ["png", "svg"], "svg"),
      ("po", ["pop", "pod"], "pop"),
      ("transp", ["opaque", "transparent"], "transparent"),
      ("pop", ["popTo", "popToRoot"], nil),
      ("tr", ["transparent"], nil),
      ("xyz", ["pop", "push"], nil),
      ("ab", ["cd"], nil),
      ("a", ["b"], nil),
      ("", ["a"], nil),
      ("show", [], nil),
      (String(repeating: "push", count: 100), ["push"], nil),
    ] as [(String, [String], String?)])
  func offersNearest(word: String, candidates: [String], nearest: String?) {
    let commands = candidates.map { Command($0, does: "Nothing.", takes: []) { _, _ in .fine } }
    let messages = Answer([word], of: Command("root", does: "Nothing.", subcommands: commands)).messages
    let suggestion = nearest.map { " Did you mean '\($0)'?" } ?? ""
    #expect(messages.split(separator: "\n").first.map(String.init) == "Error: Unknown command '\(word)'.\(suggestion)")
  }
}
