/// The version of the program and of the package; this is the only place where it stands.
package enum Version {
  /// The version, as `--version` prints it.
  package static let current = "0.1.0"

  /// The day from which on it is what it is, as the manual page shows it; the clock has no say in any output.
  package static let date = "December 1, 2026"
}
