/// How large a story may be, and what it is read from: far above what people write, and below what a machine or libgvc suffers from.
///
/// What goes beyond one of them is refused with the limit, the value and the place, before anything is built of it. What Graphviz can be
/// trusted with is a matter of its own: `DrawingLimits` in `GraphvizEngine`.
public enum Limits {
  // MARK: What is read

  /// The most bytes of a file, or of standard input: 64 MiB.
  public static let inputBytes = 64 << 20
  /// The most bytes of a scenario as text: 4 MiB.
  public static let scenarioBytes = 4 << 20
  /// The most bytes of a scenario as JSON: 32 MiB, since the largest scenario as text is no more.
  public static let documentBytes = 32 << 20
  /// The most lines of a scenario, comments and empty ones among them.
  public static let lines = 200_000
  /// The most bytes of one line of a scenario.
  public static let lineBytes = 100_000
  /// The most characters of a name, a class, a title or a caption; a letter and each mark on it count as one each.
  public static let nameLength = 10_000
  /// The most rows of all dumps in one text together.
  public static let rows = 400_000
  /// The most mistakes of a scenario that are told at once.
  public static let mistakes = 1000

  // MARK: What is played

  /// The most controllers that may stand in each other, children and modals alike.
  public static let depth = 200
  /// The most controllers of one tree.
  public static let controllers = 50_000
  /// The most actions of a story.
  public static let actions = 100_000
  /// The most controllers of the trees of all steps of a story, added up: 100 million.
  public static let controllersOfAllSteps = 100_000_000

  /// The limits of a story that is played, for those who want to meet them sooner.
  package struct Story: Sendable {
    package var depth = Limits.depth
    package var controllers = Limits.controllers
    package var actions = Limits.actions
    package var controllersOfAllSteps = Limits.controllersOfAllSteps

    package init() {}
  }

  /// What is said of a value beyond its limit.
  ///
  /// - Parameters:
  ///   - what: what is too much, with its value: `this name has 10001 characters`.
  ///   - most: the limit.
  ///   - advice: what to do about it.
  package static func words(_ what: String, most: String, _ advice: String) -> String {
    "\(what), and the most are \(most); \(advice)"
  }
}
