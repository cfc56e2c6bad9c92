/// Hands out identities made from names, each of them once.
package struct IdentityBook: Hashable, Sendable {
  private var taken: Set<String> = []
  private var last: [String: Int] = [:]

  /// What was handed out since `begin`, so that an action that comes to nothing can give it back without a copy of the book.
  private var recent: [Entry] = []

  private struct Entry: Hashable {
    let text: String
    let stem: String
    let previous: Int?
  }

  package init() {}

  /// Begins a new action.
  mutating func begin() {
    recent.removeAll(keepingCapacity: true)
  }

  /// Takes back what was handed out since `begin`.
  mutating func rollBack() {
    while let entry = recent.popLast() {
      taken.remove(entry.text)
      last[entry.stem] = entry.previous
    }
  }

  /// Whether an identity was handed out since `begin`.
  func isNew(_ id: ControllerID) -> Bool {
    recent.contains { $0.text == id.rawValue }
  }

  /// The next identity for a name: `detail`, then `detail-2` and so on, passing over those that other names have taken.
  mutating func identity(for name: String) -> ControllerID {
    let stem = Self.stem(of: name)
    var number = (last[stem] ?? 0) + 1
    var text = number == 1 ? stem : "\(stem)-\(number)"
    while taken.contains(text) {
      number += 1
      text = "\(stem)-\(number)"
    }
    recent.append(Entry(text: text, stem: stem, previous: last[stem]))
    last[stem] = number
    taken.insert(text)
    return ControllerID(text)
  }

  /// No letter is spelled with more scalars than this; a name may pile up thousands of marks on one.
  private static let mostScalars = 16

  /// Letters and digits of the name in lower case, runs of anything else as one hyphen; never empty, never longer than 60 characters.
  private static func stem(of name: String) -> String {
    let stem = plainStem(of: name.utf8) ?? spelledStem(of: name)
    return stem.isEmpty ? "controller" : stem
  }

  /// The same of printable ASCII, where a byte is a character; nil where anything else is in the name.
  ///
  /// Characters are found by Unicode's tables, which took a twelfth of a replay.
  private static func plainStem(of name: String.UTF8View) -> String? {
    guard name.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    var stem: [UInt8] = []
    let hyphen = UInt8(ascii: "-")
    for byte in name.prefix(400) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): stem.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): stem.append(byte | 0x20)
      case _: if let last = stem.last, last != hyphen { stem.append(hyphen) }
      }
      if stem.count >= 60 { break }
    }
    while stem.last == hyphen { stem.removeLast() }
    return String(decoding: stem, as: UTF8.self)
  }

  private static func spelledStem(of name: String) -> String {
    var stem = ""
    for character in name.prefix(400) {
      if character.isLetter || character.isNumber {
        // What joins two letters or hangs on one comes with it; what only hides does not.
        String(character.lowercased().unicodeScalars.prefix(mostScalars)).forEachScalar { scalar, concealment in
          if concealment == nil { stem.unicodeScalars.append(scalar) }
        }
      } else if !stem.isEmpty, stem.last != "-" {
        stem.append("-")
      }
      if stem.count >= 60 { break }
    }
    while stem.last == "-" { stem.removeLast() }
    return stem
  }
}
