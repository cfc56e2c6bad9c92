import HierarchyReading
import NavigationModel
import Testing

/// Dumps at their limits: just allowed, and one more.
@Suite struct DumpLimitTests {
  private func errors(_ text: String) -> [String] {
    errors(DumpReading.all(in: text))
  }

  private func errors(_ readings: [DumpReading]) -> [String] {
    readings.flatMap(\.messages).filter { $0.severity == .error }.map { "\($0.line): \($0.id): \($0.text)" }
  }

  @Test func readsRowsUpToTheLimit() {
    // Dumps of four rows each: all count together.
    func errors(_ rows: Int) -> [String] {
      let text = (0..<rows).map { $0 % 4 == 0 ? "\n<A 0x1>\n" : " | <B 0x2>\n" }.joined()
      return self.errors(DumpReading.all(in: text, mostRows: 40))
    }
    #expect(Limits.rows == 400_000)
    #expect(errors(40) == [])
    // What is beyond is not looked at.
    for count in [41, 60] {
      #expect(
        errors(count) == [
          "52: too-many-rows: this is row 41 of all dumps in this text, and the most are 40; read them from several files"
        ])
    }
  }

  @Test func readsControllersUpToTheLimit() {
    func dump(_ rows: Int) -> String { "<A 0x1>\n" + String(repeating: " | <B 0x2>\n", count: rows - 1) }
    #expect(errors(dump(Limits.controllers)) == [])
    #expect(
      errors(dump(Limits.controllers + 1)) == [
        "50001: too-many-controllers: there are 50001 controllers here, and the most are 50000; "
          + "leave out what the story is not about"
      ])
  }

  @Test func readsLevelsUpToTheLimit() {
    func dump(_ depth: Int) -> String { (0..<depth).map { String(repeating: " | ", count: $0) + "<A 0x\($0)>\n" }.joined() }
    #expect(errors(dump(Limits.depth)) == [])
    #expect(
      errors(dump(Limits.depth + 1)) == [
        "201: deep: controllers stand 201 deep in each other here, and the most are 200; show less of what is around them"
      ])
  }

  @Test func readsClassesUpToTheLimit() {
    func dump(_ length: Int) -> String { "<\(String(repeating: "A", count: length)) 0x1>, state: appeared, view: <V 0x2>\n" }
    #expect(errors(dump(Limits.nameLength)) == [])
    #expect(
      errors(dump(Limits.nameLength + 1)) == [
        "1: name-too-long: this class has 10001 characters, and the most are 10000; write a shorter one"
      ])
  }

  /// A class that nothing can be seen of gives a note.
  @Test func tellsMistakesUpToTheLimit() {
    func told(_ count: Int) -> [String] {
      let text = "<A 0x1>\n" + String(repeating: " | <B\u{200B} 0x2>\n", count: count)
      return DumpReading.all(in: text).flatMap(\.messages).filter { $0.severity == .note }.map(\.text)
    }
    #expect(told(100).count == 100 && told(100).last?.hasPrefix("this class") == true)
    #expect(told(101).count == 101 && told(101).last == "and 1 more note like these")
    #expect(told(300).count == 101 && told(300).last == "and 200 more notes like these")
  }
}
