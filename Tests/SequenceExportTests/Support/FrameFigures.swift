import Foundation

/// What a frame shows, by the identity of its groups: outlines and texts with their places.
struct FrameFigures {
  /// What decides the canvas: width, height, and the part of the drawing that is shown.
  let canvas: [String?]
  let figures: [String: Figure]

  /// One group.
  struct Figure {
    let classes: Set<String>
    /// The smallest and the greatest x, then y, of its outline; empty where it has none.
    let outline: [Double]
    /// The places and words of its texts.
    let texts: [Text]

    var isContainer: Bool { !classes.isDisjoint(with: ["navigation", "nested", "tabs", "split", "container"]) }
  }

  struct Text: Equatable {
    let x: Double
    let y: Double
    let words: String
  }

  init(_ root: SVGElement) {
    canvas = ["width", "height", "viewBox"].map { root.attributes[$0] }
    var found: [String: Figure] = [:]
    for group in root.all where group.name == "g" && group.id != nil {
      if let id = group.id, id != "frame--graph" { found[id] = Figure(group) }
    }
    figures = found
  }
}

extension FrameFigures.Figure {
  init(_ group: SVGElement) {
    classes = Set(group.classes)
    var xs: [Double] = []
    var ys: [Double] = []
    for part in group.children {
      let numbers = (part.attributes["points"] ?? part.attributes["d"] ?? "")
        .split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
      for (index, number) in numbers.enumerated() {
        if index.isMultiple(of: 2) { xs.append(number) } else { ys.append(number) }
      }
      if let x = part.attributes["cx"].flatMap(Double.init), let y = part.attributes["cy"].flatMap(Double.init) {
        xs.append(x)
        ys.append(y)
      }
    }
    outline = [xs.min(), xs.max(), ys.min(), ys.max()].compactMap(\.self)
    texts = group.children(named: "text").map { text in
      FrameFigures.Text(
        x: text.attributes["x"].flatMap(Double.init) ?? .nan, y: text.attributes["y"].flatMap(Double.init) ?? .nan,
        words: text.text)
    }
  }
}
