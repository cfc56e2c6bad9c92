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
      for _ in 0..<5 { _ = try GraphvizEngine.shared.draw(SampleGraphs.frame("", viewport: "2500,2500,1,1250,1250"), as: .png) }
    }
    for _ in 0..<20 {
      try await Task.sleep(for: .milliseconds(10))
      write(2, "to be kept\n", 11)
    }
    try await drawing.value
    #expect(engine.takeKeptStandardError().contains("to be kept"))
    #expect(!engine.takeKeptStandardError().contains("to be kept"))
    #expect(standardErrorFile() == before)
  }

  private func standardErrorFile() -> UInt64 {
    var status = stat()
    fstat(2, &status)
    return UInt64(status.st_ino)
  }
}
