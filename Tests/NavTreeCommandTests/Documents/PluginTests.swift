import Foundation
import Testing

/// The command plugin in a package that uses navtree: nothing but files, and no network.
@Suite struct PluginTests {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "Draws a client's scenarios and catalogue",
    .enabled(
      if: ProcessInfo.processInfo.environment["NAVTREE_PLUGIN_TEST"] == "1",
      "it builds navtree for a client, which takes minutes; set NAVTREE_PLUGIN_TEST=1"),
    .timeLimit(.minutes(30)))
  func draws() throws {
    let desk = try Desk()
    try desk.put(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "client", platforms: [.macOS(.v15)],
        dependencies: [.package(name: "navtree", path: "\(Self.top.path)")],
        targets: [.target(name: "App")])

      """, in: "Package.swift")
    try desk.put("/// A number.\npublic let number = 1\n", in: "Sources/App/App.swift")
    try desk.put("# ``App``\n\nAn app.\n\n```navtree name=start frame=0\n\(Sketch.fine)```\n", in: "Sources/App/App.docc/App.md")
    try desk.put("# Client\n\n```navtree file=Stories/first.nav\n```\n", in: "README.md")
    try desk.put(Sketch.fine, in: "Stories/first.nav")
    try desk.put(Sketch.other, in: "Stories/second.nav")
    try desk.put("// swift-tools-version: 6.2\n", in: "Other/Package.swift")
    try desk.put("```navtree\ntree\n```\n", in: "Other/README.md")

    let drawn = try plugin(in: desk)
    #expect(drawn.status == 0, "\(drawn.words)")
    let images = desk.names().filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }
    #expect(
      images == [
        "Sources/App/App.docc/Resources/start.svg", "Sources/App/App.docc/Resources/start@2x.png",
        "Sources/App/App.docc/Resources/start~dark.svg", "Sources/App/App.docc/Resources/start~dark@2x.png",
        "Stories/images/second.svg", "images/first.svg",
      ])
    #expect(desk.text("README.md")?.contains("](images/first.svg)") == true)
    #expect(desk.text("Sources/App/App.docc/App.md")?.contains("](start.svg)") == true)
    #expect(try plugin(in: desk, "--check").status == 0)
    try desk.put(Sketch.fine + "  push Last\n", in: "Stories/first.nav")
    let stale = try plugin(in: desk, "--check")
    #expect(stale.status != 0 && stale.words.contains("images/first.svg is stale"), "\(stale.words)")
    #expect(try plugin(in: desk, "--chek").words.contains("not '--chek'"))
  }

  /// Runs the plugin; what is built stays with this package, so that the next run is fast.
  private func plugin(in desk: Desk, _ words: String...) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "package", "--disable-sandbox", "--package-path", desk.path, "--scratch-path",
        Self.top.appendingPathComponent(".build/plugin-client").path, "--disable-automatic-resolution",
        "--allow-writing-to-package-directory", "draw-navigation",
      ] + words
    let output = desk.path + "/.said"
    try desk.put("", in: ".said")
    let handle = try #require(FileHandle(forWritingAtPath: output))
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, desk.text(".said") ?? "")
  }
}
