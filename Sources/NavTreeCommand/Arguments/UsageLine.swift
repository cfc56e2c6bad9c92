/// The line that shows how a command is called.
struct UsageLine {
  private static let mostOptions = 12

  let path: CommandPath

  /// The parts of the line that are not to be torn apart; the first is the command.
  var parts: [String] {
    switch path.command.role {
    case .group: [path.name, "<subcommand>"]
    case .action: [path.name] + arguments + options
    }
  }

  /// The line set to a width, what follows the first line indented.
  func lines(width: Int, after title: String) -> [String] {
    var lines: [String] = []
    var line = title
    for part in parts {
      if line.count + 1 + part.count > width, line.count > title.count {
        lines.append(line)
        line = "   "
      }
      line += " \(part)"
    }
    return lines + [line]
  }

  private var arguments: [String] {
    path.command.parameters.filter(\.isPositional).map { parameter in
      switch parameter.form {
      case .positional(_, _, .optional), .positional(_, _, .any): "[\(parameter.label)]"
      case .flag, .option, .positional: parameter.label
      }
    }
  }

  private var options: [String] {
    let options = path.command.parameters.filter { !$0.isPositional && $0.key != Command.help.parameter.key }
    return options.count > Self.mostOptions ? ["[<options>]"] : options.map { "[\($0.label)]" }
  }
}
