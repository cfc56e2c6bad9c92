import Foundation

/// A terminal that nobody sits at.
struct Terminal {
  /// What a program takes for a terminal.
  let program: FileHandle
  private let person: FileHandle

  struct Unavailable: Error {}

  init() throws {
    var (descriptor, other) = (Int32(-1), Int32(-1))
    guard openpty(&descriptor, &other, nil, nil, nil) == 0 else { throw Unavailable() }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    person = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// All that was written to it.
  func text() -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(person.fileDescriptor, &part, part.count), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Types a text.
  func type(_ text: String) throws { try person.write(contentsOf: Data(text.utf8)) }

  /// Waits until something was written to it, and after that something else.
  ///
  /// - Returns: all that was written since the last look.
  /// - Throws: ``NoAnswer`` if it does not come for a minute; the machine may be busy.
  func text(until ends: String...) throws -> String {
    var text = ""
    for _ in 0..<6000 {
      text += self.text()
      var rest = text[...]
      if ends.allSatisfy({ end in rest.range(of: end).map { rest = rest[$0.upperBound...] } != nil }) { return text }
      usleep(10_000)
    }
    throw NoAnswer(text: text)
  }

  struct NoAnswer: Error { let text: String }
}
