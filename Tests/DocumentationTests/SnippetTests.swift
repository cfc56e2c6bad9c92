import Foundation
import Testing

/// The programs in the articles are the package's snippets, which are compiled with it, and print what the articles say.
@Suite struct SnippetTests {
  /// The names of the files in the folder of snippets, without their ending.
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Article.package.appending(path: "Snippets").path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// A snippet as articles show it: without the comment that says what it is.
  private static func shown(_ name: String) throws -> String {
    let text = try String(contentsOf: Article.package.appending(path: "Snippets/\(name).swift"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.isEmpty || $0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The folder that programs and tests were built into.
  private static func program(_ name: String) -> URL? {
    let beside = [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
    return beside.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appending(path: name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  private let blocks: [Article.Block]

  init() throws { blocks = try #require(Article.named("Using-the-library")).blocks() }

  @Test("Shows every snippet, and no other program")
  func showsSnippets() throws {
    let snippets = try Self.names.map(Self.shown)
    #expect(snippets.count == 6)
    #expect(Set(blocks.filter(\.isProgram).map(\.text)) == Set(snippets))
  }

  @Test("Prints what the article says", arguments: names)
  func prints(name: String) throws {
    guard let program = Self.program(name) else {
      // 'swift build --build-tests' builds snippets too; a build of one product does not.
      try Test.cancel("\(name) was not built")
    }
    let text = try Self.shown(name)
    let place = try #require(blocks.firstIndex { $0.text == text })
    let printed = try #require(blocks[(place + 1)...].first)
    let process = Process()
    process.executableURL = program
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(printed == Article.Block(info: "", text: String(decoding: bytes, as: UTF8.self)))
  }

  @Test("Shows the same mistakes where scenarios are explained")
  func showsMistakes() throws {
    let text = try Self.shown("ReadStory")
    let place = try #require(blocks.firstIndex { $0.text == text })
    let writing = try #require(Article.named("Writing-scenarios")).blocks()
    #expect(writing.contains(blocks[place + 1]))
  }
}
