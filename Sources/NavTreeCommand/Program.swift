internal import SequenceExport

/// A program that is a tree of commands: from the words of a call to an exit status.
package struct Program: Sendable {
  private let root: Command

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
      return report(error, on: console)
    }
  }

  private func report(on console: Console, _ body: () throws -> Void) -> ExitStatus {
    do {
      try body()
      return .fine
    } catch {
      return report(error, on: console)
    }
  }

  private func report(_ error: any Error, on console: Console) -> ExitStatus {
    switch error {
    // The reader has seen enough, as in `navtree show story.nav | head`; that is their right, and no failure of ours.
    case StreamFailure.readerLeft: .fine
    case StreamFailure.system(let words): say("can't write standard output: \(words)", .cannotWrite, on: console)
    case let failure as ReadFailure: say("\(failure)", .cannotRead, on: console)
    case let failure as WriteFailure: say("\(failure)", .cannotWrite, on: console)
    default: say("a fault of \(root.name) itself: \(error)", .internalFault, on: console)
    }
  }

  private func say(_ text: String, _ status: ExitStatus, on console: Console) -> ExitStatus {
    console.say(.red("error:") + StyledText(" " + visible(text, keepingLines: false)))
    return status
  }
}

extension String {
  fileprivate var withoutLastLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
