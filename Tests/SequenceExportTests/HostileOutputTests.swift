import Foundation
import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

/// Every hostile text in every place of a story, in every output of the library: it is shown or visibly replaced, and changes nothing else.
@Suite struct HostileOutputTests {
  /// Every element that may occur in a picture that stands still, with every attribute that it may have.
  private static let still: [String: Set<String>] = [
    "svg": ["width", "height", "viewBox", "xmlns", "role", "aria-labelledby"],
    "title": ["id"], "desc": ["id"], "metadata": ["id"], "style": [], "g": ["id", "class", "transform"],
    "path": ["fill", "stroke", "stroke-width", "stroke-dasharray", "d"],
    "polygon": ["fill", "stroke", "stroke-width", "stroke-dasharray", "points"],
    "polyline": ["fill", "stroke", "stroke-width", "stroke-dasharray", "points"],
    "ellipse": ["fill", "stroke", "stroke-width", "cx", "cy", "rx", "ry"],
    "text": ["text-anchor", "x", "y", "font-family", "font-weight", "font-style", "font-size", "fill"],
  ]

  /// The same for a picture that plays, whose looks are classes and whose groups are made once.
  private static let playing: [String: Set<String>] = [
    "svg": ["width", "height", "viewBox", "xmlns", "role", "aria-labelledby"],
    "title": ["id"], "desc": ["id"], "metadata": ["id"], "style": [], "defs": [], "g": ["id", "class", "transform"],
    "path": ["id", "class", "d"], "polygon": ["id", "class", "points"], "polyline": ["id", "class", "points"],
    "ellipse": ["id", "class", "cx", "cy", "rx", "ry"], "text": ["id", "class", "x", "y"], "use": ["class", "href"],
  ]

  /// A text as it may stand in an output, by the writer of pictures.
  private static func concealed(in text: String) -> [String] {
    var found: [String] = []
    text.forEachScalar { scalar, concealment in
      if concealment != nil, scalar != "\n" { found.append(String(scalar.value, radix: 16)) }
    }
    return found
  }

  private static func drawn(_ text: String) throws -> DrawnSequence {
    let story = HostileText.story(text)
    return try DrawnSequence(of: Replay(of: story).steps, title: story.title, source: text)
  }

  private static let plain = "Plain"

  /// What is wrong with an SVG file; nothing where all is well.
  private static func faults(of bytes: [UInt8], allowing allowed: [String: Set<String>]) throws -> [String] {
    let root = try SVGElement(parsing: bytes)
    var found = concealed(in: String(decoding: bytes, as: UTF8.self))
    for element in root.all {
      guard let attributes = allowed[element.name] else {
        found.append("<\(element.name)>")
        continue
      }
      found += element.attributes.keys.filter { !attributes.contains($0) }.map { "<\(element.name) \($0)>" }
      let href = element.attributes["href"] ?? "#"
      if !href.hasPrefix("#") { found.append("href \(href)") }
      for (name, value) in element.attributes where name != "xmlns" && value.contains(":") { found.append("\(name) \(value)") }
      if element.name == "style", element.text.contains("http") || element.text.contains("@import") { found.append("style") }
    }
    let ids = root.all.compactMap(\.id)
    return found + Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.map { "id \($0.key) twice" }
  }

  /// How often each element is there, but for those that longer texts take more of.
  private static func shape(of bytes: [UInt8]) throws -> [String: Int] {
    let names = try SVGElement(parsing: bytes).all.map { $0.name == "g" ? "g " + ($0.classes.first ?? "") : $0.name }
    return Dictionary(grouping: names) { $0 }.mapValues(\.count).filter { $0.key != "text" }
  }

  @Test("Draws every text in every place, and nothing that was not meant", arguments: HostileText.all.indices)
  func drawsPictures(number: Int) throws {
    let (id, text) = HostileText.all[number]
    let (sequence, plain) = (try Self.drawn(text), try Self.drawn(Self.plain))
    let last = sequence.frames.steps.count - 1
    #expect(last == plain.frames.steps.count - 1)
    for frame in 0...last {
      let svg = try sequence.bytes(ofFrame: frame, as: .svg)
      #expect(try Self.faults(of: svg, allowing: Self.still) == [], "\(id), frame \(frame)")
      #expect(try Self.shape(of: svg) == Self.shape(of: plain.bytes(ofFrame: frame, as: .svg)), "\(id), frame \(frame)")
    }
    #expect(try Self.faults(of: sequence.bytes(as: .sheetSVG), allowing: Self.still) == [], "\(id)")
    #expect(try Self.faults(of: sequence.bytes(as: .animatedSVG), allowing: Self.playing) == [], "\(id)")
    // What Graphviz reads out of the DOT file are the same nodes, clusters and edges.
    for (mine, other) in [
      (try sequence.bytes(ofFrame: last, as: .dot), try plain.bytes(ofFrame: last, as: .dot)),
      (try sequence.bytes(as: .sheetDOT), try plain.bytes(as: .sheetDOT)),
    ] {
      let dot = String(decoding: mine, as: UTF8.self)
      #expect(Self.concealed(in: dot) == [], "\(id)")
      let drawn = try GraphvizEngine.shared.draw(dot, as: .svg)
      #expect(
        try Self.shape(of: Self.withoutProlog(drawn))
          == Self.shape(of: Self.withoutProlog(GraphvizEngine.shared.draw(String(decoding: other, as: UTF8.self), as: .svg))),
        "\(id)")
    }
  }

  /// libgvc's own files have comments, which ours have not.
  private static func withoutProlog(_ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Array(lines.filter { !$0.hasPrefix("<!--") && !$0.hasPrefix(" -->") }.joined(separator: "\n").utf8)
  }

  @Test("Tells every text in every picture's words, and keeps what it was drawn from", arguments: HostileText.all.indices)
  func tellsWords(number: Int) throws {
    let (id, text) = HostileText.all[number]
    let sequence = try Self.drawn(text)
    var files: [(String, [UInt8])] = []
    for format in [FrameFormat.svg, .png, .pdf, .dot] {
      files.append((format.rawValue, try sequence.bytes(ofFrame: 1, as: format)))
    }
    for format in [SequenceFormat.sheetPNG, .gif, .html] { files.append((format.rawValue, try sequence.bytes(as: format))) }
    for (name, bytes) in files {
      let picture = try PictureFile(bytes)
      let altText = try #require(picture.altText, "\(id), \(name)")
      #expect(Self.concealed(in: altText) == [], "\(id), \(name)")
      #expect(!altText.contains("\n") && !altText.isEmpty, "\(id), \(name)")
      #expect(try picture.record.get().source == text, "\(id), \(name)")
    }
  }

  @Test("Writes a player whose tags are those of a plain one", arguments: HostileText.all.indices)
  func writesPlayers(number: Int) throws {
    let (id, text) = HostileText.all[number]
    let page = String(decoding: try Self.drawn(text).bytes(as: .html), as: UTF8.self)
    let plain = String(decoding: try Self.drawn(Self.plain).bytes(as: .html), as: UTF8.self)
    // Wherever a text stands in a page, `<` is written in another way: what begins a tag is the page's own.
    func tags(_ page: String) -> [String] {
      page.split(separator: "<").dropFirst().map { String($0.prefix { $0.isLetter || $0 == "/" || $0 == "!" }) }
    }
    #expect(tags(page) == tags(plain), "\(id)")
    #expect(Self.concealed(in: page) == [], "\(id)")
  }

  @Test("Keeps each line of a transcript, a journey and JSON what it is", arguments: HostileText.all.indices)
  func writesText(number: Int) throws {
    let (id, text) = HostileText.all[number]
    func outputs(_ text: String) throws -> [String] {
      let story = HostileText.story(text)
      let steps = Replay(of: story).steps
      return [
        TranscriptText(title: story.title, steps: steps).text, JourneyText(title: story.title, steps: steps).text,
        String(decoding: try RecordJSON.bytes(TranscriptRecord(title: story.title, steps: steps)), as: UTF8.self),
      ]
    }
    let mine = try outputs(text)
    let plain = try outputs(Self.plain)
    for (output, other) in zip(mine, plain) {
      #expect(Self.concealed(in: output) == [], "\(id)")
      #expect(output.split(separator: "\n").count == other.split(separator: "\n").count, "\(id)")
    }
    // JSON gives the very same text back.
    let json = try #require(JSONSerialization.jsonObject(with: Data(mine[2].utf8)) as? [String: Any])
    #expect((json["title"] as? String)?.unicodeScalars.elementsEqual((text + "!").unicodeScalars) == true, "\(id)")
  }
}
