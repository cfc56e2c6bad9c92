/// A program that is a tree of commands: from the words of a call to an exit status.
package struct Program: Sendable {
  /// The command that the program is.
  let root: Command

  /// Makes a program.
  ///
  /// - Parameter root: its commands.
  package init(_ root: Command) { self.root = root }

  /// Does what a call asks for, and says what is wrong with it.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - console: where everything is written.
  /// - Returns: what the process ends with.
  package func run(_ arguments: [String], on console: Console) -> ExitStatus {
    do throws(UsageError) {
      switch try Call(arguments, of: root) {
      case .run(let path, let action, let invocation):
        return try perform(action, with: invocation, at: path, on: console)
      case .help(let path):
        return report(on: console) { try console.write(HelpText(path, width: console.width).text) }
      case .version(let version):
        return report(on: console) { try console.write(version + "\n") }
      }
    } catch {
      switch error.problem {
      // Who calls a group alone wants to know what it can do. It is still a wrong call, and standard output is for payload only.
      case .missingCommand: console.say(StyledText(HelpText(error.path, width: console.messageWidth).text.withoutLastLineBreak))
      case .unknownOption, .needlessValue, .missingValue, .wrongValue, .missingArgument, .unexpectedArguments, .unknownCommand,
        .other:
        console.say(StyledText(error.text(width: console.messageWidth).withoutLastLineBreak))
      }
      return .wrongCall
    }
  }

  private func perform(
    _ action: Command.Action, with invocation: Invocation, at path: CommandPath, on console: Console
  ) throws(UsageError) -> ExitStatus {
    do {
      return try action(invocation, console)
    } catch let error as WrongCall {
      throw UsageError(problem: .other(error.message), path: path)
    } catch {
      return console.report(error)
    }
  }

  private func report(on console: Console, _ body: () throws -> Void) -> ExitStatus {
    do {
      try body()
      return .fine
    } catch {
      return console.report(error)
    }
  }
}

extension String {
  fileprivate var withoutLastLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
