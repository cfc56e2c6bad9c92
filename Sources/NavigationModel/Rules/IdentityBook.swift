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
    return stem.isEmpty ? "controller" : stem
  }
}
