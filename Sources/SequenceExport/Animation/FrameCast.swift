internal import FrameDrawing

/// The marks of all frames, each once, and who appears in which frame.
struct FrameCast {
  /// Every mark that differs from all others in shape, paint or words.
  private(set) var marks: [PaintedMark] = []
  /// What each frame paints, in order.
  private(set) var frames: [[Appearance]] = []

  /// A mark in a frame.
  struct Appearance {
    /// Its number.
    let mark: Int
    /// Whether it comes with this frame.
    let enters: Bool
    /// Whether this is the last of it.
    let leaves: Bool
  }
}

/// A mark with its colours in the dark.
struct PaintedMark: Hashable {
  let mark: Mark
  /// The colours that differ for readers who prefer it dark.
  let dark: [Tag.Attribute]

  init(_ mark: Mark, dark counterparts: DarkStyleSheet?) {
    self.mark = mark
    dark = PaintProperty.allCases.compactMap { property in
      guard let color = mark.paint.first(where: { $0.name == property.rawValue })?.value,
        let night = counterparts?.counterpart(of: color)
      else { return nil }
      return Tag.Attribute(name: property.rawValue, value: night)
    }
  }
}

extension FrameCast {
  /// Takes a film apart.
  ///
  /// What is new enters with its bar, its title and so on; what has gone leaves with them. What was painted just so in the frame before, or
  /// is in the next, neither enters nor leaves: it stays.
  init(_ film: Film, dark counterparts: DarkStyleSheet?) {
    var numbers: [PaintedMark: Int] = [:]
    var marks: [PaintedMark] = []
    let members = film.groups.map { group in
      group.marks.map { mark in
        let mark = PaintedMark(mark, dark: counterparts)
        let number = numbers[mark] ?? marks.count
        if number == marks.count {
          marks.append(mark)
          numbers[mark] = number
        }
        return number
      }
    }
    self.marks = marks
    let shown = film.frames.map { Set($0.flatMap { members[$0] }) }
    for (step, groups) in film.frames.enumerated() {
      let new = Set(groups.map { film.groups[$0] }.filter(\.isNew).map(\.id))
      let gone = Set(groups.map { film.groups[$0] }.filter(\.isGhost).map(\.id))
      var frame: [Appearance] = []
      for group in groups {
        let names = film.groups[group].bearers
        let (comes, goes) = (!new.isDisjoint(with: names), !gone.isDisjoint(with: names))
        for mark in members[group] {
          frame.append(
            Appearance(
              mark: mark, enters: comes && !(step > 0 && shown[step - 1].contains(mark)),
              leaves: goes && !(step + 1 < shown.count && shown[step + 1].contains(mark))))
        }
      }
      frames.append(frame)
    }
  }
}

extension FrameMarkup.Group {
  /// Its own identity, and that of the controller that it is a part of: `detail` for `detail-bar` or `detail---bar`.
  fileprivate var bearers: [String] {
    let parts: Set = ["bar", "back", "badge", "indicator", "state", "title"]
    guard classes.split(separator: " ").contains(where: { parts.contains(String($0)) }), let end = id.lastIndex(of: "-")
    else { return [id] }
    return [id, String(id[..<end].reversed().drop { $0 == "-" }.reversed())]
  }
}
