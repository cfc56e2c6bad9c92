import Foundation

/// Tests that pages name, as `Suite.function`.
enum NamedTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The functions of each suite, by the name of the suite's file.
  private static let functions: [String: String] = {
    let tests = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix("Tests.swift") }.reduce(into: [:]) { found, file in
      let suite = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      found[suite, default: ""] += (try? String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }
  }()

  /// The rows of all tables of a page whose last column is that of tests, without the head.
  static func rows(of page: String) throws -> [Substring] {
    let lines = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var rows: [Substring] = []
    var isInside = false
    for line in lines {
      if line.hasSuffix("| test |") { isInside = true } else if !line.hasPrefix("|") { isInside = false }
      if isInside, !line.hasSuffix("| test |"), !line.hasPrefix("| ---") { rows.append(line) }
    }
    return rows
  }

  /// What is wrong with the tests that a row names in its last column; nothing where all is well.
  static func faults(of row: Substring) -> [String] {
    let cell = row.dropLast(2).split(separator: " | ").last ?? ""
    let names = cell.matches(of: /`([A-Za-z]+Tests)(?:\.([A-Za-z0-9]+))?`/)
    let faults = names.compactMap { name -> String? in
      guard let suite = functions[String(name.output.1)] else { return "no suite: \(name.output.0)" }
      guard let function = name.output.2 else { return nil }
      return suite.contains("func \(function)(") ? nil : "no test: \(name.output.0)"
    }
    return names.isEmpty && !cell.contains("\"") ? ["no test in: \(row)"] : faults
  }
}
