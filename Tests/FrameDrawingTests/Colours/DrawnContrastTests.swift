import FrameDrawing
import NavigationModel
import StoryGenerator
import Testing

/// Colours of what is drawn against what they are drawn on, whatever the themes' values are meant for.
@Suite struct DrawnContrastTests {
  private static let seeds = 1...2

  @Test(arguments: ThemeTests.themes, [PictureView.nested, .tree])
  func everyTextAndLineMeetsAA(theme: Theme, view: PictureView) throws {
    let options = DrawingOptions(view: view, theme: theme)
    for story in Stories.all + Self.seeds.map({ RandomStory.story(seed: UInt64($0), actions: 20) }) {
      try expectContrast(story.drawn(options), story.name)
    }
  }

  @Test(arguments: ThemeTests.themes, [PictureView.nested, .tree])
  func anyColourThatAScenarioChoosesMeetsAA(theme: Theme, view: PictureView) throws {
    var numbers = SeededNumbers(seed: 7)
    let extremes = [0x000000, 0xFFFFFF, 0xFEFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0x808080]
    let greys = stride(from: 0, through: 255, by: 17).map { $0 * 0x010101 }
    let themes = [Theme.light, .dark].flatMap {
      $0.hues.flatMap { [$0.line, $0.tint] } + [$0.canvas, $0.card, $0.ink, $0.ghost]
    }
    let any = (extremes + greys + (0..<24).map { _ in Int(numbers.next() & 0xFFFFFF) }).map { number in
      HexColor(
        red: UInt8(number >> 16), green: UInt8(truncatingIfNeeded: number >> 8), blue: UInt8(truncatingIfNeeded: number))
    }
    let boxes = (any + themes).enumerated().map { index, color in
      Blueprint(
        .nested, "Box \(index)", traits: Traits(color: color), children: [.screen("A\(index)"), .screen("B\(index)")])
    }
    // The last is another stack's: what has gone or is new stands on the chosen colours, too.
    let tree = Blueprint.stack("Root", [.screen("Home")] + boxes)
    let last = Reference.name("Box \(boxes.count - 1)")
    let story = Story(
      "chosen", tree, [.push("C", on: last), .pop(on: last), .present("Card"), .dismiss(), .popToRoot(on: .name("Root"))])
    try expectContrast(story.drawn(DrawingOptions(view: view, theme: theme)), "chosen")
  }

  private func expectContrast(_ sequence: FrameSequence, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
    var faults: Set<String> = []
    for (index, picture) in try sequence.pictures().enumerated() {
      for pair in Self.texts(in: picture) where pair.ink.contrast(with: pair.ground) < 4.5 {
        faults.insert("\(name), frame \(index): text of \(pair.id), \(pair.ink) on \(pair.ground)")
      }
      for pair in Self.lines(in: picture) where pair.ink.contrast(with: pair.ground) < 3 {
        faults.insert("\(name), frame \(index): line of \(pair.id), \(pair.ink) on \(pair.ground)")
      }
    }
    #expect(faults.sorted().prefix(5) == [], sourceLocation: location)
  }

  private typealias Pair = (id: String, ink: HexColor, ground: HexColor)

  /// Each text with all that lies under any part of it, unless something nearer hides that.
  private static func texts(in picture: Picture) -> [Pair] {
    var pairs: [Pair] = []
    for (place, figure) in picture.figures.enumerated() where !figure.lines.isEmpty {
      guard let ink = figure.color("fontcolor") else { continue }
      // Shapes of text alone are wider than their text; it begins at their left edge or stands in their middle.
      let left = figure.attributes["label"]?.hasSuffix("\\l") == true
      let x = left ? figure.rect.minX + 0.5 : figure.rect.midX
      let ground = figure.color("fillcolor") ?? picture.ground(atX: x, y: figure.rect.midY, before: place)
      if let ground { pairs.append((figure.id, ink, ground)) }
    }
    for arrow in picture.arrows {
      guard let ink = arrow.attributes["fontcolor"].flatMap({ HexColor($0) }), let label = arrow.attributes["lp"] else {
        continue
      }
      let centre = Figure.numbers(label)
      for dx in [-24.0, 0, 24] {
        guard let ground = picture.ground(atX: centre[0] + dx, y: picture.size.height - centre[1]) else { continue }
        pairs.append((arrow.id, ink, ground))
      }
    }
    return pairs
  }

  /// Each outline, filled sign and arrow with what is around it.
  private static func lines(in picture: Picture) -> [Pair] {
    var pairs: [Pair] = []
    for (place, figure) in picture.figures.enumerated() where !figure.isText && !figure.isPale {
      // A badge stands out by its fill; the line around it only cuts it off from what is behind.
      guard let ink = figure.color(figure.classes.contains("badge") ? "fillcolor" : "color") else { continue }
      let around = figure.holder.flatMap { picture.figures[$0].color("fillcolor") } ?? HexColor(picture.graph["bgcolor"] ?? "")
      let isPart = !figure.classes.isDisjoint(with: ["bar", "indicator"])
      let under = isPart ? picture.ground(atX: figure.rect.midX, y: figure.rect.midY, before: place) : around
      if isPart, let under, picture.isPale(ownerOf: figure) == false { pairs.append((figure.id, ink, under)) }
      if !isPart, let around { pairs.append((figure.id, ink, around)) }
    }
    for arrow in picture.arrows where !arrow.classes.contains("unselected") {
      guard let ink = arrow.attributes["color"].flatMap({ HexColor($0) }) else { continue }
      for point in arrow.points {
        if let ground = picture.ground(atX: point.x, y: point.y) { pairs.append((arrow.id, ink, ground)) }
      }
    }
    return pairs
  }
}

extension Figure {
  fileprivate func color(_ attribute: String) -> HexColor? { attributes[attribute].flatMap { HexColor($0) } }

  /// Not selected, and nothing more important that would give it another outline.
  fileprivate var isPale: Bool { classes.contains("unselected") && !isGhost }
}

extension Picture {
  /// The fill at a point; the last thing drawn there wins, up to but not including the figure at an index.
  ///
  /// Boxes are drawn before all shapes, each before what it holds.
  fileprivate func ground(atX x: Double, y: Double, before place: Int? = nil) -> HexColor? {
    let spot = Rect(x: x - 0.25, y: y - 0.25, width: 0.5, height: 0.5)
    // From the top, and by places: looking through all of them, each a copy, is what these tests would spend their time on.
    var fill: String?
    for index in (0..<(place ?? figures.count)).reversed() where fill == nil || !figures[index].isBox {
      guard figures[index].rect.holds(spot), let color = figures[index].attributes["fillcolor"] else { continue }
      fill = color
      if !figures[index].isBox { break }
    }
    return HexColor(fill ?? graph["bgcolor"] ?? "")
  }

  /// Whether the controller that a bar or an indicator belongs to is pale.
  fileprivate func isPale(ownerOf part: Figure) -> Bool {
    controllers.contains { part.id.hasPrefix($0.id + "-") && $0.classes.contains("unselected") }
  }
}
