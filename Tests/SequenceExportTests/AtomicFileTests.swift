import Foundation
import SequenceExport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws(WriteFailure) -> AtomicFile.Change {
    try AtomicFile(folder.path(name)).write(Array(text.utf8))
  }

  private func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))
  }

  @Test("Writes a file, and the folders on the way, and leaves nothing else")
  func writesFile() throws {
    #expect(try write("one", to: "a/b/c.svg") == .written)
    #expect(folder.text("a/b/c.svg") == "one")
    #expect(try write("two!", to: "a/b/c.svg") == .written)
    #expect(folder.text("a/b/c.svg") == "two!")
    #expect(try folder.names(in: "a/b") == ["c.svg"])
    #expect(try write("three", to: "a/x/\u{301}y/\u{301}z.svg") == .written)
    #expect(try folder.names(in: "a") == ["b", "x"])
  }

  @Test("Leaves a file with the same bytes alone")
  func leavesSameBytes() throws {
    try folder.put("same", in: "f")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.path("f"))
    #expect(try write("same", to: "f") == .unchanged)
    #expect(try attributes(of: "f")[.modificationDate] as? Date == old)
    #expect(try write("diff", to: "f") == .written)
    #expect(try attributes(of: "f")[.modificationDate] as? Date != old)
    #expect(folder.text("f") == "diff")
  }

  @Test("Keeps the permissions of a file that it replaces")
  func keepsPermissions() throws {
    try folder.put("old", in: "f")
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: folder.path("f"))
    #expect(try write("new", to: "f") == .written)
    #expect(try attributes(of: "f")[.posixPermissions] as? Int == 0o604)
  }

  @Test("Writes to the file that a link leads to, and keeps the link")
  func followsLinks() throws {
    try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: false)
    try folder.put("old", in: "real/f")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real/f")
    #expect(try write("new", to: "link") == .written)
    #expect(folder.text("real/f") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real/f")
    #expect(try folder.names(in: "real") == ["f"])
  }

  @Test("Writes to a named pipe as it is")
  func writesToPipe() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    // Open at both ends, so that nobody has to wait for the other.
    let pipe = FileHandle(fileDescriptor: open(folder.path("pipe"), O_RDWR | O_NONBLOCK), closeOnDealloc: true)
    #expect(try write("flows", to: "pipe") == .written)
    #expect(String(decoding: pipe.availableData, as: UTF8.self) == "flows")
    #expect(try folder.names() == ["pipe"])
  }

  @Test("Goes round a new file that another process has left behind")
  func goesRoundLeftovers() throws {
    let leftover = ".navtree-\(ProcessInfo.processInfo.processIdentifier)-0.tmp"
    try folder.put("not ours", in: leftover)
    #expect(try write("one", to: "f") == .written)
    #expect(folder.text(leftover) == "not ours")
    #expect(try folder.names() == [leftover, "f"])
  }

  @Test("Gives up where a hundred names are taken, and says what to remove")
  func givesUp() throws {
    func leftover(_ number: Int) -> String { ".navtree-\(ProcessInfo.processInfo.processIdentifier)-\(number).tmp" }
    for number in 0..<99 { try folder.put("not ours", in: leftover(number)) }
    #expect(try write("one", to: "f") == .written)
    try folder.put("not ours", in: leftover(99))
    let error = #expect(throws: WriteFailure.self) { try write("two", to: "f") }
    #expect(
      error?.description
        == "can't write '\(folder.path("f"))': writing a new file beside it failed: 100 unfinished files of killed processes lie "
        + "there; remove '.navtree-*.tmp' from its folder")
    #expect(folder.text("f") == "one")
    #expect(try folder.names().count == 101)
  }

  @Test("Says which file can't be written, what was tried, and why")
  func saysWhy() throws {
    try folder.put("", in: "file")
    try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
    let long = String(repeating: "x", count: 300)
    let cases: [(name: String, attempt: String, reason: String)] = [
      ("file/out/f.svg", "creating the folder '\(folder.path("file"))'", "File exists"),
      ("file/f.svg", "creating the folder '\(folder.path("file"))'", "File exists"),
      ("folder", "giving it its name", "Is a directory"),
      (long, "giving it its name", "File name too long"),
      ("\(long)/f.svg", "creating the folder '\(folder.path(long))'", "File name too long"),
    ]
    for (name, attempt, reason) in cases {
      let error = #expect(throws: WriteFailure.self) { try write("x", to: name) }
      #expect(error?.path == folder.path(name))
      #expect(error?.attempt == attempt)
      #expect(error?.description == "can't write '\(folder.path(name))': \(attempt) failed: \(reason)")
      #expect(try folder.names() == ["file", "folder"])
    }
  }

  @Test("Says that a disk is full", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func saysFull() {
    let error = #expect(throws: WriteFailure.self) { try AtomicFile("/dev/full").write([1]) }
    #expect(error?.description == "can't write '/dev/full': writing to it failed: No space left on device")
  }

  @Test("Makes the file that a dangling link leads to, and keeps the link")
  func followsDanglingLinks() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("one"), withDestinationPath: "two")
    try FileManager.default.createSymbolicLink(atPath: folder.path("two"), withDestinationPath: folder.path("three"))
    #expect(try write("new", to: "one") == .written)
    #expect(folder.text("three") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("one")) == "two")
    #expect(try folder.names() == ["one", "three", "two"])
  }

  @Test("Writes in place of what was read, and of nothing else", arguments: ["other", "text", nil])
  func writesInPlace(change: String?) throws {
    try folder.put("text", in: "f")
    let read = FileStamp(of: folder.path("f"))
    let file = AtomicFile(folder.path("f"))
    try file.write(Array("kept".utf8), inPlaceOf: read)
    #expect(folder.text("f") == "kept")
    // The stamp is of the file that was replaced by now. Whoever writes the same text again has changed it, too.
    try FileManager.default.removeItem(atPath: folder.path("f"))
    if let change { try folder.put(change, in: "f") }
    let failure = #expect(throws: WriteFailure.self) { try file.write([1], inPlaceOf: read) }
    #expect(
      failure?.description
        == "can't write '\(folder.path("f"))': writing it in place failed: it was changed after it was read, and is left as it is now"
    )
    #expect(folder.text("f") == change)
    #expect(try folder.names() == (change == nil ? [] : ["f"]))
  }
}
