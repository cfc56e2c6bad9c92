/// How one word of a scenario is written; the only place that decides on quotes.
package enum ScenarioWord {
  /// Whether a sign ends a bare word.
  ///
  /// Signs are scalars, since a mark that combines with a quote would hide it in a character.
  package static func endsBareWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":", ",", "(", ")", "\"", "@", "#", " ", "\t"..."\r": true
    // Unicode's table is asked only of what is in no story written in ASCII: parsing asks this of every sign.
    case _: !scalar.isASCII && scalar.properties.isWhitespace
    }
  }

  /// Whether a sign can stand in quotes only: it ends a bare word, means something in one, or cannot be seen.
  package static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "/", "\\": true
    case _: endsBareWord(scalar) || scalar.concealment != nil
    }
  }

  /// Words that mean something where a name may stand, so that a name spelled like one needs quotes.
  private static let reserved: Set<String> = {
    var words: Set<String> = [
      "on", "as", "presents", "none", "barHidden", "backHidden", "definesContext", "allTabs", "cancelled", "expect",
    ]
    words.formUnion(ControllerKind.allCases.map(\.rawValue))
    words.formUnion(PresentationStyle.allCases.map(\.rawValue))
    return words
  }()

  /// Whether a word means something where a name may stand.
  package static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

  /// Whether a word begins with a quote that is none here, but that people write, or their keyboards put, in place of `"`.
  package static func beginsWithQuote(_ word: String) -> Bool {
    word.unicodeScalars.first.map("'‘’“”".unicodeScalars.contains) ?? false
  }

  /// A name as a scenario writes it: bare where that is safe, in quotes otherwise.
  package static func written(_ name: String) -> String {
    let isBare =
      !name.isEmpty && !hasDashes(name) && !beginsWithQuote(name) && !isReserved(name)
      && !name.unicodeScalars.contains(where: needsQuotes)
    return isBare ? name : quoted(name)
  }

  /// Whether `--` stands in a word, which begins a caption.
  ///
  /// Every word is looked through, and the standard library's search prepares itself for longer ones: that took a seventh of all reading.
  package static func hasDashes(_ word: String) -> Bool {
    var isBehindDash = false
    for byte in word.utf8 {
      let isDash = byte == UInt8(ascii: "-")
      if isDash, isBehindDash { return true }
      isBehindDash = isDash
    }
    return false
  }

  /// Text in quotes, with `\"` and `\\` inside.
  package static func quoted(_ text: String) -> String {
    var written = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { written.append("\\") }
      written.append(scalar)
    }
    written.append("\"")
    return String(written)
  }
}
