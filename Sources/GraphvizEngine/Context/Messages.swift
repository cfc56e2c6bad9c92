internal import GraphvizShim

/// What libgvc and libcgraph have said during this call.
enum Messages {
  /// The messages of one level, in order, each on one line.
  static func all(of level: Int) -> [String] {
    (0..<gvs_message_count()).compactMap { index in
      guard Int(gvs_message_level(index)) == level else { return nil }
      let lines = String(cString: gvs_message_text(index)).split(separator: "\n")
      return lines.map { trimming($0) }.joined(separator: " ")
    }
  }

  private static func trimming(_ line: Substring) -> String {
    let isBlank = { (character: Character) in character.isWhitespace }
    let start = line.drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }
}
