/// How a word is written so that a shell takes it as it is.
enum ShellWord {
  /// For bash, zsh, and every other shell that follows POSIX.
  static func posix(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }

  /// For fish, in whose single quotes a backslash escapes.
  static func fish(_ word: String) -> String {
    "'\(word.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
