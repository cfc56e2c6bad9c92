internal import NavigationModel

/// The rows of a dump, joined: who holds whom, and who presents whom.
struct RowForest {
  /// How many rows may stand above a row.
  private static let deepest = Limits.depth - 1

  let rows: [ParsedRow]
  private(set) var depths: [Int]
  private(set) var parents: [Int?]
  private(set) var children: [[Int]]
  private(set) var presented: [Int?]

  /// Joins rows; nil where there are none.
  ///
  /// A fragment may start anywhere: its outermost row is the root, however many marks stand before it.
  init?(of rows: [ParsedRow], log: inout MessageLog) {
    guard let first = rows.first, let base = rows.lazy.map(\.marks).min() else {
      if !log.hasErrors {
        log.add(
          .error, "empty", at: SourcePlace(line: 1, column: 1),
          "expected a row of a hierarchy, '<Class 0x…>, state: appeared, view: <Class 0x…>', found nothing")
      }
      return nil
    }
    var rows = rows
    for index in rows.indices where rows[index].revealConcealed() {
      log.add(
        .note, "concealed", at: rows[index].place,
        "this class has characters that cannot be seen; each is shown as '\u{FFFD}'")
    }
    self.rows = rows
    depths = Array(repeating: 0, count: rows.count)
    parents = Array(repeating: nil, count: rows.count)
    children = Array(repeating: [], count: rows.count)
    presented = Array(repeating: nil, count: rows.count)
    var path: [Int] = []
    var roots: [Int] = []
    for (index, row) in rows.enumerated() {
      if let excess = Self.excess(of: row, at: index) { log.add(.error, excess.id, at: row.place, excess.message) }
      var depth = row.marks - base
      if depth > Self.deepest {
        if depth == Self.deepest + 1 || path.count <= Self.deepest {
          log.add(.error, "deep", at: row.place, LimitExcess.depth(max(depth, depth &+ 1)).message)
        }
        depth = min(path.count, Self.deepest)
      } else if depth > path.count {
        if !row.followsGap { log.add(.error, "depth", at: row.place, Self.missingParent(of: row, at: depth, after: path.count)) }
        depth = path.count
      }
      depths[index] = depth
      path.removeSubrange(depth...)
      if let parent = path.last {
        join(index, to: parent, log: &log)
      } else {
        roots.append(index)
      }
      path.append(index)
    }
    report(roots, base: base, first: first, log: &log)
  }
}

// MARK: - Limits

extension RowForest {
  private static func excess(of row: ParsedRow, at index: Int) -> LimitExcess? {
    // Once is enough: all rows behind it are too many as well.
    if index == Limits.controllers { return .controllers(index + 1) }
    return LimitExcess.length(of: row.controller.className, called: "this class")
      ?? row.known.title.flatMap { LimitExcess.length(of: $0, called: "this title") }
  }
}

// MARK: - Joining

extension RowForest {
  private mutating func join(_ index: Int, to parent: Int, log: inout MessageLog) {
    let row = rows[index]
    parents[index] = parent
    guard row.isPresented else {
      if let modal = presented[parent] {
        log.add(
          .error, "order", at: row.place,
          "\(quoted(row.controller.className)) is held by the controller of line \(rows[parent].source.start.line), so it must stand "
            + "before what that presents, on line \(rows[modal].source.start.line)")
      }
      children[parent].append(index)
      return
    }
    if let modal = presented[parent] {
      log.add(
        .error, "presented", at: row.place,
        "\(quoted(rows[parent].controller.className)) cannot present \(quoted(row.controller.className)): it presents "
          + "\(quoted(rows[modal].controller.className)) already, on line \(rows[modal].source.start.line)")
      return
    }
    presented[parent] = index
  }

  private static func missingParent(of row: ParsedRow, at depth: Int, after deepest: Int) -> String {
    let verb = row.isPresented ? "presents" : "holds"
    return "the row of what \(verb) \(quoted(row.controller.className)) is missing: this row stands \(depth) levels deep, but it "
      + "can stand at most \(deepest) deep here"
  }

  private func report(_ roots: [Int], base: Int, first: ParsedRow, log: inout MessageLog) {
    if roots.count > 1 {
      let second = rows[roots[1]]
      log.add(
        .error, "roots", at: second.place,
        "this text holds \(roots.count) hierarchies, and one is expected: add the row of the controller that holds them")
    } else if base > 0 || first.isPresented {
      let verb = first.isPresented ? "presents" : "holds"
      log.add(.note, "fragment", at: first.place, "what \(verb) \(quoted(first.controller.className)) is not in the text")
    }
  }
}
