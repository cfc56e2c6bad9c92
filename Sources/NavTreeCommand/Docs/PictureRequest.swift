internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// What a block asks to be drawn, as its info string says.
struct PictureRequest {
  /// What is drawn of the story.
  enum Kind: Hashable {
    case sheet, animated, frames
    case frame(Int)
  }

  fileprivate(set) var kind = Kind.sheet
  fileprivate(set) var theme: ThemeName?
  fileprivate(set) var view: PictureView?
  fileprivate(set) var scale: Int?
  fileprivate(set) var columns: Int?
  fileprivate(set) var format: ImageFileFormat?
  fileprivate(set) var name: Placed<String>?
  /// The file that the scenario is in; nil where it stands in the block.
  fileprivate(set) var file: Placed<String>?
  /// Where the kind is said; nil where it is not.
  fileprivate(set) var kindRange: SourceRange?

  /// A value and where it is written.
  struct Placed<Value> {
    let value: Value
    let range: SourceRange
  }

  /// The usual: a sheet.
  init() {}
}

/// The words of an info string.
private enum RequestWord: String, CaseIterable {
  case sheet, animated, frames, frame, theme, scale, view, columns, format, name, file
}

extension PictureRequest {
  /// Reads a fence's info string.
  ///
  /// - Returns: What it asks for, and its mistakes.
  static func reading(_ fence: MarkdownFence) -> (request: PictureRequest, mistakes: [Diagnostic]) {
    var reader = RequestReader()
    let info = InfoString(of: fence)
    if let range = info.openQuote { reader.complain("open-quote", "the quote has no end; add '\"'", range) }
    for word in info.words { reader.read(word) }
    reader.checkTogether()
    return (reader.request, reader.mistakes)
  }
}

/// Reads the words one after the other, and notes all that is wrong.
private struct RequestReader {
  var request = PictureRequest()
  private(set) var mistakes: [Diagnostic] = []
  private var seen: [RequestWord: InfoString.Word] = [:]

  mutating func complain(_ id: String, _ message: String, _ range: SourceRange, instead replacement: String? = nil) {
    mistakes.append(
      Diagnostic(
        .error, id, message, range: range,
        suggestions: replacement.map { [Diagnostic.Suggestion(range: range, replacement: $0)] } ?? []))
  }

  mutating func read(_ word: InfoString.Word) {
    guard let known = RequestWord(rawValue: word.key) else {
      let all = RequestWord.allCases.map(\.rawValue)
      let nearest = nearestWord(to: word.key, among: all)
      complain(
        "unknown-word",
        "unknown word \(quoted(word.key)); "
          + (nearest.map { "did you mean '\($0)'?" } ?? "the words are \(all.joined(separator: ", "))"),
        word.keyRange, instead: nearest)
      return
    }
    guard seen.updateValue(word, forKey: known) == nil else {
      complain("word-twice", "'\(known.rawValue)' stands here twice; drop one", word.keyRange)
      return
    }
    switch known {
    case .sheet: setKind(.sheet, word)
    case .animated: setKind(.animated, word)
    case .frames: setKind(.frames, word)
    case .frame: if let index = number(word, 0...Int.max) { setKind(.frame(index), word, takesValue: true) }
    case .theme: request.theme = choice(word)
    case .view: request.view = choice(word)
    case .format: request.format = choice(word)
    case .scale: request.scale = number(word, 1...3)
    case .columns: request.columns = number(word, 1...1000)
    case .name: readName(word)
    case .file: if let value = value(word) { request.file = .init(value: value, range: word.valueRange) }
    }
  }

  private mutating func setKind(_ kind: PictureRequest.Kind, _ word: InfoString.Word, takesValue: Bool = false) {
    if !takesValue, word.value != nil {
      let hint = word.key == "frames" ? "; one frame is 'frame=N'" : ""
      complain("needless-value", "'\(word.key)' takes no value\(hint)", word.valueRange)
    }
    if request.kindRange != nil {
      complain("two-pictures", "a block becomes one of sheet, animated, frames and frame=N; drop '\(word.key)'", word.keyRange)
      return
    }
    request.kind = kind
    request.kindRange = word.keyRange
  }

  private mutating func readName(_ word: InfoString.Word) {
    guard let value = value(word) else { return }
    guard ImageFileName.isPlain(value) else {
      let nearest = ImageFileName.stem(of: value)
      complain(
        "wrong-name",
        "the name \(quoted(value)) is not made of letters, digits and '-'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        word.valueRange, instead: nearest)
      return
    }
    request.name = .init(value: value, range: word.valueRange)
  }

  /// The value of a word that must have one.
  private mutating func value(_ word: InfoString.Word) -> String? {
    guard let value = word.value, !value.isEmpty else {
      complain("missing-value", "'\(word.key)' needs a value: \(word.key)=…", word.keyRange)
      return nil
    }
    return value
  }

  private mutating func number(_ word: InfoString.Word, _ range: ClosedRange<Int>) -> Int? {
    guard let value = value(word) else { return nil }
    guard let number = Int(value), range.contains(number) else {
      let allowed = AllowedValues.integers(range).summary ?? ""
      complain("wrong-value", "\(quoted(value)) is no value of '\(word.key)'; allowed: \(allowed)", word.valueRange)
      return nil
    }
    return number
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ word: InfoString.Word) -> Choice? {
    guard let value = value(word) else { return nil }
    if let choice = Choice(rawValue: value) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    let nearest = nearestWord(to: value, among: all)
    complain(
      "wrong-value",
      "\(quoted(value)) is no value of '\(word.key)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "allowed: \(all.joined(separator: ", "))"),
      word.valueRange, instead: nearest)
    return nil
  }

  /// Finds words that are right one by one and wrong together.
  mutating func checkTogether() {
    let isAnimated = request.kind == .animated
    if let word = seen[.columns], request.kind != .sheet {
      complain("columns", "only a sheet has columns; drop 'columns'", word.keyRange)
    }
    if let word = seen[.format] {
      if isAnimated, request.format == .png {
        complain("format", "png does not move; an animated picture is 'svg' or 'gif'", word.valueRange)
      } else if !isAnimated, request.format == .gif {
        complain("format", "gif is for 'animated'; this picture is 'svg' or 'png'", word.valueRange)
      }
    }
    if let word = seen[.scale] {
      if request.format == .svg {
        complain("scale", "svg has no pixels to scale; drop 'scale', or take 'format=png'", word.keyRange)
      } else if isAnimated, request.format != .gif {
        complain("scale", "svg has no pixels to scale; drop 'scale', or take 'format=gif'", word.keyRange)
      }
    }
  }
}
