import Testing

/// An animated picture as a browser plays it: what it shows at a moment, by CSS's own rules, from the file's text.
struct PlayedSVG {
  let root: SVGElement
  let style: StyleSheet
  /// The cycle in seconds; nil for a still.
  let cycle: Double?
  /// Everything that is painted, with the class of the group that decides when.
  private let parts: [(mark: DrawnMark, darkMark: DrawnMark, lifetime: String?)]
  private let tracks: [String: Track]

  /// Something painted, and how much of it can be seen.
  struct Sight: Hashable {
    let mark: DrawnMark
    let opacity: Double
  }

  /// How a group is shown: its value without animation, and its key frames.
  private struct Track {
    let rest: Double
    let keyframes: [(offset: Double, value: Double, isLinear: Bool)]

    func value(at progress: Double) -> Double {
      let from = keyframes.last { $0.offset <= progress } ?? (0, rest, false)
      guard from.isLinear else { return from.value }
      let to = keyframes.first { $0.offset > progress } ?? (1, rest, false)
      return from.value + (to.value - from.value) * (progress - from.offset) / (to.offset - from.offset)
    }
  }

  init(_ bytes: [UInt8]) throws {
    root = try SVGElement(parsing: bytes)
    let style = StyleSheet(try #require(root.children(named: "style").first).text)
    self.style = style
    let all = try #require(root.children(named: "g").first)
    let shapes = Dictionary(
      uniqueKeysWithValues: all.children(named: "defs").flatMap(\.children).map { ($0.id ?? "", $0) })
    var parts: [(DrawnMark, DrawnMark, String?)] = []
    for child in all.children where child.name != "defs" {
      for element in child.name == "g" ? child.children : [child] {
        let paint = style.values(of: element.classes.first ?? "")
        let dark = style.values(of: element.classes.first ?? "", media: "prefers-color-scheme:dark")
        var shape = element
        if element.name == "use" {
          let reference = try #require(element.attributes["href"])
          shape = try #require(shapes[String(reference.dropFirst())])
        }
        let mark = DrawnMark(shape, paint: paint)
        parts.append(
          (
            mark, DrawnMark(shape, paint: paint.merging(dark) { $1 }),
            (child.name == "g" ? child : element).classes.first { $0.hasPrefix("k") }
          ))
      }
    }
    self.parts = parts
    let animation = style.blocks.first { $0.prelude == "[class*=k]" }?.declarations["animation"]
    cycle = animation.flatMap { Double($0.prefix { $0 != "s" }) }
    if let animation { #expect(animation.hasSuffix("s step-end infinite")) }
    var tracks: [String: Track] = [:]
    for lifetime in Set(parts.compactMap(\.2)) {
      let values = style.values(of: lifetime)
      let name = try #require(values["animation-name"])
      let frames = style.blocks.filter { $0.prelude == "@keyframes \(name)" }
      #expect(frames.count == 1)
      var keyframes: [(Double, Double, Bool)] = []
      for block in frames.flatMap(\.blocks) {
        for selector in block.selectors {
          let offset = try #require(Double(selector.dropLast())) / 100
          keyframes.append((offset, Self.shown(block.declarations), block.declarations["animation-timing-function"] == "linear"))
        }
      }
      keyframes.sort { $0.0 < $1.0 }
      #expect(Set(keyframes.map(\.0)).count == keyframes.count, "two key frames of \(name) at one moment")
      tracks[lifetime] = Track(rest: Self.shown(values), keyframes: keyframes)
    }
    self.tracks = tracks
  }

  private static func shown(_ values: [String: String]) -> Double {
    #expect(values["fill-opacity"] == values["stroke-opacity"])
    if let opacity = values["fill-opacity"].flatMap(Double.init) { return opacity }
    return values["visibility"] == "hidden" ? 0 : 1
  }
}

extension PlayedSVG {
  /// What can be seen so many seconds after the start of a cycle; nil is without animation.
  func sights(at seconds: Double?, dark: Bool = false) -> [Sight] {
    parts.compactMap { mark, darkMark, lifetime in
      var opacity = 1.0
      if let track = lifetime.flatMap({ tracks[$0] }) {
        if let seconds, let cycle { opacity = track.value(at: seconds / cycle) } else { opacity = track.rest }
      }
      return opacity > 0 ? Sight(mark: dark ? darkMark : mark, opacity: opacity) : nil
    }
  }

  /// How many lifetimes it has.
  var lifetimeCount: Int { tracks.count }
}

/// Something that a frame or an animated picture paints: element, place, paint, words.
struct DrawnMark: Hashable {
  let name: String
  let attributes: [String: String]
  let text: String

  init(_ element: SVGElement, paint: [String: String] = [:]) {
    name = element.name
    var attributes = element.attributes
    attributes["class"] = nil
    attributes["id"] = nil
    for (property, value) in paint { attributes[property] = property == "font-size" ? String(value.dropLast(2)) : value }
    for name in ["d", "points"] { attributes[name] = attributes[name].map(Self.spelledOut) }
    self.attributes = attributes
    text = element.text
  }

  /// The numbers of a path or of points, all of them counted from the canvas's corner, with one blank between them.
  private static func spelledOut(_ data: String) -> String {
    var words = [""]
    for character in data {
      switch character {
      case " ", ",": words.append("")
      case "M", "C", "c": words += [String(character), ""]
      case "-": words.append("-")
      case _: words[words.count - 1].append(character)
      }
    }
    words.removeAll(where: \.isEmpty)
    guard let command = words.firstIndex(of: "c") else { return words.filter { $0 != "M" && $0 != "C" }.joined(separator: " ") }
    var numbers = words[1..<command].compactMap(Int.init)
    for curve in words[(command + 1)...].compactMap(Int.init).chunked(by: 6) {
      let start = numbers.suffix(2)
      numbers += curve.enumerated().map { $1 + start[start.startIndex + $0 % 2] }
    }
    return numbers.map(String.init).joined(separator: " ")
  }

  /// Everything that a frame paints, in its order.
  static func all(of frame: SVGElement) -> [DrawnMark] {
    frame.children(named: "g").flatMap(\.all).filter { ["path", "polygon", "polyline", "ellipse", "text"].contains($0.name) }
      .map { DrawnMark($0) }
  }
}

extension Array {
  fileprivate func chunked(by size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
