import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an SVG file as an XML parser reads it.
struct SVGElement {
  let name: String
  let attributes: [String: String]
  var children: [SVGElement] = []
  /// The text directly in it.
  var text = ""

  var id: String? { attributes["id"] }
  var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

  /// Itself and all below, in the order of the file.
  var all: [SVGElement] { [self] + children.flatMap(\.all) }

  func children(named name: String) -> [SVGElement] { children.filter { $0.name == name } }
}

extension SVGElement {
  /// Parses a file.
  ///
  /// - Throws: What the parser finds wrong, or ``Foreign`` for a comment, an instruction or a section that is no text.
  init(parsing bytes: [UInt8]) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = false
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else { throw parser.parserError ?? Foreign(what: "no root") }
    if let foreign = reader.foreign { throw foreign }
    self = root
  }

  struct Foreign: Error { let what: String }

  private final class Reader: NSObject, XMLParserDelegate {
    private var open: [SVGElement] = []
    var root: SVGElement?
    var foreign: Foreign?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(SVGElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      guard let element = open.popLast() else { return }
      if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) { foreign = Foreign(what: "comment \(comment)") }

    func parser(_ parser: XMLParser, foundCDATA data: Data) { foreign = Foreign(what: "CDATA") }

    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
      foreign = Foreign(what: "instruction \(target)")
    }
  }
}
