internal import NavigationModel

/// A text that was read from a file or from standard input.
public struct InputText: Hashable, Sendable {
  /// What the user called it; `-` is standard input.
  public let path: String

  /// The text without a byte order mark.
  public let text: String

  /// What to call it in messages: `<stdin>` for standard input.
  public var displayName: String { path == "-" ? "<stdin>" : path }

  /// Reads a file, or standard input if the path is `-`.
  ///
  /// - Parameter path: the path.
  /// - Throws: ``ReadFailure``.
  public init(readingFrom path: String) throws(ReadFailure) {
    try self.init(path: path, bytes: Self.bytes(of: path))
  }

  /// Takes a text that was found in another file.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - path: what to call it in messages.
  package init(_ text: String, foundIn path: String) {
    self.path = path
    self.text = text
  }

  /// Takes bytes for text.
  ///
  /// - Parameters:
  ///   - path: what the user called it.
  ///   - bytes: the bytes; a byte order mark at the beginning is dropped.
  /// - Throws: ``ReadFailure`` if they are no UTF-8.
  package init(path: String, bytes: [UInt8]) throws(ReadFailure) {
    self.path = path
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ReadFailure(path: path, reason: .otherEncoding("UTF-16"))
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw ReadFailure(path: path, reason: Self.firstFault(in: content))
    }
    self.text = text
  }
}

extension InputText {
  /// All bytes of a file, or of standard input.
  package static func bytes(of path: String) throws(ReadFailure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      let file = try path == "-" ? OpenFile.standardInput() : OpenFile(path, for: .reading)
      // Opening a folder works on some systems, and what reading it says is no help.
      let status = try FileStatus(of: file)
      if status.kind == .folder { throw ReadFailure(path: path, reason: .folder) }
      if status.size > Limits.inputBytes { throw ReadFailure(path: path, reason: .tooLarge(bytes: status.size)) }
      bytes = try file.bytes(limit: Limits.inputBytes)
    } catch let error as ReadFailure {
      throw error
    } catch let error as SystemError {
      throw ReadFailure(path: path, reason: .system(error.words))
    } catch {
      throw ReadFailure(path: path, reason: .system("\(error)"))
    }
    guard bytes.count <= Limits.inputBytes else { throw ReadFailure(path: path, reason: .tooLarge(bytes: nil)) }
    return bytes
  }

  /// Finds the first byte that belongs to no character.
  private static func firstFault(in bytes: ArraySlice<UInt8>) -> ReadFailure.Reason {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var (line, column, offset) = (1, 1, bytes.startIndex)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    let byte = offset < bytes.endIndex ? bytes[offset] : 0
    return .notUTF8(byte: byte, line: line, column: column)
  }
}
