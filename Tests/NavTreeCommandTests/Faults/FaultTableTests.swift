import Foundation
import Testing

/// The table of faults names a test for each row, and the tests are there.
struct FaultTableTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The functions of each suite, by the name of the suite's file.
  private static func tests() -> [String: String] {
    let tests = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix("Tests.swift") }.reduce(into: [:]) { found, file in
      let suite = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      found[suite, default: ""] += (try? String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }
  }

  @Test("Has a test that exists for every row")
  func namesTests() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Documentation/Faults.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasSuffix("| test |") }
    #expect(rows.count > 40)
    let tests = Self.tests()
    for row in rows {
      let names = row.matches(of: /`([A-Za-z]+Tests)\.([A-Za-z]+)`/)
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        #expect(tests[String(name.output.1)]?.contains("func \(name.output.2)(") == true, "\(name.output.0)")
      }
    }
  }
}
