/// A manual page being written in mdoc(7), the language that both mandoc and groff read; the only place that escapes for it.
struct Mdoc {
  private static let width = 78

  private(set) var lines: [String] = []

  /// Everything written so far, with a line break at its end.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// A macro; a word that could be taken for another macro is kept from it, and one with blanks stays one.
  mutating func add(_ macro: Macro, _ words: [Word] = []) {
    lines.append("." + ([macro.rawValue] + words.map(Self.written)).joined(separator: " "))
  }

  /// A paragraph, each sentence on lines of its own, as mdoc wants it: the reader's program decides on the space between them.
  mutating func add(paragraph: String) {
    var sentence: [Substring] = []
    for word in paragraph.split(separator: " ") {
      sentence.append(word)
      if let last = word.last, ".!?".contains(last) {
        addSentence(sentence)
        sentence = []
      }
    }
    addSentence(sentence)
  }

  /// A line to be typed, never wrapped.
  mutating func add(call: String) {
    add(.beginDisplay, [.argument("-literal"), .argument("-offset"), .argument("indent")])
    lines.append(Self.guarded(Self.escaped(call)))
    add(.endDisplay)
  }

  private mutating func addSentence(_ words: [Substring]) {
    guard !words.isEmpty else { return }
    lines += wrapped(Self.escaped(words.joined(separator: " ")), to: Self.width).map(Self.guarded)
  }
}

extension Mdoc {
  /// The macros that are used here; the raw value is how mdoc calls them.
  enum Macro: String {
    case date = "Dd"
    case title = "Dt"
    case system = "Os"
    case section = "Sh"
    case subsection = "Ss"
    case name = "Nm"
    case description = "Nd"
    case command = "Cm"
    case argument = "Ar"
    case optional = "Op"
    case paragraph = "Pp"
    case beginList = "Bl"
    case item = "It"
    case endList = "El"
    case beginDisplay = "Bd"
    case endDisplay = "Ed"
  }

  /// A word of a macro's line.
  enum Word {
    /// Another macro.
    case macro(Inner)
    /// What it is about; text of any origin.
    case text(String)
    /// A word of mdoc's own, such as `-tag`.
    case argument(String)
  }

  /// The macros that may stand inside a line.
  enum Inner: String {
    case flag = "Fl"
    case argument = "Ar"
    case variable = "Ev"
    case punctuation = ","
  }

  private static func written(_ word: Word) -> String {
    switch word {
    case .macro(let macro): macro.rawValue
    case .argument(let text): text
    case .text(let text):
      // `\&` is nothing, and makes a word that looks like a macro or a full stop a plain one.
      text.contains(" ") ? "\"\(escaped(text))\"" : text.utf8.count <= 3 ? "\\&" + escaped(text) : escaped(text)
    }
  }

  /// A line of text that begins with a point or a quote would be a macro.
  private static func guarded(_ line: String) -> String { line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line }

  /// Text in which every sign is printed as the one that it is: otherwise a hyphen or a quote may become another that no shell takes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case " "..."~": result.unicodeScalars.append(scalar)
      case _: result += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return result
  }

  /// The number of a sign, with four digits at least.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
