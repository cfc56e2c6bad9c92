import GraphvizEngine
import Testing

#if canImport(Glibc)
  import Glibc

  @Suite(.serialized) struct MemoryTests {
    let engine = GraphvizEngine.shared

    /// Other suites run meanwhile, so the least of several rounds counts: a leak shows in every one.
    @Test func drawsForEverWithoutGrowing() throws {
      let dot = SampleGraphs.siblings(clusters: 8, nodes: 4)
      for _ in 0..<300 { _ = try engine.draw(dot, as: .svg) }
      var growths: [Int] = []
      for _ in 0..<3 {
        let before = try residentBytes()
        for _ in 0..<1000 { _ = try engine.draw(dot, as: .svg) }
        growths.append(try residentBytes() - before)
      }
      #expect(growths.min() ?? 0 < 1_700_000, "\(growths)")
    }

    @Test func failsForEverWithoutGrowing() throws {
      for round in 0..<2 {
        let before = try residentBytes()
        for _ in 0..<500 {
          _ = try? engine.draw("digraph { a -> ", as: .svg)
          _ = try? engine.draw("digraph { a; b }", as: .svg)
          _ = try? engine.draw(SampleGraphs.frame("", viewport: "30000,10,1,15000,5"), as: .png)
        }
        if round == 1 { #expect(try residentBytes() - before < 2_000_000) }
      }
    }

    private func residentBytes() throws -> Int {
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
