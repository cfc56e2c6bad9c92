/// What reads or draws strangers' bytes, and what must be true of it for any bytes at all.
///
/// The same properties are checked by the fuzzer's harnesses (`Fuzzing`) and, for inputs that a fuzzer found, by tests.
enum FuzzedReader: String, CaseIterable, Sendable {
  /// The scenario language.
  case scenario
  /// Scenarios and the records of pictures, as JSON.
  case json
  /// Dumps and recordings.
  case dump
  /// From a scenario to SVG.
  case render
  /// The files that navtree writes, read back.
  case picture

  /// Reads bytes; what is no fault of the bytes is thrown.
  ///
  /// - Returns: Whether the bytes were something to go on with, rather than refused.
  @discardableResult
  func check(_ bytes: [UInt8]) throws -> Bool {
    switch self {
    case .scenario: try ScenarioProperty.check(bytes)
    case .json: try JSONProperty.check(bytes)
    case .dump: try DumpProperty.check(bytes)
    case .render: try RenderProperty.check(bytes)
    case .picture: try PictureProperty.check(bytes)
    }
  }
}

/// Something that must be true of all inputs and is not.
struct BrokenProperty: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless a property holds.
func require(_ holds: Bool, _ words: @autoclosure () -> String) throws(BrokenProperty) {
  if !holds { throw BrokenProperty(words()) }
}
