/// What the program ends with; the numbers are those of `sysexits.h` where it has one.
///
/// Of several inputs the one with the greatest status decides: `results.max()`.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  /// All went well.
  case fine = 0

  /// An input is wrong, or an expectation failed.
  case wrongInput = 1

  /// The call is wrong.
  case wrongCall = 64

  /// An input can't be read.
  case cannotRead = 66

  /// A fault of the program's or of Graphviz's.
  case internalFault = 70

  /// An output can't be written.
  case cannotWrite = 73

  /// What it means, in a sentence for the manual page.
  package var meaning: String {
    switch self {
    case .fine: "All went well."
    case .wrongInput: "An input is wrong, an expectation failed, or a check found a difference."
    case .wrongCall: "The call is wrong."
    case .cannotRead: "An input can't be read."
    case .internalFault: "A fault of the program's or of Graphviz's."
    case .cannotWrite: "An output can't be written."
    }
  }

  /// Orders by number.
  ///
  /// - Parameters:
  ///   - one: a status.
  ///   - other: another one.
  /// - Returns: whether the first has the smaller number.
  package static func < (one: ExitStatus, other: ExitStatus) -> Bool { one.rawValue < other.rawValue }
}
