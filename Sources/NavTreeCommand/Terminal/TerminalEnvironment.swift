/// What the environment's variables say about a terminal.
package struct TerminalEnvironment: Sendable {
  /// The width where nobody says another; always so where there is no terminal, so that the same call prints the same lines.
  package static let defaultWidth = 80

  private static let leastWidth = 40

  private let variable: @Sendable (String) -> String?

  /// Makes an environment.
  ///
  /// - Parameter variable: gives the value of a variable.
  package init(variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

  /// Whether a terminal understands more than plain lines.
  package var allowsLineControl: Bool { value(of: .term) != "dumb" }

  /// Whether a terminal is to be written to in colour: not with `NO_COLOR` (https://no-color.org), and not if it can't.
  package var allowsColour: Bool { (value(of: .noColor) ?? "").isEmpty && allowsLineControl }

  /// The width of a terminal.
  ///
  /// - Parameter measured: what the terminal itself says.
  /// - Returns: `COLUMNS` if it is a number, else what was measured, else 80; help in less than 40 columns is no help.
  package func width(measured: Int?) -> Int {
    let wanted = value(of: .columns).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return max(wanted ?? measured ?? Self.defaultWidth, Self.leastWidth)
  }
}

extension TerminalEnvironment {
  /// The variables that count; the raw value is the name.
  enum Variable: String, CaseIterable {
    case columns = "COLUMNS"
    case noColor = "NO_COLOR"
    case term = "TERM"

    /// What it does, in a sentence for the manual page.
    var meaning: String {
      switch self {
      case .columns: "The width of the terminal, in place of what the terminal itself says."
      case .noColor: "If it is not empty, messages have no colour."
      case .term: "If it is 'dumb', messages have no colour and no progress is shown."
      }
    }
  }

  private func value(of known: Variable) -> String? { variable(known.rawValue) }
}
