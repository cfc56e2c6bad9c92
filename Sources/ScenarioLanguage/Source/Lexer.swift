internal import NavigationModel

/// Takes one line to pieces. Every sign of the language is a single byte, so it works on bytes: no sign hides in a cluster of characters.
struct Lexer {
  private let bytes: [UInt8]
  private let number: Int
  private var position = 0
  private var tokens: [Token] = []
  private var comment: String?
  private var mistakes: [Mistake] = []

  private init(_ bytes: [UInt8], line number: Int) {
    self.bytes = bytes
    self.number = number
  }

  /// The pieces of a line.
  static func lex(_ bytes: [UInt8], line number: Int) -> LexedLine {
    var lexer = Lexer(bytes, line: number)
    guard bytes.count <= Limits.lineBytes else {
      let excess = LimitExcess.lineBytes(bytes.count)
      lexer.report(excess.id, 0..<0, excess.message)
      return lexer.line(indentation: 0)
    }
    let indentation = lexer.indentation()
    while lexer.position < bytes.count { lexer.advance() }
    return lexer.line(indentation: indentation)
  }

  private func line(indentation: Int) -> LexedLine {
    LexedLine(number: number, indentation: indentation, tokens: tokens, comment: comment, mistakes: mistakes)
  }

  /// The width of the indentation; a tab in it is a mistake unless the line is empty, and counts as one customary level.
  private mutating func indentation() -> Int {
    var width = 0
    var tab: Int?
    while let byte = current, Self.isBlank(byte) {
      if byte == UInt8(ascii: "\t") { tab = tab ?? position }
      width += byte == UInt8(ascii: "\t") ? 2 : 1
      position += 1
    }
    if let tab, let byte = current, byte != UInt8(ascii: "#") {
      report(Mistake.tab, tab..<tab + 1, "a tab in the indentation; indent with spaces, two for each level")
    }
    return width
  }

  private mutating func advance() {
    guard let byte = current else { return }
    let start = position
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: ":"): take(.colon, 1)
    case UInt8(ascii: ","): take(.comma, 1)
    case UInt8(ascii: "/"): take(.slash, 1)
    case UInt8(ascii: ")"): take(.close, 1)
    case UInt8(ascii: "\""):
      if let text = quoted() { append(.quoted(text), from: start) }
    case UInt8(ascii: "("): className()
    case UInt8(ascii: "@"):
      position += 1
      let identity = bareRun { ScenarioWord.endsBareWord($0) }
      if identity.isEmpty { report("missing-identity", start..<position, "an identity is missing behind '@'") }
      append(.identity(identity), from: start)
    case UInt8(ascii: "#"): hash()
    case _: word()
    }
  }

  // MARK: - Words

  private mutating func word() {
    let start = position
    if let text = foreignQuoted() { return append(.quoted(text), from: start) }
    let text = bareRun { ScenarioWord.endsBareWord($0) || $0 == "/" || $0 == "=" }
    if text == "--" {
      let rest = Self.trimmed(bytes[position...])
      position = bytes.count
      return append(.caption(rest), from: start)
    }
    if ScenarioWord.hasDashes(text), !text.hasPrefix("--"), let dashes = bytes[start..<position].firstRange(of: "--".utf8) {
      report(
        "dashes-in-word", dashes,
        "unexpected '--' inside a word; a blank belongs before a caption, and a name with '--' goes in quotes")
    }
    guard current == UInt8(ascii: "=") else { return append(.word(text), from: start) }
    position += 1
    append(.attribute(name: text, value: attributeValue()), from: start)
  }

  /// A value may hold what ends a name, such as the `#` of a colour.
  private mutating func attributeValue() -> String? {
    if current == UInt8(ascii: "\"") { return quoted() ?? "" }
    if let text = foreignQuoted() { return text }
    let text = bareRun { ScenarioWord.endsBareWord($0) && $0 != "#" && $0 != "@" }
    return text.isEmpty ? nil : text
  }

  private mutating func hash() {
    if let last = tokens.last, last.span.upper == position, last.isWord {
      report("hash-in-word", position..<position + 1, "unexpected '#'; a name with '#' goes in quotes")
    }
    comment = Self.trimmed(bytes[position...])
    position = bytes.count
  }

  /// The text up to the end of a word; whitespace other than blanks, and what nobody can see, is a mistake.
  private mutating func bareRun(endsAt ends: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    // Nothing outside ASCII ends a word but whitespace, and that is looked at below with its place.
    while let byte = current, byte >= 0x80 || !ends(Unicode.Scalar(byte)) || (byte < 0x20 && !Self.isBlank(byte)) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    var offset = start
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if ScenarioWord.needsQuotes(scalar) && !"/=\\#@".unicodeScalars.contains(scalar) {
        report(
          "invisible-character", offset..<offset + width,
          "unexpected \(scalar.codePoint), which nobody can see; write a blank, or put the name in quotes")
        break
      }
      offset += width
    }
    return text
  }

  // MARK: - Quotes and brackets

  private mutating func quoted() -> String? {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = current else { break }
        if escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\") {
          text.append(escaped)
          position += 1
        } else {
          let rest = String(decoding: bytes[position...], as: UTF8.self)
          let sign = rest.unicodeScalars.first.map { String($0) } ?? ""
          report(
            "unknown-escape", position - 1..<position + sign.utf8.count,
            "unknown escape \("\\\(sign)".inMessage); in quotes there are only '\\\"' and '\\\\'")
        }
      case _: text.append(byte)
      }
    }
    report("unterminated-quote", start..<start + 1, "the quote that begins here does not end on this line")
    return nil
  }

  /// The text in quotes that are none here, `'…'` or `“…”`, which is a mistake; nil where none begin.
  private mutating func foreignQuoted() -> String? {
    guard let quote = ForeignQuote(in: bytes, at: position) else { return nil }
    let start = position
    let text: String
    if let inside = quote.inside {
      text = String(decoding: bytes[inside], as: UTF8.self)
      position = quote.end
    } else {
      text = bareRun { ScenarioWord.endsBareWord($0) || $0 == "/" || $0 == "=" }
    }
    let written = ScenarioWord.quoted(text)
    report(
      "foreign-quote", start..<position, "quotes are straight double ones" + (written.count > 60 ? "" : ": \(written)"),
      replacement: written)
    return text
  }

  private mutating func className() {
    let start = position
    position += 1
    while let byte = current, Self.isBlank(byte) { position += 1 }
    let name: String
    if current == UInt8(ascii: "\"") {
      guard let text = quoted() else { return }
      name = text
    } else {
      let first = position
      while let byte = current, !"()\"".utf8.contains(byte) { position += 1 }
      name = Self.trimmed(bytes[first..<position])
    }
    while let byte = current, Self.isBlank(byte) { position += 1 }
    guard current == UInt8(ascii: ")") else {
      report("unclosed-class", start..<start + 1, "the class that begins here has no ')'")
      position = bytes.count
      return
    }
    position += 1
    if name.isEmpty { report("missing-class", start..<position, "a class is missing between '(' and ')'") }
    append(.className(name), from: start)
  }

  // MARK: - Parts

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ kind: Token.Kind, _ width: Int) {
    position += width
    append(kind, from: position - width)
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(
        kind: kind, span: Span(line: number, start..<position), raw: String(decoding: bytes[start..<position], as: UTF8.self),
        isGlued: start > 0 && !Self.isBlank(bytes[start - 1])))
  }

  private mutating func report(_ id: String, _ range: Range<Int>, _ message: String, replacement: String? = nil) {
    mistakes.append(Mistake(id, Span(line: number, range), message, replacement: replacement))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
