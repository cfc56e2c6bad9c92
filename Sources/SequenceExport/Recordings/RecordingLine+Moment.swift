internal import HierarchyReading
internal import NavigationModel

/// What a line of a recording says that cannot be so.
struct RecordingFault: Error {
  let text: String
}

extension RecordingLine {
  init(_ moment: RecordedMoment) {
    self.init(sequence: moment.sequence, seconds: moment.seconds, cause: moment.cause, rows: moment.rows.map(Row.init))
  }

  /// The moment that the line tells of.
  func moment() throws(RecordingFault) -> RecordedMoment {
    guard !rows.isEmpty else { throw RecordingFault(text: "a record needs a row at least") }
    var moment = RecordedMoment(sequence: sequence, seconds: seconds, cause: cause, rows: [])
    for row in rows { moment.rows.append(try row.recorded()) }
    return moment
  }
}

extension RecordingLine.Row {
  init(_ row: RecordedRow) {
    self.init(depth: row.depth, presented: row.isPresented, controller: RecordingLine.Object(row.controller))
    state = row.state?.rawValue
    switch row.view {
    case .loaded(let view, let isInWindow):
      self.view = RecordingLine.View(class: view.className, pointer: view.pointer, inWindow: isInWindow)
      isViewKnown = true
    case .notLoaded: isViewKnown = true
    case nil: break
    }
    presentation = row.presentation.map(RecordingLine.Object.init)
    kind = row.known.kind?.rawValue
    style = row.known.style?.rawValue
    title = row.known.title
    selected = row.known.isSelected
    flags = Set(RecordingLine.Flag.allCases.filter { row.known.traits[keyPath: $0.path] })
  }

  func recorded() throws(RecordingFault) -> RecordedRow {
    guard depth >= 0 else { throw RecordingFault(text: "a depth is 0 or more, found \(depth)") }
    guard !controller.class.isEmpty else { throw RecordingFault(text: "a row needs a class") }
    var row = RecordedRow(depth: depth, isPresented: presented, controller: controller.printed)
    row.state = try word(state, "state")
    if isViewKnown {
      row.view =
        view.map { .loaded(PrintedObject(className: $0.class, pointer: $0.pointer), isInWindow: $0.inWindow) } ?? .notLoaded
    }
    row.presentation = presentation?.printed
    row.known.kind = try word(kind, "kind")
    row.known.style = try word(style, "style")
    row.known.title = title
    row.known.isSelected = selected
    for flag in flags { row.known.traits[keyPath: flag.path] = true }
    return row
  }

  private func word<Word: RawRepresentable & CaseIterable>(_ text: String?, _ what: String) throws(RecordingFault) -> Word?
  where Word.RawValue == String {
    guard let text else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let nearest = nearestWord(to: text, among: words).map { "; did you mean '\($0)'?" } ?? ""
    throw RecordingFault(text: "expected a \(what) (\(words.joined(separator: ", "))), found '\(text)'\(nearest)")
  }
}

extension RecordingLine.Object {
  fileprivate init(_ object: PrintedObject) {
    self.init(class: object.className, pointer: object.pointer)
  }

  fileprivate var printed: PrintedObject { PrintedObject(className: `class`, pointer: pointer) }
}
