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
  /// Puts a mark in place of each character of its class that hides or steers, which no class of an app has.
  ///
  /// A recorded title is what the app shows, and stays what it is.
  ///
  /// - Returns: Whether there were any.
  mutating func revealConcealed() -> Bool {
    guard !controller.className.isPlainToSee else { return false }
    var revealed = String.UnicodeScalarView()
    controller.className.forEachScalar { scalar, concealment in revealed.append(concealment == nil ? scalar : "\u{FFFD}") }
    controller = PrintedObject(className: String(revealed), pointer: controller.pointer)
    return true
  }
}
