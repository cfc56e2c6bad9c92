/// A completion script for zsh's `compsys`: a file `_navtree` in a folder of `fpath`, or lines to be sourced.
struct ZshCompletion {
  private let table: CompletionTable
  private let function: String

  init(_ table: CompletionTable) {
    self.table = table
    function = "_" + table.program
  }

  var text: String {
    """
    #compdef \(table.program)

    # Completion of \(table.program) for zsh.

    \(table.places.map(definition).joined(separator: "\n"))
    # In a folder of fpath this file is the function; otherwise it was sourced.
    if [[ ${funcstack[1]} == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(table.program)
    fi

    """
  }

  private func name(of place: CompletionTable.Place) -> String { "_" + place.path.joined(separator: "_") }

  private func definition(_ place: CompletionTable.Place) -> String {
    place.commands.isEmpty ? action(place) : group(place)
  }

  private func action(_ place: CompletionTable.Place) -> String {
    let specifications = place.options.flatMap(specifications(of:)) + place.arguments.enumerated().map(specification(of:_:))
    return """
      \(name(of: place))() {
        _arguments -s -S \(specifications.map { "\\\n    " + quoted($0) }.joined(separator: " "))
      }

      """
  }

  private func group(_ place: CompletionTable.Place) -> String {
    let commands = place.commands.map { "    " + quoted("\(escaped($0.word)):\($0.meaning)") }.joined(separator: "\n")
    let branches = place.commands.map { "    \($0.word)) \(name(of: place))_\($0.word) ;;" }.joined(separator: "\n")
    let specifications = place.options.flatMap(specifications(of:)) + ["1: :\(name(of: place))_commands", "*:: :->command"]
    return """
      \(name(of: place))_commands() {
        local -a commands
        commands=(
      \(commands)
        )
        _describe -t commands 'command' commands
      }

      \(name(of: place))() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C -s -S \(specifications.map { "\\\n    " + quoted($0) }.joined(separator: " ")) && return
        case ${words[1]} in
      \(branches)
        esac
      }

      """
  }

  /// One for each name. What does not add up excludes itself.
  private func specifications(of option: Parameter) -> [String] {
    let lead =
      switch option.repetition {
      case .lastWins: "(\(option.names.joined(separator: " ")))"
      case .addsUp: "*"
      }
    return option.names.map { name in
      let help = "[\(escaped(option.help))]"
      guard option.valueName != nil else { return lead + name + help }
      return lead + name + (name.hasPrefix("--") ? "=" : "+") + help + value(of: option)
    }
  }

  private func specification(of index: Int, _ argument: Parameter) -> String {
    switch argument.form {
    case .positional(_, _, .oneOrMore), .positional(_, _, .any): "*" + value(of: argument)
    case .positional(_, _, .optional): "\(index + 1):" + value(of: argument)
    case .flag, .option, .positional: "\(index + 1)" + value(of: argument)
    }
  }

  /// What a value is called, and what is offered for it.
  private func value(of parameter: Parameter) -> String {
    let name = escaped(parameter.valueName ?? "")
    // Shown in place of what cannot be offered.
    let note = parameter.allowed.words.isEmpty ? parameter.allowed.summary.map { " (\(escaped($0)))" } ?? "" : ""
    let action =
      switch Offer(of: parameter.allowed) {
      case .nothing: " "
      case .files: "_files"
      case .words(let words): "(\(words.map(escaped).joined(separator: " ")))"
      // With a blank before it, a call is left as it is.
      case .list(let words): " _values -s , \(name) \(words.map(escaped).joined(separator: " "))"
      }
    return ":\(name + note):\(action)"
  }

  /// Text in a specification, where colons and brackets part it.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\:[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private func quoted(_ word: String) -> String { ShellWord.posix(word) }
}
