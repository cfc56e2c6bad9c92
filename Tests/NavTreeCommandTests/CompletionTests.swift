import Foundation
import NavTreeCommand
import Testing

/// The completion scripts in the shells that they are for.
@Suite struct CompletionTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "my story.nav")
    try desk.put(Sketch.fine, in: "other.nav")
  }

  /// What is typed, and what all shells offer for it.
  private static let offers: [(line: String, words: [String])] = [
    ("sample ", ["complete", "draw", "help"]),
    ("sample dr", ["draw"]),
    ("sample nothing-like-it", ["nothing-like-it"]),
    ("sample --v", ["--version"]),
    ("sample help ", ["complete", "draw"]),
    ("sample draw --", ["--format", "--help", "--only", "--output", "--quiet", "--scale", "--verbose", "--view"]),
    ("sample draw --ver", ["--verbose"]),
    ("sample draw --view ", ["nested", "tree"]),
    ("sample draw --view=t", ["--view=tree"]),
    ("sample draw -f ", ["dot", "pdf", "png", "svg"]),
    ("sample draw -f svg,", ["svg,dot", "svg,pdf", "svg,png"]),
    ("sample draw -f svg,png,p", ["svg,png,pdf"]),
    ("sample draw --format=svg,pn", ["--format=svg,png"]),
    ("sample draw --scale ", []),
    ("sample draw -q --view nested other.nav --verb", ["--verbose"]),
    ("sample complete ", ["bash", "fish", "zsh"]),
    ("sample complete --he", ["--help"]),
    ("sample complete zsh ", []),
    ("sample draw draw --vie", ["--view"]),
  ]

  /// The same for the names of files; one of them has a blank in it.
  private static let files: [(line: String, words: [String])] = [
    ("sample draw my", ["my story.nav"]),
    ("sample draw other.nav my", ["my story.nav"]),
    ("sample draw -o ot", ["other.nav"]),
    ("sample draw --output=ot", ["--output=other.nav"]),
    ("sample draw -- ot", ["other.nav"]),
  ]

  private func tryAtTerminal(_ shell: Shell) throws {
    let script = shell.completionScript(for: Sample.root)
    let running = try InteractiveShell(shell, completing: "sample", with: script, in: desk)
    for (line, words) in Self.offers {
      // zsh offers options where nothing else can stand; the others wait for a dash.
      let offered = try running.words(in: line, key: "\u{14}").filter { !$0.hasPrefix("-") || line.contains("-") }
      #expect(offered.sorted() == words || (words == [line.lastWord] && offered == []), "\(shell): \(line)")
    }
    for (line, words) in Self.files { #expect(try running.words(in: line, key: "\t") == words, "\(shell): \(line)") }
  }

  @Test("Offers commands, options, words, lists and files in bash", .enabled(if: Tool.bash != nil, "bash is not installed"))
  func completesInBash() throws { try tryAtTerminal(.bash) }

  @Test(
    "Offers commands, options, words, lists and files in zsh",
    .enabled(if: Tool.zsh != nil, "zsh is not installed; Scripts/bootstrap --with-shells installs it"))
  func completesInZsh() throws { try tryAtTerminal(.zsh) }

  @Test(
    "Offers commands, options, words, lists and files in fish",
    .enabled(if: Tool.fish != nil, "fish is not installed; Scripts/bootstrap --with-shells installs it"))
  func completesInFish() throws {
    let fish = try #require(Tool.fish)
    try desk.put(Shell.fish.completionScript(for: Sample.root), in: ".script")
    let cases = Self.offers + Self.files
    let calls = cases.map { "echo @\ncomplete -C '\($0.line)'\n" }.joined()
    try desk.put("source ./.script\n" + calls, in: ".calls")
    let run = try fish.run(["--no-config", ".calls"], in: desk)
    #expect(run.status == 0)
    let answers = run.output.components(separatedBy: "@\n").dropFirst()
    #expect(answers.count == cases.count)
    for ((line, words), answer) in zip(cases, answers) {
      let offered = answer.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
      #expect(offered.sorted() == words || (words == [line.lastWord] && offered == []), "fish: \(line)")
    }
  }

  @Test("Writes scripts that a shell reads without a word", arguments: Shell.allCases)
  func isSilent(shell: Shell) throws {
    let answer = Answer(["completions", shell.rawValue], of: .navtree)
    #expect(answer.status == .fine && answer.messages == "")
    #expect(answer.output.hasSuffix("\n"))
    guard let tool = Tool(shell.rawValue) else { return }
    try desk.put(answer.output, in: ".script")
    let run = try tool.run(["-n", ".script"], in: desk)
    #expect(run.output == "" && run.status == 0, "\(shell)")
  }

  @Test(
    "Quotes what a shell would take for its own", .enabled(if: Tool.bash != nil, "bash is not installed"),
    arguments: Shell.allCases)
  func quotes(shell: Shell) throws {
    guard let tool = Tool(shell.rawValue) else { return }
    let hostile = #"It's [a] $(touch hit) `touch hit` "x" \ a:b; c"#
    let command = Command(
      "act", does: hostile,
      takes: [Flag("--flag", help: hostile), Option("--name", value: "n'\\", as: .text, default: "", help: hostile)]
    ) { _, _ in .fine }
    let script = shell.completionScript(for: Command("sample", does: hostile, subcommands: [command]))
    try desk.put(script, in: ".script")
    #expect(try tool.run(["-n", ".script"], in: desk).output == "")
    if shell == .fish {
      try desk.put("source ./.script\ncomplete -C 'sample a'\ncomplete -C 'sample act --f'\n", in: ".calls")
      #expect(try tool.run(["--no-config", ".calls"], in: desk).output == "act\t\(hostile)\n--flag\t\(hostile)\n")
    } else {
      let running = try InteractiveShell(shell, completing: "sample", with: script, in: desk)
      #expect(try running.words(in: "sample a", key: "\t") == ["act"])
      #expect(try running.words(in: "sample act --f", key: "\t") == ["--flag"])
    }
    #expect(desk.text("hit") == nil)
  }

  @Test("Offers the numbers of rules, though any text may stand there")
  func offersRules() {
    for shell in Shell.allCases { #expect(Answer(["completions", shell.rawValue], of: .navtree).output.contains("SWIPE-7")) }
    #expect(Answer(["explain", "nav-4"], of: .navtree).status == .fine)
  }

  @Test("Refuses a shell that it does not know")
  func refusesOthers() {
    let answer = Answer(["completions", "zhs"], of: .navtree)
    #expect(answer.status == .wrongCall)
    #expect(
      answer.messages.hasPrefix("Error: The value 'zhs' is invalid for '<shell>'. Allowed: bash, zsh, fish. Did you mean 'zsh'?"))
  }
}

extension String {
  fileprivate var lastWord: String { split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? "" }
}
