import GraphvizEngine
import Testing

#if canImport(Glibc)
  import Glibc

  /// Each in a process of its own, where no other test asks for memory meanwhile.
  @Suite struct MemoryTests {
    /// A kilobyte a drawing, the least of the leaks that libgvc is known for, would be a megabyte here.
    private static let mostGrowth = 1_000_000

    @Test func drawsForEverWithoutGrowing() async {
      await #expect(processExitsWith: .success) {
        let dot = SampleGraphs.siblings(clusters: 8, nodes: 4)
        for _ in 0..<300 { _ = try GraphvizEngine.shared.draw(dot, as: .svg) }
        let before = try Self.residentBytes()
        for _ in 0..<1000 { _ = try GraphvizEngine.shared.draw(dot, as: .svg) }
        #expect(try Self.residentBytes() - before < Self.mostGrowth)
      }
    }

    @Test func givesPixelsForEverWithoutGrowing() async {
      await #expect(processExitsWith: .success) {
        let dot = SampleGraphs.siblings(clusters: 8, nodes: 4)
        for _ in 0..<300 { _ = try GraphvizEngine.shared.pixels(of: dot, dotsPerInch: 96) }
        let before = try Self.residentBytes()
        for _ in 0..<1000 { _ = try GraphvizEngine.shared.pixels(of: dot, dotsPerInch: 96) }
        #expect(try Self.residentBytes() - before < Self.mostGrowth)
      }
    }

    @Test func failsForEverWithoutGrowing() async {
      await #expect(processExitsWith: .success) {
        func fail(_ count: Int) {
          for _ in 0..<count {
            _ = try? GraphvizEngine.shared.draw("digraph { a -> ", as: .svg)
            _ = try? GraphvizEngine.shared.draw("digraph { a; b }", as: .svg)
            _ = try? GraphvizEngine.shared.draw(SampleGraphs.frame("", viewport: "30000,10,1,15000,5"), as: .png)
          }
        }
        fail(300)
        let before = try Self.residentBytes()
        fail(1000)
        #expect(try Self.residentBytes() - before < Self.mostGrowth)
      }
    }

    private static func residentBytes() throws -> Int {
      let file = try #require(fopen("/proc/self/statm", "r"))
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      _ = fgets(&line, 256, file)
      let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
      let pages = try #require(Int(fields[1]))
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
#endif
