extension Console {
  /// Tells what Graphviz and its libraries said on the way, in our words and each once.
  func tellWhatGraphvizSaid(isQuiet: Bool) {
    var told: Set<String> = []
    for line in takeChatter() {
      guard !isQuiet, told.count < 5, told.insert(line).inserted else { continue }
      say(.yellow("warning:") + StyledText(" while drawing, Graphviz said \(quoted(line)); 'navtree doctor' may know more"))
    }
  }
}
