/// Reads the words of a call of one command.
///
/// Options may stand before, between and after the arguments. After `--` every word is an argument. A lone `-`, and what looks like a
/// negative number, is a value wherever it stands.
struct ArgumentReader {
  private let path: CommandPath
  private var words: ArraySlice<String>
  private var positionals: [String] = []
  private var result = Invocation()

  init(_ words: ArraySlice<String>, at path: CommandPath) {
    self.path = path
    self.words = words
  }

  mutating func invocation() throws(UsageError) -> Invocation {
    while let word = words.popFirst() {
      if word == "--" {
        positionals += words
        words = []
      } else if !word.looksLikeOption {
        positionals.append(word)
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else {
        try readShort(word)
      }
    }
    try placePositionals()
    return result
  }

  // MARK: Options

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let parameter = parameter(named: name) else {
      throw unknown(parts.first ?? word)
    }
    try give(parts.count > 1 ? parts[1] : nil, to: parameter, as: name)
  }

  /// Reads `-q`, `-oDIR`, `-o=DIR`, and several flags in one word.
  private mutating func readShort(_ word: String) throws(UsageError) {
    // Else `-only 3` would quietly be the output folder 'nly'.
    guard parameter(named: "-\(word)") == nil else { throw unknown(word) }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let parameter = parameter(named: name) else { throw unknown(name) }
      switch parameter.form {
      case .flag where letters.first != "=":
        result.add("", to: parameter)
      case .flag, .option, .positional:
        let attached = letters.first == "=" ? String(letters.dropFirst()) : letters.isEmpty ? nil : String(letters)
        try give(attached, to: parameter, as: name)
        letters = ""
      }
    }
  }

  private mutating func give(_ attached: String?, to parameter: Parameter, as name: String) throws(UsageError) {
    switch parameter.form {
    case .flag:
      if let attached { throw error(.needlessValue(name: name, value: attached)) }
      result.add("", to: parameter)
    case .option, .positional:
      if let attached {
        try add(attached, to: parameter, as: name)
      } else if let next = words.first, !next.looksLikeOption {
        words.removeFirst()
        try add(next, to: parameter, as: name)
      } else {
        throw error(.missingValue(parameter, name: name))
      }
    }
  }

  // MARK: Arguments

  private mutating func placePositionals() throws(UsageError) {
    // Help has been asked for in a cluster like `-qh`: nothing else matters.
    guard !result[Command.help] else { return }
    var rest = positionals[...]
    for parameter in path.command.parameters {
      guard case .positional(_, _, let count) = parameter.form else { continue }
      let taken = count.isMany ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      guard !taken.isEmpty || count.isNoneAllowed else { throw error(.missingArgument(parameter)) }
      for text in taken { try add(text, to: parameter, as: "") }
    }
    guard rest.isEmpty else { throw error(.unexpectedArguments(Array(rest))) }
  }

  private mutating func add(_ text: String, to parameter: Parameter, as name: String) throws(UsageError) {
    do {
      try parameter.check(text)
    } catch {
      throw self.error(.wrongValue(error.text, parameter, name: name))
    }
    result.add(text, to: parameter)
  }

  // MARK: Words

  private func parameter(named name: String) -> Parameter? {
    path.command.parameters.first { $0.names.contains(name) }
  }

  private func unknown(_ name: String) -> UsageError {
    error(.unknownOption(name, among: path.command.parameters.flatMap(\.names)))
  }

  private func error(_ problem: UsageError.Problem) -> UsageError { UsageError(problem: problem, path: path) }
}

extension String {
  /// Whether a word is an option by its look: a dash and more, but not a negative number.
  fileprivate var looksLikeOption: Bool {
    guard hasPrefix("-"), count > 1 else { return false }
    // `Double` alone would take `-inf` and `-nan` for numbers.
    return Double(self) == nil || !contains { $0.isNumber }
  }
}
