internal import NavigationModel

/// An output that can't be written: which, what was tried, and what the system said.
///
/// What stood there before still does. When the reason is gone (a full disk, a missing permission), the same call may succeed.
public struct WriteFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the caller gave it.
  public let path: String

  /// What was tried, such as "creating the folder 'out'".
  public let attempt: String

  /// The system's own words, such as "No space left on device".
  public let reason: String

  /// All of it in one line.
  public var description: String { "can't write '\(path)': \(attempt) failed: \(reason)" }
}

/// An input that can't be read: which, and why.
///
/// Only a ``Reason/system(_:)`` may go away by itself; in the other cases it is another file that is needed.
public struct ReadFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file as the caller gave it; `-` is standard input.
  public let path: String

  /// Why it can't be read.
  public let reason: Reason

  /// All of it in one line.
  public var description: String {
    "can't read \(path == "-" ? "standard input" : "'\(path)'"): \(reason.words)"
  }
}

extension ReadFailure {
  /// Why a file can't be read as text.
  public enum Reason: Hashable, Sendable {
    /// The system's own words, such as "No such file or directory".
    case system(String)

    /// It is a folder.
    case folder

    /// It is larger than `Limits.inputBytes`; how large is not known of what has no end, such as a pipe.
    case tooLarge(bytes: Int?)

    /// It is text in another encoding, by its first bytes.
    case otherEncoding(String)

    /// It is no text in UTF-8: the first wrong byte, and its place, counted from 1 in lines and characters.
    case notUTF8(byte: UInt8, line: Int, column: Int)

    fileprivate var words: String {
      switch self {
      case .system(let words): words
      case .folder: "it is a folder; give the files in it"
      case .tooLarge(let bytes):
        Limits.words(
          bytes.map { "it has \($0) bytes" } ?? "it has more than \(Limits.inputBytes) bytes",
          most: "\(Limits.inputBytes >> 20) MiB", "give a part of it")
      case .otherEncoding(let name): "it is \(name) text; save it as UTF-8"
      case .notUTF8(let byte, let line, let column):
        "it is not UTF-8 text: wrong byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
          + " in line \(line), column \(column)"
      }
    }
  }
}
