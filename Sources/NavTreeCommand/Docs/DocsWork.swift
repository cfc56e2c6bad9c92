internal import Foundation
internal import ScenarioLanguage
internal import SequenceExport

/// One call of `navtree docs`: reading all documents, naming all images, and then document by document drawing and writing.
struct DocsWork {
  private let call: Invocation
  private let console: Console
  private let isQuiet: Bool
  private let places: [DocumentPlace]
  private var folders: [String: ImageFolder] = [:]
  /// What keeps the folders from other processes until all is written.
  private var locks: [FolderLock] = []
  /// The scenarios that a document draws, by their folders: they are drawn no more by themselves.
  private var drawnByOthers: [(folder: String, key: String)] = []
  private var status = ExitStatus.fine

  /// - Throws: ``WrongCall`` where the options do not go together.
  init(_ call: Invocation, _ console: Console) throws {
    self.call = call
    self.console = console
    isQuiet = call[Shared.quiet]
    places = try DocumentPlace.places(of: call)
    openFolders()
  }

  mutating func run() throws -> ExitStatus {
    var used = Set(places.filter(isKnown).map(\.folder))
    let documents = read()
    let made = try makeFolders(for: documents)
    // Where nothing could be drawn, nothing is left.
    defer { for folder in made.reversed() { removeEmptyFolder(folder) } }
    used.formUnion(places.filter(isKnown).map(\.folder))
    used.formUnion(documents.filter { !$0.blocks.isEmpty }.map(\.place.folder))
    let names = ImageStems(documents, taken: stemsTaken(besides: documents))
    let count = documents.reduce(0) { $0 + $1.blocks.count }
    if count > 0 { _ = console.tellWhatIsMissing(isQuiet: isQuiet) }
    let progress = console.progress("drawing", of: count, isQuiet: isQuiet)
    for (number, document) in documents.enumerated() {
      if let mistakes = names.mistakes[number] {
        say(mistakes, of: document)
        status = max(status, .wrongInput)
      } else if let drawn = draw(document, as: names.stems[number], progress) {
        do {
          try handle(drawn, isListed: used.contains(document.place.folder))
        } catch {
          status = max(status, console.report(error))
        }
      }
    }
    progress.finish()
    for folder in used.sorted() { finish(folder) }
    console.tellWhatGraphvizSaid(isQuiet: isQuiet)
    return status
  }

  /// Reads all documents; a scenario that a block names is drawn there, and not once more by itself.
  private mutating func read() -> [OpenDocument] {
    let reader = DocumentReader(console: console, isQuiet: isQuiet)
    var documents = places.filter { !$0.isScenario }.compactMap { reader.open($0, &status) }
    let named = Set(
      documents.flatMap { document in
        document.blocks.compactMap { $0.pictures?.request.file?.value }
          .map { FilePath.resolved(FilePath.joined(FilePath.folder(of: document.place.input), $0)) }
      })
    for place in places where place.isScenario {
      if named.contains(FilePath.resolved(place.input)) {
        drawnByOthers.append((place.folder, place.key))
        folders[place.folder]?.forget(place.key)
      } else if let document = reader.open(place, &status) {
        documents.append(document)
      }
    }
    return documents
  }

  private func isKnown(_ place: DocumentPlace) -> Bool { folders[place.folder]?.entry(of: place.key) != nil }

  /// The names that all other documents have, and in a catalogue, where folders do not count, all other images.
  private func stemsTaken(besides documents: [OpenDocument]) -> [String: [String: String]] {
    var taken: [String: [String: String]] = [:]
    for (path, folder) in folders {
      let own = documents.map(\.place).filter { $0.folder == path }.map { (path: $0.key, origin: $0.origin) }
      taken[path] = folder.stemsTaken(besides: own).mapValues { quoted(FilePath.tidy(FilePath.joined(folder.path, $0))) }
      guard let catalog = call[DocsCommand.catalog] else { continue }
      for file in FileManager.default.subpaths(atPath: catalog) ?? [] {
        let name = URL(fileURLWithPath: file).lastPathComponent
        guard ["svg", "png", "jpg", "jpeg", "gif"].contains(URL(fileURLWithPath: file).pathExtension.lowercased()),
          ImageFileName(recognising: name).map({ !folder.lists($0) }) ?? true
        else { continue }
        let stem = name.prefix { $0 != "." && $0 != "~" && $0 != "@" }.lowercased()
        taken[path, default: [:]].merge([stem: quoted(file)]) { holder, _ in holder }
      }
    }
    return taken
  }

  /// Draws all images of a document; nil where one can't be drawn, which was said.
  private mutating func draw(_ document: OpenDocument, as stems: [[String]], _ progress: Progress) -> DrawnDocument? {
    var images: [[BlockPictures.Image]] = []
    for (block, stems) in zip(document.blocks, stems) {
      defer { progress.advance() }
      guard let (request, story) = block.pictures else {
        images.append([])
        continue
      }
      let pictures = BlockPictures(
        of: story, request, isForDocC: document.place.style == .docc, carriesSource: !call[RenderCommand.noSource])
      do {
        let drawn = try pictures.drawn(as: stems)
        images.append(drawn)
        let leftOut = drawn.flatMap(\.leftOut).map(\.description)
        if !leftOut.isEmpty, !call[DocsCommand.check] {
          let message = "too large for PNG, so only SVG is made and not \(leftOut.joined(separator: ", "))"
          say([Diagnostic(.note, "left-out", message, range: block.block?.fence?.range)], of: document)
        }
      } catch {
        let range = block.block?.fence?.range
        say([Diagnostic(.error, "drawing", "the picture can't be drawn: \(error)", range: range)], of: document)
        status = max(status, .internalFault)
        return nil
      }
    }
    return DrawnDocument(document: document, images: images)
  }

  private func say(_ diagnostics: [Diagnostic], of document: OpenDocument) {
    let text = String(decoding: document.text.bytes, as: UTF8.self)
    console.say(diagnostics, of: InputText(text, foundIn: document.place.input), isQuiet: isQuiet)
  }

  /// Writes or compares one document.
  ///
  /// - Parameter isListed: Whether its folder has a listing, so that the document is noted in it even without images.
  private mutating func handle(_ drawn: DrawnDocument, isListed: Bool) throws {
    let place = drawn.place
    guard var folder = folders[place.folder] else { return }
    if call[DocsCommand.check] {
      let check = DocumentCheck(drawn, in: folder)
      for finding in check.findings {
        try console.write("\(visible(finding, keepingLines: false))\n")
        status = max(status, .wrongInput)
      }
      if let note = check.note, !isQuiet { console.say(StyledText(note)) }
    } else {
      let writing = DocumentWriting(drawn, in: folder, console, isForced: call[DocsCommand.force], isQuiet: isQuiet)
      guard try writing.write(isKnown: isKnown(place)) else {
        status = max(status, .cannotWrite)
        return
      }
    }
    if !drawn.entry.images.isEmpty || (place.origin != nil && isListed) {
      folder.claim(drawn.entry, for: place.key)
    } else {
      folder.forget(place.key)
    }
    folders[place.folder] = folder
  }

  /// Removes or lists what is left over in a folder.
  private mutating func finish(_ path: String) {
    guard var folder = folders[path] else { return }
    folder.forgetGone()
    do {
      if call[DocsCommand.check] {
        var lines = folder.leftOver.map { "\(FilePath.joined(folder.path, $0.description)) is left over" }
        let listing = FilePath.joined(folder.path, ImageListing.fileName)
        switch try folder.listingState {
        case .fresh, nil: break
        case .missing: lines.append("\(listing) is missing")
        case .stale, .noFile: lines.append("\(listing) is stale")
        }
        for line in lines { try console.write("\(visible(line, keepingLines: false))\n") }
        if !lines.isEmpty { status = max(status, .wrongInput) }
      } else {
        let removed = try folder.finish()
        if removed > 0, !isQuiet {
          console.say(
            StyledText(
              "\(visible(folder.path, keepingLines: false)): \(removed) \(removed == 1 ? "image" : "images") no longer shown and removed"
            ))
        }
      }
    } catch {
      status = max(status, console.report(error))
    }
  }
}

// MARK: - Keeping folders from others

extension DocsWork {
  /// Waits until no other process writes into the folders that are there, and reads their listings.
  private mutating func openFolders() {
    locks = []
    if !call[DocsCommand.check] {
      locks = FolderLock.all(of: places.map(\.images)) { folder in
        if !isQuiet { console.sayWaiting(for: folder) }
      }
    }
    folders = [:]
    for place in places where folders[place.folder] == nil { folders[place.folder] = ImageFolder(place.images) }
    for (folder, key) in drawnByOthers { folders[folder]?.forget(key) }
  }

  /// Makes the folders that images will be written into, since only a folder that is there can be kept from others.
  ///
  /// - Returns: Those that were not there, outer ones first.
  private mutating func makeFolders(for documents: [OpenDocument]) throws(WriteFailure) -> [String] {
    guard !call[DocsCommand.check] else { return [] }
    let wanted = documents.filter { document in document.blocks.contains { $0.pictures != nil } }.map(\.place.images)
    // Also those that another process has made meanwhile.
    let kept = Set(locks.map(\.path))
    guard !kept.isSuperset(of: wanted) else { return [] }
    var made: [String] = []
    for folder in wanted { made += try AtomicFile(FilePath.joined(folder, "image")).makeFolders() }
    // All locks are taken anew, in their order: who kept some and waited for others could be waited for.
    openFolders()
    return made
  }
}
