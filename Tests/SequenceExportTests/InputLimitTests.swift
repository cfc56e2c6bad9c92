import Foundation
import HierarchyReading
import NavigationModel
import SequenceExport
import Testing

/// What is read, at its limits: just allowed, and one more.
@Suite struct InputLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a file that is long without taking room on the disk.
  private func makeFile(bytes: Int) throws -> String {
    try folder.put("", in: "long")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("long")))
    try file.truncate(atOffset: UInt64(bytes))
    try file.close()
    return folder.path("long")
  }

  @Test("Reads a file of 64 MiB and no more")
  func takes64MiB() throws {
    #expect(Limits.inputBytes == 67_108_864)
    #expect(try InputText(readingFrom: makeFile(bytes: Limits.inputBytes)).text.utf8.count == Limits.inputBytes)
    let path = try makeFile(bytes: Limits.inputBytes + 1)
    let error = #expect(throws: ReadFailure.self) { try InputText(readingFrom: path) }
    #expect(error?.reason == .tooLarge(bytes: 67_108_865))
    #expect(
      error?.description == "can't read '\(path)': it has 67108865 bytes, and the most are 64 MiB; give a part of it")
  }

  private static func recording(rows: [Int]) -> String {
    let row = #","rows":[{"depth":0,"class":"A"}"#
    return rows.enumerated().map { number, count in
      #"{"navtree":"recording","version":1,"sequence":\#(number),"cause":"x""# + row
        + String(repeating: #",{"depth":1,"class":"B"}"#, count: count - 1) + "]}\n"
    }.joined()
  }

  @Test("Reads a recording up to the limit of rows, and nothing behind it")
  func takesRows() {
    func errors(_ rows: [Int]) -> [String] {
      RecordingText.readings(of: Self.recording(rows: rows), mostRows: 40).flatMap(\.messages).filter { $0.severity == .error }
        .map { "\($0.line): \($0.id): \($0.text)" }
    }
    #expect(errors([20, 19, 1]) == [])
    #expect(
      errors([20, 19, 1, 1, 1]) == [
        "4: too-many-rows: this is row 41 of all dumps in this text, and the most are 40; read them from several files"
      ])
  }
}
