import GraphvizEngine
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.serialized) struct InspectingTests {
  let engine = GraphvizEngine.shared

  @Test func findsFormatsAndFonts() throws {
    let report = try engine.inspect()
    #expect(report.version.contains("."))
    #expect(report.workingFormats == [.svg, .png, .pdf])
    #expect(report.failures.isEmpty)
    #expect(report.isFontUsable)
    #expect(report.fontName == "Helvetica,Arial,sans-serif")
  }

  @Test func keepsStandardErrorOfACall() async throws {
    let before = standardErrorFile()
    engine.keepStandardError(true)
    defer { engine.keepStandardError(false) }
    // Nothing that can be drawn here makes pango or cairo speak, so this test does for as long as they work.
    let isDrawn = Flag()
    try await withThrowingTaskGroup { group in
      group.addTask {
        defer { isDrawn.raise() }
        _ = try GraphvizEngine.shared.draw(SampleGraphs.frame("", viewport: "3000,3000,1,1500,1500"), as: .png)
      }
      while !isDrawn.isRaised {
        write(2, "to be kept\n", 11)
        try await Task.sleep(for: .milliseconds(5))
      }
      try await group.waitForAll()
    }
    #expect(engine.takeKeptStandardError().contains { $0.contains("to be kept") })
    #expect(!engine.takeKeptStandardError().contains { $0.contains("to be kept") })
    #expect(standardErrorFile() == before)
  }

  private func standardErrorFile() -> UInt64 {
    var status = stat()
    fstat(2, &status)
    return UInt64(status.st_ino)
  }
}

private final class Flag: Sendable {
  private let state = Mutex(false)

  var isRaised: Bool { state.withLock { $0 } }

  func raise() { state.withLock { $0 = true } }
}
