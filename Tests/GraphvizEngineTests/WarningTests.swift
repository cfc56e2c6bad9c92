import GraphvizEngine
import Testing

/// One after the other, because whoever takes the warnings takes everybody's.
@Suite(.serialized) struct WarningTests {
  let engine = GraphvizEngine.shared

  @Test func survivesLongMessages() throws {
    let long = String(repeating: "x", count: 20_000)
    for attributes in ["style=\"\(long)\"", "color=\"\(long)\"", "shape=\"\(long)\""] {
      _ = try engine.draw("graph { a [pos=\"0,0\" \(attributes)] }", as: .svg)
    }
    let warnings = engine.takeWarnings()
    #expect(warnings.contains { $0.count > 1023 }, "\(warnings.map { $0.prefix(60) })")
  }

  @Test func keepsWarnings() throws {
    _ = engine.takeWarnings()
    _ = try engine.draw("graph { a [pos=\"0,0\" shape=keepsWarnings] }", as: .svg)
    #expect(engine.takeWarnings().contains { $0.contains("keepsWarnings") })
    #expect(!engine.takeWarnings().contains { $0.contains("keepsWarnings") })
  }
}
