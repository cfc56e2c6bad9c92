extension GraphvizEngine {
  /// What Graphviz warned of in all calls since the last time, the latest 1000, oldest first; a warning does not fail a call.
  public func takeWarnings() -> [String] {
    ProcessContext.withSettings { $0.takeWarnings() }
  }

  /// Switches on or off that standard error is kept instead of shown while Graphviz works.
  ///
  /// Pango, cairo and fontconfig print on standard error by themselves. While this is on, file descriptor 2 of the whole process points to a
  /// temporary file during calls of the engine, so what another thread prints meanwhile is kept as well: it is for command-line
  /// tools, and off by default.
  public func keepStandardError(_ on: Bool) {
    ProcessContext.withSettings { $0.keepsStandardError = on }
  }

  /// The lines kept since the last time, the latest 1000, oldest first.
  public func takeKeptStandardError() -> [String] {
    ProcessContext.withSettings { $0.takeKeptStandardError() }
  }
}
