/// Gathers messages while a dump is read, and keeps a text that is wrong all over from filling the screen.
struct MessageLog {
  /// More messages than this of one severity help nobody.
  private static let limit = 100

  private var kept: [ReadingMessage] = []
  private var counts: [ReadingMessage.Severity: Int] = [:]
  private var lastPlaces: [ReadingMessage.Severity: SourcePlace] = [:]

  var hasErrors: Bool { counts[.error] != nil }

  /// The message is made only where it is kept: finding its column takes time.
  mutating func add(
    _ severity: ReadingMessage.Severity, _ id: String, at place: @autoclosure () -> SourcePlace, _ text: @autoclosure () -> String
  ) {
    let count = counts[severity, default: 0] + 1
    counts[severity] = count
    guard count <= Self.limit + 1 else { return }
    let place = place()
    lastPlaces[severity] = place
    guard count <= Self.limit else { return }
    kept.append(ReadingMessage(severity: severity, id: id, line: place.line, column: place.column, text: text()))
  }

  /// Takes over a message that was made elsewhere.
  mutating func add(_ message: ReadingMessage) {
    add(message.severity, message.id, at: SourcePlace(line: message.line, column: message.column), message.text)
  }

  /// All messages in the order of the text.
  var sorted: [ReadingMessage] {
    var all = kept
    for severity in ReadingMessage.Severity.allCases {
      guard let count = counts[severity], count > Self.limit, let place = lastPlaces[severity] else { continue }
      let left = count - Self.limit
      all.append(
        ReadingMessage(
          severity: severity, id: "more", line: place.line, column: place.column,
          text: "and \(left) more \(severity.rawValue)\(left == 1 ? "" : "s") like these"))
    }
    // Sorting by offset as well keeps messages at one place in the order they were found.
    return all.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }
}
