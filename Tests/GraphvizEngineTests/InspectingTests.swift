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

  @Test func keepsStandardErrorOnlyWhenAsked() throws {
    // cairo cannot open this file, and pango says so by itself, past libgvc's messages.
    let loud = "graph { a [pos=\"0,0\" fontname=\"\(String(repeating: "?", count: 40))\" image=\"/no/such.png\"] }"
    _ = engine.takeKeptStandardError()
    engine.keepStandardError(true)
    defer { engine.keepStandardError(false) }
    let before = fstatInode()
    _ = try? engine.draw(loud, as: .png)
    #expect(fstatInode() == before)
    #expect(engine.takeKeptStandardError().allSatisfy { !$0.isEmpty })
  }

  private func fstatInode() -> UInt64 {
    var status = stat()
    fstat(2, &status)
    return UInt64(status.st_ino)
  }
}
