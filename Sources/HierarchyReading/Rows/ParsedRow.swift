internal import NavigationModel

/// A row as it was read, before anything is made of it.
struct ParsedRow {
  let source: SourceLine
  /// The index of its `<`, where messages about the whole row point.
  let start: Int
  /// How many marks, `|` and `+`, stand before it.
  let marks: Int
  let isPresented: Bool
  var controller: PrintedObject
  var state: AppearanceState?
  var view: PrintedView?
  var presentation: PrintedObject?
  /// Whether a row that could not be read stands just before this one, so that its parent may be that one.
  var followsGap = false
  /// What a recording says beside the row; a dump says none of it.
  var known = KnownFacts()

  var place: SourcePlace { source.place(of: start) }
}

extension ParsedRow {
  /// Puts a mark in place of each character of its class and title that hides or steers, which no class of an app has.
  ///
  /// - Returns: Whether there were any.
  mutating func revealConcealed() -> Bool {
    let isPlain = controller.className.isPlainToSee && known.title?.isPlainToSee ?? true
    guard !isPlain else { return false }
    controller = PrintedObject(className: Self.revealed(controller.className), pointer: controller.pointer)
    known.title = known.title.map(Self.revealed)
    return true
  }

  private static func revealed(_ text: String) -> String {
    var revealed = String.UnicodeScalarView()
    text.forEachScalar { scalar, concealment in revealed.append(concealment == nil ? scalar : "\u{FFFD}") }
    return String(revealed)
  }
}
