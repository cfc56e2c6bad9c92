internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel

/// SVG that others can work on: Graphviz's drawing with words for those who do not see it, and without what only Graphviz needs.
enum SVGFormat {
  static func draw(_ job: DrawingJob) throws(GraphvizError) -> FrameEncoding {
    let drawn = try job.sequence.engine.draw(job.picture.dot, as: .svg)
    return { SVGFinish(job).finished(drawn) }
  }
}

/// Reworks the lines of an SVG file that libgvc wrote.
///
/// libgvc puts every element on a line of its own and escapes all text, so that a line which begins with `<` is markup, never a user's text.
/// - The document type and the comments go: the one points to a file outside, the others hold version and names.
/// - Hyphens, which are escaped for the comments' sake, are hyphens again, so that identities can be searched for.
/// - The root says that it is an image, and gets a title and a description.
/// - The groups' titles, which hold Graphviz's names, go where they name parts; a controller's becomes what people call it.
struct SVGFinish {
  private let job: DrawingJob
  private let names: [String: String]

  init(_ job: DrawingJob) {
    self.job = job
    names = job.picture.spokenNames
  }

  func finished(_ svg: [UInt8]) -> [UInt8] {
    var lines = svg.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    var result: [UInt8] = []
    result.reserveCapacity(svg.count + 4096)
    var group = ""
    while let line = lines.popFirst() {
      if line.starts(with: "<!--".utf8) || line.starts(with: "<!DOCTYPE".utf8) {
        Self.skip(rest: &lines, of: line)
      } else if line.starts(with: "<svg ".utf8) {
        result += root(line, &lines)
      } else if line.starts(with: "<title>".utf8) {
        if let name = names[group] { result += Array("<title>\(XML.escaped(name))</title>\n".utf8) }
      } else {
        if line.starts(with: "<g id=\"".utf8) { group = Self.identity(line) }
        result += Self.plain(line)
        if !lines.isEmpty { result.append(UInt8(ascii: "\n")) }
      }
    }
    return result
  }

  /// Comments and the document type may go on over several lines.
  private static func skip(rest lines: inout ArraySlice<ArraySlice<UInt8>>, of first: ArraySlice<UInt8>) {
    var line = first
    while line.last != UInt8(ascii: ">"), let next = lines.popFirst() { line = next }
  }

  /// The root's own tag, which libgvc breaks over two lines, with what it lacks, and the words behind it.
  private func root(_ first: ArraySlice<UInt8>, _ lines: inout ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
    var tag = String(decoding: first, as: UTF8.self)
    while !tag.hasSuffix(">"), let next = lines.popFirst() { tag += String(decoding: next, as: UTF8.self) }
    let foreign = #" xmlns:xlink="http://www.w3.org/1999/xlink""#
    if let place = tag.firstRange(of: foreign) { tag.removeSubrange(place) }
    if tag.hasSuffix(">") { tag.removeLast() }
    var words = "\(tag) role=\"img\" aria-labelledby=\"frame--title frame--desc\">\n"
    words += "<title id=\"frame--title\">\(XML.escaped(job.picture.title))</title>\n"
    words += "<desc id=\"frame--desc\">\(XML.escaped(job.picture.altText))</desc>\n"
    if let record = job.record { words += SVGRecord.element(record) }
    if job.sequence.followsReader { words += "<style>\(job.sequence.frames.darkStyleSheet)</style>\n" }
    return Array(words.utf8)
  }

  /// A line with hyphens as hyphens, and `none` for `transparent`, which is no colour of SVG 1.1.
  private static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(UInt8(ascii: "&")) || line.starts(with: "<polygon ".utf8) else { return line }
    var text = String(decoding: line, as: UTF8.self)
    text = XML.unescapedHyphens(text)
    if line.starts(with: "<polygon ".utf8), let place = text.firstRange(of: " stroke=\"transparent\"") {
      text.replaceSubrange(place, with: " stroke=\"none\"")
    }
    return Array(text.utf8)[...]
  }

  private static func identity(_ line: ArraySlice<UInt8>) -> String {
    let value = line.dropFirst("<g id=\"".utf8.count).prefix { $0 != UInt8(ascii: "\"") }
    return XML.unescapedHyphens(String(decoding: value, as: UTF8.self))
  }
}
