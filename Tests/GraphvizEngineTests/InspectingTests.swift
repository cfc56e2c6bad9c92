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

  /// Other tests of this process draw with the same switch on and off meanwhile, so one attempt proves nothing and several do.
  @Test func keepsStandardErrorOfACall() async throws {
    var isKept = false
    for _ in 0..<20 where !isKept {
      engine.keepStandardError(true)
      try await speakWhileDrawing()
      isKept = engine.takeKeptStandardError().contains { $0.contains("to be kept") }
      engine.keepStandardError(false)
    }
    #expect(isKept)
  }

  /// Nothing that can be drawn here makes pango or cairo speak, so this test does for as long as they work.
  private func speakWhileDrawing() async throws {
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
  }
}

private final class Flag: Sendable {
  private let state = Mutex(false)

  var isRaised: Bool { state.withLock { $0 } }

  func raise() { state.withLock { $0 = true } }
}
