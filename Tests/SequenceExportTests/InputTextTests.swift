import Foundation
import SequenceExport
import Testing

@Suite struct InputTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ bytes: [UInt8]) throws -> InputText {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("f.nav")))
    return try InputText(readingFrom: folder.path("f.nav"))
  }

  @Test("Reads text as it is, but for a byte order mark")
  func readsText() throws {
    #expect(try read(Array("a\r\nï\u{0}".utf8)).text == "a\r\nï\u{0}")
    #expect(try read([0xEF, 0xBB, 0xBF, 0x61]).text.unicodeScalars.map(\.value) == [0x61])
    #expect(try read([]).text == "")
    #expect(try read([0x61]).displayName == folder.path("f.nav"))
  }

  @Test(
    "Says where a text is no UTF-8",
    arguments: [
      ([0xFF], "wrong byte 0xFF in line 1, column 1"),
      ([0x61, 0x0A, 0xC3, 0xAF, 0x62, 0xC3, 0x28], "wrong byte 0xC3 in line 2, column 3"),
      ([0x61, 0xE2, 0x82], "wrong byte 0xE2 in line 1, column 2"),
      ([0xC0, 0xAF], "wrong byte 0xC0 in line 1, column 1"),
      ([0x61, 0x0D, 0x0A, 0x80], "wrong byte 0x80 in line 2, column 1"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xED, 0xA0, 0x80], "wrong byte 0xED in line 1, column 2"),
      ([0x61, 0x01, 0xFE], "wrong byte 0xFE in line 1, column 3"),
    ] as [([UInt8], String)])
  func saysWhere(bytes: [UInt8], place: String) {
    let error = #expect(throws: ReadFailure.self) { try read(bytes) }
    #expect(error?.description == "can't read '\(folder.path("f.nav"))': it is not UTF-8 text: \(place)")
  }

  @Test("Recognises UTF-16", arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func recognisesUTF16(bytes: [UInt8]) {
    let error = #expect(throws: ReadFailure.self) { try read(bytes) }
    #expect(error?.description == "can't read '\(folder.path("f.nav"))': it is UTF-16 text; save it as UTF-8")
  }

  @Test("Says why a file can't be read, in the system's words")
  func saysWhy() throws {
    try folder.put("", in: "file")
    let cases: [(name: String, reason: ReadFailure.Reason, words: String)] = [
      ("missing.nav", .system("No such file or directory"), "No such file or directory"),
      ("file/f.nav", .system("Not a directory"), "Not a directory"),
      ("", .folder, "it is a folder; give the files in it"),
      (String(repeating: "x", count: 300), .system("File name too long"), "File name too long"),
    ]
    for (name, reason, words) in cases {
      let error = #expect(throws: ReadFailure.self) { try InputText(readingFrom: folder.path(name)) }
      #expect(error?.path == folder.path(name))
      #expect(error?.reason == reason)
      #expect(error?.description == "can't read '\(folder.path(name))': \(words)")
    }
  }

  @Test("Stops at a size that no scenario has", .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func stopsAtLimit() {
    let error = #expect(throws: ReadFailure.self) { try InputText(readingFrom: "/dev/zero") }
    #expect(
      error?.description
        == "can't read '/dev/zero': it has more than 67108864 bytes, and the most are 64 MiB; give a part of it")
  }
}
