/// What `--help` prints, in the order and with the titles that users of swift-argument-parser know.
package struct HelpText {
  private let path: CommandPath
  private let width: Int

  /// Prepares the help of a command.
  ///
  /// - Parameters:
  ///   - path: the command.
  ///   - width: the characters that a line has room for.
  package init(_ path: CommandPath, width: Int) {
    self.path = path
    self.width = width
  }

  /// The text, with a line break at its end.
  package var text: String {
    let command = path.command
    let columns = TextColumns(width: width)
    let (arguments, options) = (command.parameters.filter(\.isPositional), command.parameters.filter { !$0.isPositional })
    var blocks = [wrapped("OVERVIEW: \(command.overview)", to: width)]
    blocks += command.discussion.map { wrapped($0, to: width) }
    blocks.append(UsageLine(path: path).lines(width: width, after: "USAGE:"))
    blocks += section("ARGUMENTS:", arguments.flatMap { columns.row($0.fullLabel, $0.sentence) })
    blocks += section("OPTIONS:", options.flatMap { columns.row($0.fullLabel, $0.sentence) })
    blocks += section("SUBCOMMANDS:", command.subcommands.flatMap { columns.row($0.name, $0.overview) })
    blocks += section("EXAMPLES:", command.examples.flatMap { columns.example($0) })
    if !command.subcommands.isEmpty {
      blocks.append(["  See '\(path.name) help <subcommand>' for detailed help."])
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [[String]] { lines.isEmpty ? [] : [[title] + lines] }
}

extension Parameter {
  /// The sentence of help, and in brackets what may be written and what holds otherwise.
  var sentence: String {
    let values: String? =
      switch allowed {
      case .text, .path, .suggested: nil
      case .integers(let range): range.upperBound == .max ? "from \(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
      case .seconds(let range): "\(AllowedValues.spelled(range.lowerBound))-\(AllowedValues.spelled(range.upperBound))"
      case .words(let words): "values: \(words.joined(separator: ", "))"
      case .listOfWords(let words): "values, with commas between: \(words.joined(separator: ", "))"
      }
    let notes = [values, defaultText.map { "default: \($0)" }].compactMap(\.self)
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}

extension UsageError {
  /// The message, the usage line and the way to help: what standard error gets.
  ///
  /// - Parameter width: the characters that a line has room for.
  /// - Returns: the lines, with a line break at the end of each.
  package func text(width: Int) -> String {
    let usage = UsageLine(path: path).lines(width: width, after: "Usage:").joined(separator: "\n")
    return "Error: \(message)\n\(usage)\n  See '\(path.name) --help' for more information.\n"
  }
}
