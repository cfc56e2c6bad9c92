/// A text as the player's data hold it: the number of a string, or those of several that make it up.
///
/// The same action, path and message stand in a frame's title, description and caption, and often in those of other frames. So a text that
/// holds them is cut where they begin and end, and each piece is kept once.
struct SharedText: Hashable {
  /// The numbers of its pieces.
  let pieces: [Int]

  init(_ pieces: [Int]) { self.pieces = pieces }
  init(_ number: Int) { pieces = [number] }
}

extension SharedText: Encodable {
  /// One number is written without brackets.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if pieces.count == 1 { try container.encode(pieces[0]) } else { try container.encode(pieces) }
  }
}

extension SharedText {
  /// The pieces of a text: what it has in common with others, and what is between.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - phrases: What others have too; where two overlap, the first counts.
  static func cut(_ text: String, at phrases: [String]) -> [String] {
    var pieces = [(text: text[...], isShared: false)]
    for phrase in phrases where !phrase.isEmpty {
      pieces = pieces.flatMap { piece in
        guard !piece.isShared, let range = piece.text.firstRange(of: phrase) else { return [piece] }
        return [(piece.text[..<range.lowerBound], false), (piece.text[range], true), (piece.text[range.upperBound...], false)]
          .filter { !$0.0.isEmpty }
      }
    }
    return pieces.map { String($0.text) }
  }
}
