public import NavigationModel

/// Several dumps of one app as a story: the actions that lead from each to the next.
///
/// ```swift
/// let story = DumpStory(of: [
///   DumpStory.Chapter(dump: first, source: "a.txt"), DumpStory.Chapter(dump: second, source: "b.txt"),
/// ])
/// for part in story.parts { print(part.scenario.actions) }
/// ```
///
/// The actions are the fewest that do it, up to eight between two dumps, and each was tried by the rules of replays. The same address is the same
/// controller; where there are none, class and place tell. Where no action leads on, the story has a note and goes on in another part, which
/// starts with the dump that could not be reached.
public struct DumpStory: Sendable {
  /// One dump of the story.
  public struct Chapter: Hashable, Sendable {
    /// What the app's tree was.
    public let dump: HierarchyDump
    /// What to call the dump in captions and messages, as its file is called.
    public let source: String

    /// Names a dump.
    public init(dump: HierarchyDump, source: String) {
      self.dump = dump
      self.source = source
    }
  }

  /// Where in the dumps something stands.
  public struct Place: Hashable, Sendable {
    /// The dump's name.
    public let source: String
    /// The line in its text, from 1.
    public let line: Int
  }

  /// A stretch of the story in which each dump can be reached from the one before.
  public struct Part: Hashable, Sendable {
    /// The scenario; unless it is the last, it ends with a note that says what could not be done.
    public let scenario: Scenario
    /// Where the row of the scenario's root stands.
    public let start: Place
    /// Where each action is to be seen: the row of what it brings or uncovers.
    public let places: [Place]
    /// For each of its dumps the number of actions that have happened by then.
    public let actionCounts: [Int]
  }

  /// The parts in order; none where there is an error among the messages.
  public let parts: [Part]
  /// Errors, warnings and notes, in the order of the dumps.
  public let messages: [StoryMessage]

  /// What to call the whole story: from its first dump to its last; nil for a single dump.
  public let title: String?

  /// The whole story played through: each part but the first starts where the note before it stands.
  public var replay: Replay { Replay(ofParts: parts.map(\.scenario)) }

  /// Finds the actions between dumps; of a single dump it makes the scenario that starts with it.
  ///
  /// - Complexity: O(n · d) for n controllers and d differences between two dumps, where at most eight actions lead from one to the next.
  public init(of chapters: [Chapter]) {
    var teller = StoryTeller(chapters)
    teller.tell()
    parts = teller.parts
    messages = teller.messages
    title = PartDraft.title(from: chapters.first?.source, to: chapters.count > 1 ? chapters.last?.source : nil)
  }
}
