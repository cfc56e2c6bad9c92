internal import Foundation

/// Walks over JSON without building anything, however deep it is.
struct JSONScanner {
  /// How far it is.
  private(set) var place = 0
  private let bytes: [UInt8]
  /// The containers around the place: whether each is an object.
  private var isObject: [Bool] = []
  /// What is wrong inside a string, where the token itself is the right one.
  private var fault: Word?
  /// The names of each object around the place that were read, and the first that stands twice in one: which, and where the second begins.
  private var names: [Set<String>] = []
  private(set) var doubled: (name: String, place: Int)?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// What should stand at `place` and does not.
  mutating func firstExpectation() -> String? {
    var next = Word.value
    while true {
      while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x0D || bytes[place] == 0x09 {
        place += 1
      }
      if next == .end { return byte == nil ? nil : next.rawValue }
      guard let follower = step(next) else { return (fault ?? next).rawValue }
      next = follower
    }
  }

  /// Takes one token; nil if it is not the expected one.
  private mutating func step(_ expected: Word) -> Word? {
    guard let byte else { return nil }
    switch (expected, byte) {
    case (.keyOrEnd, 0x7D), (.commaOrBrace, 0x7D), (.valueOrEnd, 0x5D), (.commaOrBracket, 0x5D):
      isObject.removeLast()
      names.removeLast()
      return advance(to: afterValue)
    case (.commaOrBrace, 0x2C): return advance(to: .key)
    case (.commaOrBracket, 0x2C): return advance(to: .value)
    case (.colon, 0x3A): return advance(to: .value)
    case (.key, 0x22), (.keyOrEnd, 0x22):
      let start = place
      guard string() else { return nil }
      note(nameFrom: start)
      return .colon
    case (.value, _), (.valueOrEnd, _): return value(byte)
    case (_, _): return nil
    }
  }

  private var afterValue: Word { isObject.last.map { $0 ? .commaOrBrace : .commaOrBracket } ?? .end }

  private mutating func advance(to next: Word) -> Word {
    place += 1
    return next
  }

  private mutating func value(_ byte: UInt8) -> Word? {
    switch byte {
    case 0x7B, 0x5B:
      isObject.append(byte == 0x7B)
      names.append([])
      return advance(to: byte == 0x7B ? .keyOrEnd : .valueOrEnd)
    case 0x22: return string() ? afterValue : nil
    case _:
      let word = bytes[place...].prefix { ![0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3A, 0x5D, 0x7D].contains($0) }
      let text = String(decoding: word, as: UTF8.self)
      let isNumber = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } && Double(text) != nil
      guard ["true", "false", "null"].contains(text) || isNumber else { return nil }
      place = word.endIndex
      return afterValue
    }
  }

  /// Takes note of a name that ends before the place. A text and its escapes are the same name.
  private mutating func note(nameFrom start: Int) {
    let token = bytes[start..<place]
    let name = token.contains(0x5C) ? try? JSONDecoder().decode(String.self, from: Data(token)) : nil
    let text = name ?? String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
    if !names[names.count - 1].insert(text).inserted, doubled == nil { doubled = (text, start) }
  }

  private mutating func string() -> Bool {
    place += 1
    while let byte {
      switch byte {
      case 0x22:
        place += 1
        return true
      case 0x5C:
        place += 1
        guard let escaped = self.byte, "\"\\/bfnrtu".utf8.contains(escaped) else {
          fault = .escape
          return false
        }
        place += 1
      case _: place += 1
      }
    }
    fault = .quote
    return false
  }
}

extension JSONScanner {
  /// What can be expected at a place, in the words of a message.
  private enum Word: String {
    case value = "a value"
    case valueOrEnd = "a value or ']'"
    case key = "a name in double quotes"
    case keyOrEnd = "a name in double quotes or '}'"
    case colon = "':'"
    case commaOrBrace = "',' or '}'"
    case commaOrBracket = "',' or ']'"
    case end = "nothing more"
    case quote = "a closing double quote"
    case escape = "an escape such as \\n"
  }
}
