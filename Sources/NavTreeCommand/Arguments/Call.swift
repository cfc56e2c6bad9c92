/// What a user asked for.
package enum Call: Sendable {
  /// To run a command.
  case run(CommandPath, Command.Action, Invocation)

  /// To be told about a command.
  case help(CommandPath)

  /// To be told the version.
  case version(String)
}

extension Call {
  /// Reads a call.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - root: the command that the program is.
  /// - Throws: ``UsageError`` for the first thing that is wrong; but who asks for help gets it.
  package init(_ arguments: [String], of root: Command) throws(UsageError) {
    self = try Call(arguments[...], at: CommandPath(root))
  }

  private init(_ arguments: ArraySlice<String>, at path: CommandPath) throws(UsageError) {
    switch path.command.role {
    case .action(let action):
      guard !arguments.asksForHelp else {
        self = .help(path)
        return
      }
      var reader = ArgumentReader(arguments, at: path)
      let invocation = try reader.invocation()
      self = invocation[Command.help] ? .help(path) : .run(path, action, invocation)
    case .group(let commands, let version):
      self = try Call(arguments, at: path, with: commands, version: version)
    }
  }

  private init(
    _ arguments: ArraySlice<String>, at path: CommandPath, with commands: [Command], version: String?
  ) throws(UsageError) {
    guard let word = arguments.first else { throw UsageError(problem: .missingCommand, path: path) }
    let rest = arguments.dropFirst()
    if ["--help", "-h"].contains(word) {
      self = .help(path)
    } else if word == "--version", let version {
      self = .version(version)
    } else if word == Command.helpWord {
      self = try .help(path.following(rest.filter { !["--help", "-h"].contains($0) }))
    } else if word.hasPrefix("-"), word.count > 1 {
      let problem = UsageError.Problem.unknownOption(word, among: path.command.parameters.flatMap(\.names))
      throw UsageError(problem: problem, path: path)
    } else {
      self = try Call(rest, at: path.following([word]))
    }
  }
}

extension CommandPath {
  /// The path that goes on with the commands of these names.
  fileprivate func following(_ names: [String]) throws(UsageError) -> CommandPath {
    var path = self
    for name in names {
      guard case .group(let commands, _) = path.command.role else {
        throw UsageError(problem: .unexpectedArguments([name]), path: path)
      }
      guard let next = commands.first(where: { $0.name == name }) else {
        throw UsageError(problem: .unknownCommand(name, among: commands.map(\.name) + [Command.helpWord]), path: path)
      }
      path = path.appending(next)
    }
    return path
  }
}

extension ArraySlice<String> {
  /// Whether help is asked for in so many words, which counts however wrong the rest may be.
  fileprivate var asksForHelp: Bool { prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" } }
}
