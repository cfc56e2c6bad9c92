internal import NavigationModel

extension RowForest {
  /// How a row was presented; nil where it was not, where its presenter is not in the text, or where the text was cut down too far.
  func style(of index: Int, log: inout MessageLog) -> PresentationStyle? {
    let row = rows[index]
    guard row.isPresented, let presenter = parents[index] else { return nil }
    if let style = row.known.style { return style }
    if let style = row.presentation.flatMap({ PresentationStyle(controllerClass: ClassName($0.className).base) }) { return style }
    guard let state = rows[presenter].state else {
      log.add(.note, "style", at: row.place, "how \(quoted(row.controller.className)) is presented is not in the text")
      return nil
    }
    // What covers its presenter takes it off the screen (MODAL-13).
    let style: PresentationStyle = state.isShown ? .overFullScreen : .fullScreen
    let cause =
      row.presentation.map { "\(quoted($0.className)) is not known" }
      ?? "how \(quoted(row.controller.className)) is presented is not said"
    log.add(
      .note, "style", at: row.place,
      "\(cause); \(style.rawValue) is taken, since its presenter is \(state.isShown ? "still" : "no longer") on screen")
    return style
  }

  /// Says where a row claims to be presented though it stands among the children.
  func reportStrayPresentations(log: inout MessageLog) {
    for (index, row) in rows.enumerated() where !row.isPresented && parents[index] != nil && row.presentation != nil {
      log.add(
        .warning, "stray-presentation", at: row.place,
        "\(quoted(row.controller.className)) says how it was presented, but stands among the children; it is taken for a child")
    }
  }
}
