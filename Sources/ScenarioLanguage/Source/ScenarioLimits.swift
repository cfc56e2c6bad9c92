/// How large a scenario may be, in whichever language it is written; beyond it there is a mistake to read instead of a program out of memory.
public enum ScenarioLimits {
  /// The most bytes that a text may have: 4 MiB.
  public static let bytes = 4 << 20
  /// The most lines that a text may have, comments and empty ones among them.
  public static let lines = 200_000
  /// The most bytes that one line may have.
  public static let lineBytes = 100_000
  /// The most characters that a name, a class, a title or a caption may have.
  public static let nameLength = 10_000
  /// The most controllers that may stand inside each other in what is written.
  public static let depth = 200
  /// The most mistakes that are told at once.
  public static let mistakes = 1000
}
