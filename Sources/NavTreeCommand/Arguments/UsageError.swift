internal import NavigationModel

/// A call that is wrong: what is wrong with it, and of which command.
package struct UsageError: Error {
  /// What is wrong.
  package let problem: Problem

  /// The command whose help tells more.
  package let path: CommandPath
}

extension UsageError {
  /// All that can be wrong with a call.
  package enum Problem: Sendable {
    /// No such option; `among` are the names that there are.
    case unknownOption(String, among: [String])

    /// A flag that was given a value.
    case needlessValue(name: String, value: String)

    /// An option whose value is not there; the name is the one that was written.
    case missingValue(Parameter, name: String)

    /// A value that is not allowed; the name is the one that was written.
    case wrongValue(String, Parameter, name: String)

    /// An argument that is not there.
    case missingArgument(Parameter)

    /// More arguments than the command takes.
    case unexpectedArguments([String])

    /// No such command; `among` are the commands that there are.
    case unknownCommand(String, among: [String])

    /// A group was called without one of its commands.
    case missingCommand

    /// What a command itself finds wrong.
    case other(String)
  }

  /// What is wrong, in one line.
  package var message: String {
    switch problem {
    case .unknownOption(let name, let known):
      "Unknown option \(quoted(name))." + suggestion(of: option(like: name, among: known))
    case .needlessValue(let name, let value):
      "The option '\(name)' does not take any value, but \(quoted(value)) was specified."
    case .missingValue(let parameter, let name):
      "Missing value for '\(parameter.label(as: name))'." + allowed(by: parameter)
    case .wrongValue(let text, let parameter, let name):
      "The value \(quoted(text)) is invalid for '\(parameter.label(as: name))'." + allowed(by: parameter)
        + suggestion(of: nearestWord(to: text, among: parameter.allowed.words))
    case .missingArgument(let parameter):
      "Missing expected argument '\(parameter.label)'." + allowed(by: parameter)
    case .unexpectedArguments(let texts) where texts.count == 1:
      "Unexpected argument \(texts.map(quoted).joined())."
    case .unexpectedArguments(let texts):
      "\(texts.count) unexpected arguments: \(texts.map(quoted).joined(separator: ", "))."
    case .unknownCommand(let name, let known):
      "Unknown command \(quoted(name))."
        + (path.command.advice(name).map { " \($0)" } ?? suggestion(of: nearestWord(to: name, among: known)))
    case .missingCommand:
      "Missing expected command."
    case .other(let message):
      message
    }
  }

  private func allowed(by parameter: Parameter) -> String {
    parameter.allowed.summary.map { " Allowed: \($0)." } ?? ""
  }

  private func suggestion(of word: String?) -> String {
    word.map { " Did you mean '\($0)'?" } ?? ""
  }

  /// Compares names without their dashes, which are the same in all of them and would make short words look alike.
  private func option(like name: String, among known: [String]) -> String? {
    let long = known.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    return nearestWord(to: String(name.drop { $0 == "-" }), among: long).map { "--\($0)" }
  }
}
