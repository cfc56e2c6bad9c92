/// One command: what it is called, what it takes, what it does, and the words that help says about it.
///
/// ```swift
/// enum Check {
///   static let inputs = Argument("input", repeating: .path, help: "A scenario, or '-' for standard input.")
///   static let command = Command("check", does: "Read, replay and test scenarios.", takes: [inputs]) { invocation, console in
///     for input in invocation[inputs] { … }
///     return .fine
///   }
/// }
/// ```
package struct Command: Sendable {
  /// What a command does when it is called.
  ///
  /// It can throw a ``WrongCall`` for what no single value shows; errors of files and streams may pass through too.
  package typealias Action = @Sendable (Invocation, Console) throws -> ExitStatus

  /// The word that calls it.
  package let name: String

  /// One sentence, with a capital and a full stop.
  package let overview: String

  /// Paragraphs that help shows after the overview.
  package let discussion: [String]

  /// Calls worth copying.
  package let examples: [Example]

  /// What it takes, in the order in which help lists it.
  package let parameters: [Parameter]

  /// What it consists of, and what a call does.
  package let role: Role

  /// What to say of a word that is none of its commands, in a sentence; nil where there is nothing better than the nearest command.
  let advice: @Sendable (String) -> String?

  /// Declares a command that does something.
  ///
  /// - Parameters:
  ///   - name: the word that calls it.
  ///   - overview: one sentence.
  ///   - discussion: paragraphs that follow it in help.
  ///   - examples: calls worth copying.
  ///   - parameters: what it takes; positional arguments in their order.
  ///   - action: what it does.
  package init(
    _ name: String, does overview: String, discussion: [String] = [], examples: [Example] = [],
    takes parameters: [any ParameterDeclaration], action: @escaping Action
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.examples = examples
    self.parameters = parameters.map(\.parameter) + [Self.help.parameter]
    role = .action(action)
    advice = { _ in nil }
  }

  /// Declares a command that only has commands below it.
  ///
  /// - Parameters:
  ///   - name: the word that calls it.
  ///   - overview: one sentence.
  ///   - discussion: paragraphs that follow it in help.
  ///   - examples: calls worth copying.
  ///   - version: what `--version` prints; `nil` where there is no such flag.
  ///   - subcommands: the commands below it.
  ///   - advice: what to say of a word that is none of them, in a sentence.
  package init(
    _ name: String, does overview: String, discussion: [String] = [], examples: [Example] = [], version: String? = nil,
    subcommands: [Command], advice: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.advice = advice
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.examples = examples
    parameters = (version == nil ? [] : [Self.version.parameter]) + [Self.help.parameter]
    role = .group(subcommands, version: version)
  }
}

extension Command {
  /// What a command consists of.
  package enum Role: Sendable {
    /// Work.
    case action(Action)

    /// Further commands; the version is what `--version` prints.
    case group([Command], version: String?)
  }

  /// A call worth copying, and what it is for.
  package struct Example: Hashable, Sendable {
    /// The call, as it is typed.
    package let call: String

    /// What it does, in a sentence.
    package let does: String

    /// Notes an example.
    ///
    /// - Parameters:
    ///   - call: the call, as it is typed.
    ///   - does: what it does, in a sentence.
    package init(_ call: String, does: String) {
      self.call = call
      self.does = does
    }
  }

  /// The word after which a group takes the name of a command to explain.
  static let helpWord = "help"

  /// The flag that every command has.
  static let help = Flag("--help", "-h", help: "Show help information.")

  /// The flag of a group that knows its version.
  static let version = Flag("--version", help: "Show the version.")

  /// The commands below it.
  package var subcommands: [Command] {
    switch role {
    case .action: []
    case .group(let commands, _): commands
    }
  }
}
