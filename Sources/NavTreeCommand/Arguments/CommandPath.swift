/// A command, and the words that lead to it: `navtree render`.
package struct CommandPath: Sendable {
  /// The command at the end.
  package let command: Command

  /// All the words, with blanks between them.
  package let name: String

  /// The path of a root command.
  ///
  /// - Parameter root: the command that the program is.
  package init(_ root: Command) {
    command = root
    name = root.name
  }

  private init(command: Command, name: String) {
    self.command = command
    self.name = name
  }

  /// The path of a command below this one.
  ///
  /// - Parameter command: one of the commands below.
  /// - Returns: its path.
  package func appending(_ command: Command) -> CommandPath {
    CommandPath(command: command, name: "\(name) \(command.name)")
  }
}
