/// The version of the program and of the package; this is the only place where it stands.
package enum Version {
  /// The version, as `--version` prints it.
  package static let current = "0.1.0"
}
