internal import GraphvizEngine

extension Console {
  /// Tells what Graphviz and its libraries said on the way, in our words and each once.
  func tellWhatGraphvizSaid(isQuiet: Bool) {
    var told: Set<String> = []
    for line in takeChatter() {
      guard !isQuiet, told.count < 5, told.insert(line).inserted else { continue }
      let advice = Self.advice(on: line) ?? "'navtree doctor' may know more"
      say(.yellow("warning:") + StyledText(" while drawing, Graphviz said \(quoted(line)); \(advice)"))
    }
  }

  /// What to do about a line that libraries are known to print; nil where nothing is known.
  static func advice(on line: String) -> String? {
    line.hasPrefix("Fontconfig error: Cannot load default config file")
      ? "install fontconfig-config (Debian, Ubuntu) or fontconfig (Homebrew)" : nil
  }

  /// Tells what is missing on this machine for pictures as they should be.
  ///
  /// - Returns: What it is.
  func tellWhatIsMissing(isQuiet: Bool) -> Set<MissingPart> {
    // Where libgvc can't be used at all, drawing is going to say so.
    let missing = (try? GraphvizEngine.shared.missingParts()) ?? []
    for part in MissingPart.allCases where missing.contains(part) && !isQuiet {
      say(.yellow("warning:") + StyledText(" \(part)"))
    }
    return missing
  }
}
