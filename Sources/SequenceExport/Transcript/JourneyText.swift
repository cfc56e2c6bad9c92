public import NavigationModel

/// A story with a line for each step: what a baseline holds, so that a change of the story is a change of exactly the lines it concerns.
///
/// ```
/// # navtree journey 1
/// title | Two stacks on a third
/// 0 | start | visible: Root › Home
/// 1 | push Detail | done | visible: Root › Detail | appeared: Detail
/// 2 | pop | done | visible: Root › Home | removed: Detail
/// 3 | pop | ignored | visible: Root › Home | there is nothing below the root
/// ```
public struct JourneyText: Hashable, Sendable {
  /// The ending of a baseline's file, without its point.
  public static let ending = "journey"

  /// What every baseline begins with; the version of the format follows.
  static let signature = "# navtree journey "

  static let heading = signature + "1"

  /// What parts the fields of a line.
  static let separator = " | "

  /// The line of the title, if there is one, and a line for each step.
  let lines: [String]

  /// Takes a story's title and the steps of its replay.
  public init(title: String?, steps: [Step]) {
    lines = (title.map { ["title" + Self.separator + $0.onOneLine] } ?? []) + steps.map(Self.line)
  }

  /// All lines below the heading, with a line break at the end of each.
  public var text: String { ([Self.heading] + lines).map { $0 + "\n" }.joined() }

  /// Whether a text is a baseline, of this version of the format or another.
  ///
  /// - Parameter text: the text of a file that anybody may have written; an empty one is one that nobody would miss.
  public static func isJourney(_ text: String) -> Bool { text.isEmpty || text.hasPrefix(signature) }

  private static func line(of step: Step) -> String {
    var fields = [String(step.index), step.actionText]
    if step.action != nil { fields.append(step.ruling.outcome.rawValue) }
    fields.append("visible: " + step.after.visiblePath.joined(separator: " › "))
    fields += names("appeared", step.change.appeared, in: step.after)
    fields += names("removed", step.change.removed, in: step.before)
    if let explanation = step.explanation {
      fields.append((step.ruling.exception.map { "\($0): " } ?? "") + explanation)
    }
    return fields.joined(separator: separator).onOneLine
  }

  private static func names(_ title: String, _ ids: [ControllerID], in tree: NavigationTree) -> [String] {
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids)
    let names = tree.preorder.filter { wanted.contains($0.id) }.map(\.controller.spokenName)
    return ["\(title): \(names.joined(separator: ", "))"]
  }
}
