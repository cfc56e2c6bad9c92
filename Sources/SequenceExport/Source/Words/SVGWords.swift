internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads an SVG's words with a real parser, since other programs write the same elements in other ways.
final class SVGWords: NSObject, XMLParserDelegate {
  private var words = PictureWords()
  private var open: [String] = []
  private var kept: ReferenceWritableKeyPath<SVGWords, String?>?

  static func read(_ bytes: [UInt8]) -> PictureWords {
    let reader = SVGWords()
    // Foundation's parser on Linux ends the process over names that are no UTF-8, so that what is none is replaced first.
    let parser = XMLParser(data: Data(String(decoding: bytes, as: UTF8.self).utf8))
    // A picture must not make us read other files.
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // What is no XML has no words, or only those before the fault.
    _ = parser.parse()
    return reader.words
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(element)
    kept = nil
    switch (element, open.count) {
    case ("svg", 1): words.extent = Self.extent(attributes)
    case ("title", 2): begin(\.words.title)
    case ("desc", 2): begin(\.words.altText)
    case ("metadata", 2) where attributes["id"] == SVGRecord.id: begin(\.words.record)
    case _: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let kept else { return }
    self[keyPath: kept]?.append(text)
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
    kept = nil
  }

  private func begin(_ place: ReferenceWritableKeyPath<SVGWords, String?>) {
    // The first one counts, as for readers of SVG.
    guard self[keyPath: place] == nil else { return }
    self[keyPath: place] = ""
    kept = place
  }

  private static func extent(_ attributes: [String: String]) -> PictureFile.Extent? {
    func number(_ text: String?) -> Double? { text.flatMap { Double($0.hasSuffix("pt") ? String($0.dropLast(2)) : $0) } }
    guard let width = number(attributes["width"]), let height = number(attributes["height"]) else { return nil }
    return PictureFile.Extent(width: width, height: height, unit: "pt")
  }
}
