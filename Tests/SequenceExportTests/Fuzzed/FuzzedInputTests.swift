import Foundation
import Testing

/// Inputs that a fuzzer found, and those at the limits of what it looks for: what was true of them must stay true.
@Suite struct FuzzedInputTests {
  /// `Tests/FuzzedInputs` has a folder for each reader, and a file for each input, named by what was wrong.
  fileprivate static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../FuzzedInputs")

  fileprivate static let inputs: [(reader: FuzzedReader, name: String)] = FuzzedReader.allCases.flatMap { reader in
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: reader.rawValue).path)
    return (names ?? []).sorted().map { (reader, $0) }
  }

  @Test func findsInputs() {
    #expect(!Self.inputs.isEmpty)
  }

  @Test(arguments: inputs) func keepsProperties(of reader: FuzzedReader, for name: String) throws {
    try reader.check([UInt8](Data(contentsOf: Self.folder.appending(path: "\(reader.rawValue)/\(name)"))))
  }

  /// Beside pictures of as many pixels as are read, which take 256 MiB.
  @Test("Takes no more memory than pixels need, whatever a picture says of itself") func takesLittleMemory() async {
    await #expect(processExitsWith: .success) {
      for (reader, name) in FuzzedInputTests.inputs where reader == .picture {
        try reader.check([UInt8](Data(contentsOf: FuzzedInputTests.folder.appending(path: "picture/\(name)"))))
        let peak = try #require(ProcessMemory.peak)
        #expect(peak < 600 << 20, "\(name)")
      }
    }
  }

  /// Every reader but the one that draws is handed what is meant for the others, cut short at each place of its start.
  @Test(arguments: [FuzzedReader.scenario, .json, .dump, .picture])
  func keepsPropertiesForOthersInputs(of reader: FuzzedReader) throws {
    for (other, name) in Self.inputs where other != reader {
      let bytes = try Data(contentsOf: Self.folder.appending(path: "\(other.rawValue)/\(name)"))
      for length in 0..<min(bytes.count, 64) { try reader.check([UInt8](bytes.prefix(length))) }
    }
  }
}
