// Identifiers, and what stands for what came before.

extension NewMangling {
  /// Reads `4Shop`, `0E4View` (words of earlier identifiers, then new letters) or `0010nicode_osa` (Punycode).
  mutating func identifier() -> Part? {
    var hasWords = false
    var isEncoded = false
    if take("0") {
      isEncoded = take("0")
      hasWords = !isEncoded
    }
    var name = ""
    repeat {
      while hasWords, let letter = rest.first, let index = Self.wordIndex(letter) {
        rest = rest.dropFirst()
        // A capital is the last word.
        if letter < UInt8(ascii: "a") { hasWords = false }
        guard words.indices.contains(index) else { return nil }
        name += words[index]
      }
      if take("0") { break }
      guard let length = number(), length > 0 else { return nil }
      if isEncoded { _ = take("_") }
      guard length <= rest.count else { return nil }
      let letters = rest.prefix(length)
      rest = rest.dropFirst(length)
      // What is encoded is for the reader's eye only, and the plain letters are enough for that.
      name += String(decoding: isEncoded ? letters.prefix { $0 != UInt8(ascii: "_") } : letters, as: UTF8.self)
      if !isEncoded { remember(wordsOf: letters) }
    } while hasWords
    guard name.utf8.count <= Self.longestName else { return nil }
    return remember(.identifier(name))
  }

  private mutating func take(_ digit: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: digit) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func wordIndex(_ letter: UInt8) -> Int? {
    let lower = letter | 0x20
    guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z") else { return nil }
    return Int(lower - UInt8(ascii: "a"))
  }

  /// Words begin at a capital and end before the next, and at underscores; only 26 of two letters or more can be meant later.
  private mutating func remember(wordsOf letters: ArraySlice<UInt8>) {
    var start: Int?
    for index in letters.startIndex...letters.endIndex {
      let letter = index < letters.endIndex ? letters[index] : nil
      if let begun = start {
        let endsHere = letter.map { $0 == UInt8(ascii: "_") || ($0.isCapital && !letters[index - 1].isCapital) } ?? true
        if endsHere {
          if index - begun >= 2, words.count < 26 { words.append(String(decoding: letters[begun..<index], as: UTF8.self)) }
          start = nil
        }
      }
      if start == nil, let letter, letter != UInt8(ascii: "_"), !(letter >= UInt8(ascii: "0") && letter <= UInt8(ascii: "9")) {
        start = index
      }
    }
  }

  /// Reads `A`, then letters for what came before: small ones, a number before one that counts more than once, and a capital for the last.
  mutating func substitution() -> Part? {
    var count = 1
    while let letter = rest.first {
      if letter >= UInt8(ascii: "0"), letter <= UInt8(ascii: "9") {
        guard let repeats = number(), repeats <= 100 else { return nil }
        count = repeats
        continue
      }
      rest = rest.dropFirst()
      if letter == UInt8(ascii: "_") { return earlier(count + 26) }
      guard let index = Self.wordIndex(letter), let part = earlier(index) else { return nil }
      for _ in 1..<max(count, 1) { stack.append(part) }
      if letter.isCapital { return part }
      stack.append(part)
      count = 1
    }
    return nil
  }

  private func earlier(_ index: Int) -> Part? { substitutions.indices.contains(index) ? substitutions[index] : nil }

  /// Reads what stands behind `S`: a module, an optional, or a letter for a type of the standard library.
  mutating func standardType() -> Part? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "o"), UInt8(ascii: "C"): return .context
    case UInt8(ascii: "g"): return popType().map { remember(.type("Optional<\($0)>")) }
    case _: return Self.standard[letter].map(Part.type)
    }
  }

  private static let standard: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "D"): "Dictionary", UInt8(ascii: "d"): "Double",
    UInt8(ascii: "f"): "Float", UInt8(ascii: "h"): "Set", UInt8(ascii: "i"): "Int", UInt8(ascii: "J"): "Character",
    UInt8(ascii: "N"): "ClosedRange", UInt8(ascii: "n"): "Range", UInt8(ascii: "O"): "ObjectIdentifier",
    UInt8(ascii: "q"): "Optional",
    UInt8(ascii: "S"): "String", UInt8(ascii: "s"): "Substring", UInt8(ascii: "u"): "UInt", UInt8(ascii: "H"): "Hashable",
    UInt8(ascii: "Q"): "Equatable", UInt8(ascii: "L"): "Comparable", UInt8(ascii: "l"): "Collection",
    UInt8(ascii: "T"): "Sequence",
    UInt8(ascii: "E"): "Encodable", UInt8(ascii: "e"): "Decodable", UInt8(ascii: "y"): "StringProtocol",
  ]
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
