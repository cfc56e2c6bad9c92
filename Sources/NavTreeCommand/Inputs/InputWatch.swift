/// Which of several files changed, found by looking at all of them again and again.
///
/// Editors write a file in pieces, or give another file its name, and then there is none for a moment. So a change counts when a look later
/// the file is still the same, and a file is missed when it has been away for several looks.
package struct InputWatch<Stamp: Equatable> {
  /// The looks after which a file that is away is missed.
  package static var patience: Int { 10 }

  /// What there is to do about a file, by its place among all.
  package enum Event: Equatable {
    /// It is another one, and has stopped changing.
    case changed(Int)
    /// It has gone, and not come back.
    case missed(Int)
  }

  private struct File {
    /// What it was when it was last used.
    var used: Stamp?
    /// What it was at the last look.
    var seen: Stamp?
    /// For how many looks it has been away.
    var absences = 0
  }

  private var files: [File]

  /// Begins with what the files were just before they were used for the first time; nil for one that was not there.
  package init(_ stamps: [Stamp?]) { files = stamps.map { File(used: $0, seen: $0) } }

  /// Takes what the files are now, and tells what is to be done.
  package mutating func look(at stamps: [Stamp?]) -> [Event] {
    zip(files.indices, stamps).compactMap { index, now in
      let isSettled = files[index].seen == now
      files[index].seen = now
      guard let now else {
        guard files[index].used != nil else { return nil }
        files[index].absences += 1
        guard files[index].absences == Self.patience else { return nil }
        // Whatever comes back is then another one.
        files[index].used = nil
        return .missed(index)
      }
      files[index].absences = 0
      guard isSettled, files[index].used != now else { return nil }
      files[index].used = now
      return .changed(index)
    }
  }
}
