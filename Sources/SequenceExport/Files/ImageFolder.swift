internal import NavigationModel

/// A folder with the images of documents, which may hold other files too.
///
/// Images are written, or only compared; a document's images are claimed, and what the listing of an earlier run names and nobody claims
/// any more is left over. Nothing else in the folder is ever removed.
package struct ImageFolder: Sendable {
  /// The folder's path.
  package let path: String

  private var listing: ImageListing
  /// What the listing said before, of documents that were claimed anew or are gone.
  private var before: Set<ImageFileName> = []
  /// The documents that were claimed: their own files may yet have to be written.
  private var claimed: Set<String> = []

  /// Reads the listing in a folder; the folder itself may be missing.
  package init(_ path: String) {
    self.path = path
    listing = ImageListing(in: path)
  }

  /// What an earlier run noted of a document; nil where none did.
  package func entry(of document: String) -> ImageListing.Entry? { listing.entries[document] }

  /// Whether an earlier run noted an image.
  package func lists(_ name: ImageFileName) -> Bool {
    before.contains(name) || listing.entries.values.contains { $0.images.contains(name) }
  }

  /// The stems that other documents' images have, in small letters, and whose they are.
  ///
  /// - Parameter documents: The documents that are not counted, by their paths from the folder, nor what is written from them or from what
  ///   they are written from: it shows the same images.
  package func stemsTaken(besides documents: [(path: String, origin: String?)]) -> [String: String] {
    let own = Set(documents.flatMap { [$0.path, $0.origin ?? $0.path] })
    var taken: [String: String] = [:]
    for (document, entry) in listing.entries.sorted(by: { $0.key < $1.key })
    where !own.contains(document) && !own.contains(entry.origin ?? document) && !isGone(document) {
      for name in entry.images { taken[name.stem.lowercased()] = document }
    }
    return taken
  }

  /// Notes the images of a document.
  package mutating func claim(_ entry: ImageListing.Entry, for document: String) {
    before.formUnion(listing.entries[document]?.images ?? [])
    listing.entries[document] = entry
    claimed.insert(document)
  }

  /// Notes that a document has no images any more.
  package mutating func forget(_ document: String) {
    before.formUnion(listing.entries.removeValue(forKey: document)?.images ?? [])
  }

  /// Notes that documents which are not there any more have no images.
  package mutating func forgetGone() {
    for document in listing.entries.keys.filter(isGone) { forget(document) }
  }

  private func isGone(_ document: String) -> Bool {
    !claimed.contains(document) && FileStatus(of: path.appendingName(document), followingLinks: true) == nil
  }
}

// MARK: - One image

extension ImageFolder {
  /// What there is of an image.
  package enum State: Hashable, Sendable {
    case missing
    /// It has these bytes.
    case fresh
    /// It has other bytes.
    case stale([UInt8])
    /// A link, a folder or a device has its name.
    case noFile
  }

  /// Compares an image with what it should be.
  package func state(of name: ImageFileName, _ bytes: [UInt8]) -> State {
    let file = path.appendingName(name.description)
    guard let status = FileStatus(of: file, followingLinks: false) else { return .missing }
    guard status.kind == .file else { return .noFile }
    let limit = Limits.inputBytes
    guard let there = try? OpenFile(file, for: .reading).bytes(limit: limit) else { return .stale([]) }
    return there == bytes ? .fresh : .stale(there)
  }

  /// Whether an image's name belongs to a file that navtree did not make: no listing names it, and it is no picture that tells its source.
  package func isForeign(_ name: ImageFileName, _ state: State) -> Bool {
    if lists(name) { return false }
    switch state {
    case .missing, .fresh: return false
    case .noFile: return true
    case .stale(let bytes):
      guard let picture = try? PictureFile(bytes), case .success = picture.record else { return true }
      return false
    }
  }

  /// Writes an image.
  ///
  /// - Throws: ``WriteFailure``, which names the file.
  package func write(_ bytes: [UInt8], as name: ImageFileName) throws(WriteFailure) -> AtomicFile.Change {
    try AtomicFile(path.appendingName(name.description), throughLinks: false).write(bytes)
  }
}

// MARK: - All of them

extension ImageFolder {
  /// The images of earlier runs that are still there and that no document shows now.
  package var leftOver: [ImageFileName] {
    let claimed = Set(listing.entries.values.flatMap(\.images))
    // A folder that ignores case has one file for two names.
    let files = claimed.compactMap { status(of: $0) }
    return before.subtracting(claimed).sorted { $0.description < $1.description }.filter { name in
      guard let status = status(of: name), status.kind == .file else { return false }
      return !files.contains { $0.isSame(as: status) }
    }
  }

  /// What there is of the listing, compared with what it should be; nil where there should be none.
  package var listingState: State? {
    get throws {
      guard !listing.entries.isEmpty else { return listing.wasThere ? .stale([]) : nil }
      guard let there = ImageListing.bytes(in: path) else { return .missing }
      return try there == listing.bytes() ? .fresh : .stale(there)
    }
  }

  /// Removes what is left over, and writes the listing; a folder without images has none.
  ///
  /// - Returns: How many images were removed.
  /// - Throws: ``WriteFailure``, which names the file; what encoding throws.
  package func finish() throws -> Int {
    let leftOver = leftOver
    for name in leftOver { try remove(name.description) }
    if !listing.entries.isEmpty {
      try AtomicFile(path.appendingName(ImageListing.fileName), throughLinks: false).write(listing.bytes())
    } else if listing.wasThere {
      try remove(ImageListing.fileName)
    }
    return leftOver.count
  }

  private func remove(_ name: String) throws(WriteFailure) {
    let file = path.appendingName(name)
    do {
      try removeFile(file)
    } catch {
      throw WriteFailure(path: file, attempt: "removing what is no longer made", reason: error.words)
    }
  }

  private func status(of name: ImageFileName) -> FileStatus? {
    FileStatus(of: path.appendingName(name.description), followingLinks: false)
  }
}
