import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory draw-navigation`: draws the scenarios of a package's documents.
///
/// Every DocC catalogue is drawn for DocC, every other Markdown file in place, and a scenario that no document names as a sheet. The work
/// is `navtree docs`; here is only found what there is to draw. `--check` and the other flags of `navtree docs` are handed on, and paths
/// that are named are taken instead of the whole package.
@main struct DrawNavigation: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let flags = arguments.filter { $0.hasPrefix("-") }
    if let unknown = flags.first(where: { !["--check", "--force", "--no-source", "--quiet", "-q"].contains($0) }) {
      throw Failure("draw-navigation knows '--check', '--force', '--no-source' and '--quiet', but not '\(unknown)'")
    }
    let root = context.package.directoryURL
    let named = arguments.filter { !$0.hasPrefix("-") }.map { URL(fileURLWithPath: $0, relativeTo: root) }
    let found = try Documents(below: named.isEmpty ? [root] : named)
    let navtree = try context.tool(named: "navtree").url
    let paths = { (files: [URL]) in files.map { Self.path(of: $0, from: root) } }
    var calls = found.catalogs.map { ["docs", "--docc", Self.path(of: $0, from: root)] }
    if !found.files.isEmpty { calls.append(["docs", "--in-place"] + paths(found.files)) }
    if calls.isEmpty { Diagnostics.remark("there is no Markdown file, no scenario and no catalogue to draw") }
    var failed = false
    for call in calls {
      let process = Process()
      process.executableURL = navtree
      process.arguments = call + flags
      process.currentDirectoryURL = root
      try process.run()
      process.waitUntilExit()
      if process.terminationReason != .exit || process.terminationStatus != 0 { failed = true }
    }
    guard !failed else { throw Failure("not everything is drawn; see above") }
  }

  /// The path as a person at the package's root would write it.
  private static func path(of file: URL, from root: URL) -> String {
    let start = root.standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

/// What there is to draw in a package.
private struct Documents {
  private(set) var catalogs: [URL] = []
  /// Markdown files and scenarios outside of catalogues.
  private(set) var files: [URL] = []

  init(below places: [URL]) throws {
    for place in places {
      guard FileManager.default.fileExists(atPath: place.path) else { throw Failure("there is no '\(place.relativePath)'") }
      add(place, isTop: true)
    }
  }

  private mutating func add(_ place: URL, isTop: Bool) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      if ["md", "markdown", "nav"].contains(place.pathExtension.lowercased()) { files.append(place) }
      return
    }
    if place.pathExtension == "docc" { return catalogs.append(place) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    // What lies in another package is that package's; what is hidden is a tool's.
    guard isTop || !names.contains("Package.swift") else { return }
    for name in names.sorted() where !name.hasPrefix(".") { add(place.appendingPathComponent(name), isTop: false) }
  }
}

/// Why nothing, or not everything, is drawn.
private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
