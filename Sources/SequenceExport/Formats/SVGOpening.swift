internal import FrameDrawing

/// The beginning of an SVG file, up to the first thing that is drawn, reworked line by line.
///
/// - The document type and the comments go: the one points to a file outside, the others hold version and names.
/// - The root says that it is an image, and gets a title and a description, its source, and its style rules.
/// - Graphviz's own title goes.
struct SVGOpening: Sendable {
  /// All up to the root's tag.
  let root: [UInt8]
  /// What follows the words that the root says of itself.
  let rest: [UInt8]

  /// - Parameter svg: The beginning as libgvc wrote it.
  init(_ svg: [UInt8]) {
    var lines = svg.split(separator: UInt8(ascii: "\n"))[...]
    var root: [UInt8]?
    var result: [UInt8] = []
    while let line = lines.popFirst() {
      if line.starts(with: "<!--".utf8) || line.starts(with: "<!DOCTYPE".utf8) {
        Self.skip(rest: &lines, of: line)
      } else if line.starts(with: "<svg ".utf8) {
        root = result + Self.root(line, &lines)
        result = []
      } else if !line.starts(with: "<title>".utf8) {
        SVGMarkup.append(line, to: &result)
        result.append(UInt8(ascii: "\n"))
      }
    }
    self.root = root ?? []
    rest = result
  }

  /// Comments and the document type may go on over several lines.
  private static func skip(rest lines: inout ArraySlice<ArraySlice<UInt8>>, of first: ArraySlice<UInt8>) {
    var line = first
    while line.last != UInt8(ascii: ">"), let next = lines.popFirst() { line = next }
  }

  /// The root's own tag, which libgvc breaks over two lines, with what it lacks.
  private static func root(_ first: ArraySlice<UInt8>, _ lines: inout ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
    var tag = String(decoding: first, as: UTF8.self)
    while !tag.hasSuffix(">"), let next = lines.popFirst() { tag += String(decoding: next, as: UTF8.self) }
    let foreign = #" xmlns:xlink="http://www.w3.org/1999/xlink""#
    if let place = tag.firstRange(of: foreign) { tag.removeSubrange(place) }
    if tag.hasSuffix(">") { tag.removeLast() }
    return Array("\(tag) role=\"img\" aria-labelledby=\"frame--title frame--desc\">\n".utf8)
  }

  /// What the root says of itself: a title and a description, the source, and the style rules.
  static func words(_ job: DrawingJob) -> String {
    var words = "<title id=\"frame--title\">\(XML.escaped(job.picture.title))</title>\n"
    words += "<desc id=\"frame--desc\">\(XML.escaped(job.picture.altText))</desc>\n"
    if let record = job.record { words += SVGRecord.element(record) }
    if job.sequence.followsReader { words += "<style>\(job.sequence.frames.darkStyleSheet)</style>\n" }
    return words
  }
}
