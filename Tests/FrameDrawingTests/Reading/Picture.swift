import FrameDrawing

/// What a frame's DOT shows, in points with the origin at the top left.
struct Picture {
  var graph: [String: String] = [:]
  var figures: [Figure] = []
  var arrows: [ArrowFigure] = []

  /// The canvas, from the viewport.
  var size: Size {
    let numbers = Figure.numbers(graph["viewport"] ?? "")
    return numbers.count == 5 ? Size(width: numbers[0], height: numbers[1]) : .zero
  }

  var byID: [String: Figure] { Dictionary(figures.map { ($0.id, $0) }) { first, _ in first } }
  var ids: [String] { figures.map(\.id) + arrows.map(\.id) }

  /// Cards and boxes: what stands for a controller.
  var controllers: [Figure] { figures.filter { !$0.classes.isDisjoint(with: Figure.kinds) } }
  var screens: [Figure] { controllers.filter { $0.classes.contains("screen") } }
  var live: [Figure] { controllers.filter { !$0.isGhost } }
  func figures(_ word: String) -> [Figure] { figures.filter { $0.classes.contains(word) } }

  init() {}

  init(_ frame: Frame) throws { self = try DOTReader.read(frame.dot) }
}

/// A node or a cluster.
struct Figure {
  static let kinds: Set<String> = ["screen", "navigation", "nested", "tabs", "split", "container"]

  let name: String
  let isBox: Bool
  /// The index of the box that it stands in.
  let holder: Int?
  private(set) var id = ""
  private(set) var classes: Set<String> = []
  private(set) var rect = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var attributes: [String: String] = [:]

  init(name: String, isBox: Bool, holder: Int?) {
    self.name = name
    self.isBox = isBox
    self.holder = holder
  }

  var isGhost: Bool { classes.contains("ghost") }
  var isText: Bool { attributes["shape"] == "none" }

  /// The label's lines as a reader sees them.
  var lines: [String] {
    guard let label = attributes["label"] else { return [] }
    return Self.lines(ofLabel: label)
  }
  var text: String { lines.joined(separator: " ") }

  static func lines(ofLabel label: String) -> [String] {
    var lines = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in label.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      case (true, "n"), (true, "l"):
        lines.append(String.UnicodeScalarView())
        isEscaped = false
      case (_, let scalar):
        lines[lines.count - 1].append(scalar)
        isEscaped = false
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(line).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
  }

  static func numbers(_ text: String) -> [Double] { text.split(separator: ",").compactMap { Double($0) } }

  mutating func take(_ attributes: [String: String], canvas: Size) throws {
    self.attributes = attributes
    id = attributes["id"] ?? ""
    classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    if isBox {
      let bb = Self.numbers(attributes["bb"] ?? "")
      guard bb.count == 4 else { throw DOTReader.Fault.unexpected("bb of \(name)") }
      rect = Rect(x: bb[0], y: canvas.height - bb[3], width: bb[2] - bb[0], height: bb[3] - bb[1])
    } else {
      let centre = Self.numbers(attributes["pos"] ?? "")
      guard centre.count == 2, let width = Double(attributes["width"] ?? ""), let height = Double(attributes["height"] ?? "")
      else {
        throw DOTReader.Fault.unexpected("place of \(name)")
      }
      rect = Rect(
        x: centre[0] - width * 36, y: canvas.height - centre[1] - height * 36, width: width * 72, height: height * 72)
    }
  }
}

/// An edge.
struct ArrowFigure {
  let tail: String
  let head: String
  let id: String
  let classes: Set<String>
  let attributes: [String: String]
  let points: [Point]
  let tip: Point?

  init(tail: String, head: String, attributes: [String: String], canvas: Size) {
    self.tail = tail
    self.head = head
    self.attributes = attributes
    id = attributes["id"] ?? ""
    classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    func point(_ text: Substring) -> Point {
      let numbers = Figure.numbers(String(text))
      return numbers.count == 2 ? Point(x: numbers[0], y: canvas.height - numbers[1]) : Point(x: .nan, y: .nan)
    }
    let words = (attributes["pos"] ?? "").split(separator: " ")
    tip = words.first { $0.hasPrefix("e,") }.map { point($0.dropFirst(2)) }
    points = words.filter { !$0.hasPrefix("e,") }.map(point)
  }
}

extension Rect {
  /// Whether another lies within, give or take a rounding error.
  func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01 && other.maxY <= maxY + 0.01
  }

  /// Whether they share more than a hundredth of a point.
  func cuts(_ other: Rect) -> Bool {
    minX + 0.01 < other.maxX && other.minX + 0.01 < maxX && minY + 0.01 < other.maxY && other.minY + 0.01 < maxY
  }
}
