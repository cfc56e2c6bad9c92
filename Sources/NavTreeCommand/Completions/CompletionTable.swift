/// All that can be typed after a program's name, command by command: what a completion script of any shell is made of.
struct CompletionTable {
  /// The program's name.
  let program: String

  /// Every command, each before those below it; the first is the program itself.
  let places: [Place]

  /// What can be typed after the words that lead to a command.
  struct Place {
    /// These words; the first is the program's name.
    let path: [String]
    /// The commands below, and `help`; none where the command does something itself.
    let commands: [Candidate]
    let options: [Parameter]
    let arguments: [Parameter]
  }

  /// A word, and what it means.
  struct Candidate {
    let word: String
    let meaning: String
  }

  /// Looks at a command and at all below it.
  init(of root: Command) {
    program = root.name
    places = Self.places(of: root, at: [root.name])
  }

  private static func places(of command: Command, at path: [String]) -> [Place] {
    let below = command.subcommands
    var commands = below.map { Candidate(word: $0.name, meaning: $0.overview) }
    if !below.isEmpty { commands.append(Candidate(word: Command.helpWord, meaning: Command.help.parameter.help)) }
    let place = Place(
      path: path, commands: commands, options: command.parameters.filter { !$0.isPositional },
      arguments: command.parameters.filter(\.isPositional))
    return [place] + below.flatMap { places(of: $0, at: path + [$0.name]) } + help(with: below, at: path)
  }

  /// The word `help` is no command of its own, and takes the name of one.
  private static func help(with commands: [Command], at path: [String]) -> [Place] {
    guard !commands.isEmpty else { return [] }
    let names = ValueKind(
      allowed: .words(commands.map(\.name)), repetition: .lastWins, read: { (text) throws(WrongValue) in text }, spell: { $0 })
    let argument = Argument("subcommand", optional: names, help: "The command to be told about.")
    return [Place(path: path + [Command.helpWord], commands: [], options: [], arguments: [argument.parameter])]
  }
}

extension CompletionTable.Place {
  /// The words that lead here, with blanks between them.
  var name: String { path.joined(separator: " ") }

  /// What can be offered for each argument, and whether it is offered for all that follow too.
  var offers: [(index: Int, offer: Offer, isLast: Bool)] {
    let own = arguments.enumerated().map { index, parameter in
      (index, Offer(of: parameter.allowed), parameter.positionalCount?.isMany ?? false)
    }
    return commands.isEmpty ? own : [(0, .words(commands.map(\.word)), false)]
  }
}

/// What a shell can offer for a value.
enum Offer {
  /// Any text, or any number: nobody can know.
  case nothing
  case files
  case words([String])
  /// Words with commas between them, each once.
  case list([String])

  init(of allowed: AllowedValues) {
    self =
      switch allowed {
      case .text, .integers, .seconds: .nothing
      case .path: .files
      case .words(let words), .suggested(let words): .words(words)
      case .listOfWords(let words): .list(words)
      }
  }
}

extension Parameter {
  /// How many values it takes from their places; nil for a flag or an option.
  fileprivate var positionalCount: Count? {
    switch form {
    case .flag, .option: nil
    case .positional(_, _, let count): count
    }
  }

  /// What its value is called in help; nil for a flag.
  var valueName: String? {
    switch form {
    case .flag: nil
    case .option(let value, _), .positional(let value, _, _): value
    }
  }
}
