import GraphvizEngine
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
    // Nothing that can be drawn here makes pango or cairo speak, so this test does while they work.
    let drawing = Task.detached {
      try GraphvizEngine.shared.draw(SampleGraphs.frame("", viewport: "3000,3000,1,1500,1500"), as: .png)
    }
    for _ in 0..<10 {
      try await Task.sleep(for: .milliseconds(10))
      write(2, "to be kept\n", 11)
    }
    _ = try await drawing.value
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
