import HierarchyReading
import NavigationModel
import Testing

/// How much of dumps is read: just allowed, and one more.
@Suite struct RowLimitTests {
  private func rows(_ count: Int) -> String {
    "<A 0x1>\n" + String(repeating: "|<B 0x2>\n", count: count - 1)
  }

  /// Four hundred thousand rows take most of a minute without optimisation: what is documented is checked here, and what happens with fewer.
  @Test func readsAllRowsOfAllDumpsUpToTheLimit() throws {
    #expect(Limits.rows == 400_000)
    // Dumps of a row each, since one dump may have fewer rows than all of a text.
    let fine = String(repeating: "<A 0x1>\n", count: 40)
    let readings = DumpReading.all(in: fine, mostRows: 40)
    #expect(readings.count == 40 && readings.allSatisfy { $0.dump != nil })
    let last = try #require(DumpReading.all(in: fine + "<A 0x1>\n<A 0x1>\n", mostRows: 40).last)
    #expect(last.dump == nil && last.line == 41)
    #expect(
      last.said.last
        == "41:1: error: this is row 41 of all dumps in this text, and the most are 40; read them from several files")
  }

  @Test func readsFiftyThousandControllersOfOneDump() {
    #expect(DumpReading(of: rows(50_000)).dump?.rows.count == 50_000)
    let reading = DumpReading(of: rows(50_002))
    #expect(reading.dump == nil)
    #expect(
      reading.said.last
        == "50001:2: error: there are 50001 controllers here, and the most are 50000; leave out what the story is not about")
  }

  @Test func readsAClassOfTenThousandCharacters() {
    func dump(_ className: Int) -> DumpReading {
      DumpReading(of: "<\(String(repeating: "é", count: className)) 0x1>, state: appeared, view: <UIView 0x2>")
    }
    #expect(dump(10_000).dump != nil)
    #expect(
      dump(10_001).said.last
        == "1:1: error: this class has 10001 characters, and the most are 10000; write a shorter one")
  }
}
