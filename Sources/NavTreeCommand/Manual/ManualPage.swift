/// A program's manual page, made of what its commands declare and help shows.
package struct ManualPage {
  private let root: Command
  private let date: String

  /// Takes a program.
  ///
  /// - Parameters:
  ///   - root: the command that it is.
  ///   - date: the day of its version, like "December 1, 2026".
  package init(of root: Command, date: String) {
    self.root = root
    self.date = date
  }

  /// The page in mdoc(7), with a line break at its end.
  package var text: String {
    let commands = Self.commands(below: CommandPath(root))
    var page = Mdoc()
    page.add(.date, [.text(date)])
    page.add(.title, [.text(root.name.uppercased()), .argument("1")])
    page.add(.system, version.map { [.text($0)] } ?? [])
    addName(to: &page)
    page.add(.section, [.argument("SYNOPSIS")])
    for path in commands { addSynopsis(of: path, to: &page) }
    page.add(.section, [.argument("DESCRIPTION")])
    page.add(paragraph: root.overview)
    addDiscussion(of: root, to: &page)
    page.addParameters(root.parameters)
    page.add(.section, [.argument("COMMANDS")])
    for path in commands { addCommand(path, to: &page) }
    addEnvironment(to: &page)
    addExitStatus(to: &page)
    addExamples(of: commands, to: &page)
    return page.text
  }

  private var version: String? {
    switch root.role {
    case .action: nil
    case .group(_, let version): version
    }
  }

  /// All commands that do something, in the order of help.
  private static func commands(below path: CommandPath) -> [CommandPath] {
    switch path.command.role {
    case .action: [path]
    case .group(let commands, _): commands.flatMap { Self.commands(below: path.appending($0)) }
    }
  }

  /// The words of a path behind the program's name.
  private func words(of path: CommandPath) -> String { String(path.name.dropFirst(root.name.count + 1)) }
}

extension ManualPage {
  /// What it is in a line; by custom a phrase that begins small and ends without a point.
  private func addName(to page: inout Mdoc) {
    page.add(.section, [.argument("NAME")])
    page.add(.name, [.text(root.name)])
    let phrase = root.overview.hasSuffix(".") ? root.overview.dropLast() : root.overview[...]
    page.add(.description, [.text(phrase.prefix(1).lowercased() + phrase.dropFirst())])
  }

  private func addSynopsis(of path: CommandPath, to page: inout Mdoc) {
    page.add(.name)
    page.add(.command, [.text(words(of: path))])
    let parameters = path.command.parameters.filter { $0.key != Command.help.parameter.key }
    for option in parameters where !option.isPositional { page.add(.optional, option.term) }
    for argument in parameters.filter(\.isPositional) {
      switch argument.form {
      case .positional(_, _, .optional), .positional(_, _, .any): page.add(.optional, argument.term)
      case .flag, .option, .positional: page.add(.argument, Array(argument.term.dropFirst()))
      }
    }
  }

  private func addCommand(_ path: CommandPath, to page: inout Mdoc) {
    page.add(.subsection, [.text(path.name)])
    page.add(paragraph: path.command.overview)
    addDiscussion(of: path.command, to: &page)
    page.addParameters(path.command.parameters.filter(\.isPositional) + path.command.parameters.filter { !$0.isPositional })
  }

  private func addDiscussion(of command: Command, to page: inout Mdoc) {
    for paragraph in command.discussion {
      page.add(.paragraph)
      page.add(paragraph: paragraph)
    }
  }

  private func addEnvironment(to page: inout Mdoc) {
    page.add(.section, [.argument("ENVIRONMENT")])
    let rows = TerminalEnvironment.Variable.allCases.map { ([Mdoc.Word.macro(.variable), .text($0.rawValue)], $0.meaning) }
    page.addList(rows)
  }

  private func addExitStatus(to page: inout Mdoc) {
    page.add(.section, [.argument("EXIT"), .argument("STATUS")])
    page.add(paragraph: "Of several inputs, the one with the greatest status decides.")
    page.addList(ExitStatus.allCases.map { ([.text(String($0.rawValue))], $0.meaning) })
    page.add(.paragraph)
    page.add(
      paragraph:
        "The signals INT, TERM and HUP end the program as any other, which shells show as 128 and the signal's number. What was written is "
        + "whole, and nothing unfinished is left. Whoever reads standard output may leave before its end: that is no failure.")
  }

  private func addExamples(of commands: [CommandPath], to page: inout Mdoc) {
    page.add(.section, [.argument("EXAMPLES")])
    for (index, example) in (root.examples + commands.flatMap(\.command.examples)).enumerated() {
      if index > 0 { page.add(.paragraph) }
      page.add(paragraph: example.does)
      page.add(call: example.call)
    }
  }
}

extension Mdoc {
  fileprivate mutating func addParameters(_ parameters: [Parameter]) {
    addList(parameters.map { ($0.fullTerm, $0.sentence) })
  }

  /// Terms, and what there is to say of each.
  fileprivate mutating func addList(_ rows: [([Word], String)]) {
    guard !rows.isEmpty else { return }
    add(.beginList, [.argument("-tag"), .argument("-width"), .argument("Ds")])
    for (term, text) in rows {
      add(.item, term)
      add(paragraph: text)
    }
    add(.endList)
  }
}

extension Parameter {
  /// Its first name and its value.
  fileprivate var term: [Mdoc.Word] { flags(names.prefix(1)) + value }

  /// All its names, the short one first, and its value.
  fileprivate var fullTerm: [Mdoc.Word] {
    flags(names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") }) + value
  }

  private func flags(_ names: some Sequence<String>) -> [Mdoc.Word] {
    let flags = names.map { [Mdoc.Word.macro(.flag), .text(String($0.dropFirst()))] }
    return Array(flags.joined(separator: [.macro(.punctuation)]))
  }

  private var value: [Mdoc.Word] {
    guard let valueName else { return [] }
    let isRepeated =
      switch form {
      case .positional(_, _, let count): count.isMany
      case .flag, .option: false
      }
    return [.macro(.argument), .text(valueName)] + (isRepeated ? [.argument("...")] : [])
  }
}
