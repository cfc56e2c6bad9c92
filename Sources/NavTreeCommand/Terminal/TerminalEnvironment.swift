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
  package var allowsLineControl: Bool { variable("TERM") != "dumb" }

  /// Whether a terminal is to be written to in colour: not with `NO_COLOR` (https://no-color.org), and not if it can't.
  package var allowsColour: Bool { (variable("NO_COLOR") ?? "").isEmpty && allowsLineControl }

  /// The width of a terminal.
  ///
  /// - Parameter measured: what the terminal itself says.
  /// - Returns: `COLUMNS` if it is a number, else what was measured, else 80; help in less than 40 columns is no help.
  package func width(measured: Int?) -> Int {
    let wanted = variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return max(wanted ?? measured ?? Self.defaultWidth, Self.leastWidth)
  }
}
