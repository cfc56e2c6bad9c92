#if os(Linux)
  import Foundation
  import HierarchyReading
  import NavigationModel
  import SequenceExport
  import Testing

  private let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
  private let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { "\($0)/swiftc" }
    .first(where: FileManager.default.isExecutableFile)

  /// The recorder for apps is outside the package, and there is no UIKit here: a stand-in with a small app shows that what it writes is read.
  @Suite(.enabled(if: compiler != nil, "there is no swiftc on the PATH")) struct RecorderTests {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "navtree-recorder-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func run(_ program: String, _ words: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = words
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(["LD_LIBRARY_PATH": folder.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return process.terminationStatus == 0 ? said : "status \(process.terminationStatus): \(said)"
    }

    @Test func recordsWhatIsRead() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let compiler = try #require(compiler)
      for name in ["UIKit.swift", "App.swift"] {
        let source = package.appending(path: "Tests/SequenceExportTests/Recorder/\(name).txt")
        try FileManager.default.copyItem(at: source, to: folder.appending(path: name))
      }
      let recorder = package.appending(path: "Recorder/NavTreeRecorder.swift").path
      let library = [
        "-swift-version", "6", "-emit-module", "-emit-library", "-module-name", "UIKit", "UIKit.swift", "-o", "libUIKit.so",
      ]
      #expect(try run(compiler, ["-parse", recorder]) == "")
      #expect(try run(compiler, library) == "")
      let app = ["-swift-version", "6", "-parse-as-library", "-I", ".", "-L", ".", "-lUIKit", "App.swift", recorder, "-o", "app"]
      #expect(try run(compiler, app) == "")
      #expect(try run(folder.appending(path: "app").path, ["out.jsonl"]) == "")

      let text = try String(contentsOf: folder.appending(path: "out.jsonl"), encoding: .utf8)
      #expect(RecordingText.isRecording(text))
      let readings = RecordingText.readings(of: text)
      let dumps = try readings.map { try #require($0.dump, "\($0.messages)") }
      // The fourth change changed nothing, so that no line tells of it.
      #expect(dumps.map(\.rows.count) == [4, 5, 5])
      let tabs = dumps[1].tree
      #expect(tabs.kind == .tabs && tabs.selected == 1)
      #expect(tabs.children.map(\.kind) == [.screen, .navigation])
      #expect(tabs.children[1].traits.barHidden && tabs.children[1].children[0].traits.backHidden)
      #expect(tabs.presentation?.style == .pageSheet)
      #expect(dumps[1].rows.map(\.state) == [.disappeared, .disappeared, .disappeared, .appeared, .appeared])
      #expect(dumps.map { $0.tree.children[0].name } == ["Cart", "Cart", "Secret"])
      #expect(dumps[0].rows.map(\.controller.pointer) == Array(dumps[2].rows.map(\.controller.pointer).prefix(4)))
    }
  }
#endif
