import Testing

/// The tables of faults, of limits and of what libgvc can do name tests for each row, and the tests are there.
struct FaultTableTests {
  @Test(
    "Has a test that exists for every row",
    arguments: [("Documentation/Faults.md", 60), ("ARCHITECTURE.md", 18), ("SECURITY.md", 18)])
  func namesTests(page: String, count: Int) throws {
    let rows = try NamedTests.rows(of: page)
    #expect(rows.count >= count, "\(rows.count)")
    for row in rows { #expect(NamedTests.faults(of: row) == []) }
  }
}
