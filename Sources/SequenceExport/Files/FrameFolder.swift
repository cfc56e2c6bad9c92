/// A folder that frames are written to, one by one, and their listing last.
///
/// ```swift
/// var folder = FrameFolder("out", endings: ["svg", "png", "pdf", "dot"])
/// for frame in frames { try folder.write(frame.bytes, as: frame.name) }
/// let summary = try folder.finish(listing: json)
/// ```
///
/// The folder is created when the first frame is written: a rendering that fails before leaves no trace. If one fails half-way, the
/// frames that were written are whole, nothing is removed, and the old listing stands. A link that has a frame's name is replaced, so
/// that nothing outside the folder is ever written to.
public struct FrameFolder: Sendable {
  /// The folder's path; the empty one is the current folder.
  public let path: String

  private let endings: Set<String>
  /// The frames of an earlier rendering, which may have to go; nil before the first frame is written.
  private var earlier: Set<FrameFileName>?
  /// The frames that were written, by their names without regard to case; none where there is nothing that may have to go.
  private var made: [String: FrameFileName] = [:]
  /// What became of the files so far.
  public private(set) var summary = Summary()

  /// Names a folder; nothing is done yet.
  ///
  /// - Parameters:
  ///   - path: its path.
  ///   - endings: the endings that frames have; a file with another is never removed.
  public init(_ path: String, endings: Set<String>) {
    self.path = path
    self.endings = endings
  }

  /// Writes a frame.
  ///
  /// - Parameters:
  ///   - bytes: all that the file is to hold.
  ///   - name: its name.
  /// - Throws: ``WriteFailure``, which names the file.
  public mutating func write(_ bytes: [UInt8], as name: FrameFileName) throws(WriteFailure) {
    let mayGo = earlier ?? FrameListing(in: path, endings: endings).names
    earlier = mayGo
    note(try AtomicFile(path.appendingName(name.description), throughLinks: false).write(bytes))
    if !mayGo.isEmpty { made[name.description.lowercased()] = name }
  }

  /// Finds the first file in the way that navtree did not make: a frame's that no listing names and that is no picture of navtree's, or a
  /// listing that is none.
  ///
  /// - Parameters:
  ///   - names: The frames that are to be written.
  ///   - withListing: Whether the listing is to be written, too.
  package func foreignFile(among names: some Sequence<FrameFileName>, withListing: Bool) -> ForeignFile? {
    let listing = FrameListing(in: path, endings: endings)
    if withListing, listing.isForeign { return ForeignFile(path.appendingName(FrameListing.fileName)) }
    for name in names where !listing.names.contains(name) {
      if let file = ForeignFile(inTheWayAt: path.appendingName(name.description), throughLinks: false) { return file }
    }
    return nil
  }

  /// Creates the folder if it is missing, and keeps it from other processes until the lock is gone.
  ///
  /// - Parameters:
  ///   - name: The frame that is to be written first.
  ///   - waiting: Called once if another process has it.
  /// - Throws: ``WriteFailure`` where there is no such folder and none can be made.
  func locked(for name: FrameFileName?, waiting: () -> Void) throws(WriteFailure) -> FolderLock? {
    try AtomicFile(path.appendingName(name?.description ?? "")).createFolders()
    return FolderLock(path, waiting: waiting)
  }

  /// Removes the frames that the old listing names and that were not written this time, and writes the new listing.
  ///
  /// - Parameter listing: the bytes of `frames.json`.
  /// - Returns: what became of the files.
  /// - Throws: ``WriteFailure``, which names the file.
  public mutating func finish(listing: [UInt8]) throws(WriteFailure) -> Summary {
    let file = newListing()
    try file.append(listing)
    return try finish(listing: file)
  }

  /// A listing that grows with the frames.
  func newListing() -> GrowingFile { GrowingFile(path.appendingName(FrameListing.fileName)) }

  /// Removes what the old listing names and was not written this time, and gives the new one its name.
  mutating func finish(listing: GrowingFile) throws(WriteFailure) -> Summary {
    let mayGo = earlier ?? FrameListing(in: path, endings: endings).names
    for name in mayGo.sorted(by: { $0.description < $1.description }) { try remove(name) }
    note(try listing.finish())
    return summary
  }
}

extension FrameFolder {
  /// How many files of a rendering were written, left alone and removed; the listing is one of them.
  public struct Summary: Hashable, Sendable {
    /// Files that are new, or whose bytes are.
    public internal(set) var written = 0

    /// Files that had the same bytes already.
    public internal(set) var unchanged = 0

    /// Frames of an earlier rendering that are no longer made.
    public internal(set) var removed = 0
  }

  private mutating func note(_ change: AtomicFile.Change) {
    switch change {
    case .written: summary.written += 1
    case .unchanged: summary.unchanged += 1
    }
  }

  /// Removes one frame, if it still is a file and nothing else.
  private mutating func remove(_ name: FrameFileName) throws(WriteFailure) {
    let file = path.appendingName(name.description)
    guard let status = FileStatus(of: file, followingLinks: false), status.kind == .file, !isMade(status, called: name) else {
      return
    }
    do {
      try removeFile(file)
    } catch {
      throw WriteFailure(path: file, attempt: "removing the frame that is no longer made", reason: error.words)
    }
    summary.removed += 1
  }

  /// Whether the file is a frame of this rendering; a folder that ignores case has one file for two names.
  private func isMade(_ status: FileStatus, called name: FrameFileName) -> Bool {
    guard let other = made[name.description.lowercased()] else { return false }
    return FileStatus(of: path.appendingName(other.description), followingLinks: false)?.isSame(as: status) == true
  }
}
