/// How one word of a scenario is written; the only place that decides on quotes.
package enum ScenarioWord {
  /// Whether a character ends a bare word.
  package static func endsBareWord(_ character: Character) -> Bool {
    character.isWhitespace || ":,()\"@#".contains(character)
  }

  /// Words that mean something where a name may stand, so that a name spelled like one needs quotes.
  private static let reserved: Set<String> = {
    var words: Set<String> = ["on", "as", "presents", "none", "barHidden", "backHidden", "definesContext", "cancelled", "begin"]
    words.formUnion(ControllerKind.allCases.map(\.rawValue))
    words.formUnion(PresentationStyle.allCases.map(\.rawValue))
    return words
  }()

  /// A name as a scenario writes it: bare where that is safe, in quotes otherwise.
  package static func written(_ name: String) -> String {
    let isBare =
      !name.isEmpty && !name.hasPrefix("--") && !reserved.contains(name)
      && !name.contains { endsBareWord($0) || "=/\\".contains($0) || !isPrintable($0) }
    return isBare ? name : quoted(name)
  }

  /// Text in quotes, with `\"` and `\\` inside.
  package static func quoted(_ text: String) -> String {
    var written = "\""
    for character in text {
      if character == "\"" || character == "\\" { written.append("\\") }
      written.append(character)
    }
    return written + "\""
  }

  private static func isPrintable(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
