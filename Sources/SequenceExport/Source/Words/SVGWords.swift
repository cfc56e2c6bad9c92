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
    let parser = XMLParser(data: Data(withoutInstructions(Array(String(decoding: bytes, as: UTF8.self).utf8))))
    // A picture must not make us read other files.
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // What is no XML has no words, or only those before the fault.
    _ = parser.parse()
    return reader.words
  }

  /// The text without processing instructions, in which there are none of an SVG's words.
  ///
  /// Foundation's parser on Linux (Swift 6.3) ends the process over an instruction without data, `<?a?>`, and over names that are no UTF-8; so
  /// the ones are taken out, and what is no UTF-8 has been replaced.
  private static func withoutInstructions(_ text: [UInt8]) -> [UInt8] {
    let scanner = ByteScanner(text)
    var (kept, place) = ([UInt8](), 0)
    while let start = scanner.place(of: "<?", from: place) {
      kept += text[place..<start]
      guard let end = scanner.place(of: "?>", from: start + 2) else { return kept }
      place = end + 2
      // Where what is left would become an instruction, as `<<?a?>?b?>` would, there was no XML any more.
      guard kept.last != UInt8(ascii: "<") else { return kept }
    }
    return kept + text[place...]
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
    let texts = [attributes["width"], attributes["height"]].compactMap(\.self)
    // A number without a unit is one of pixels.
    let unit = texts.allSatisfy { $0.hasSuffix("pt") } ? "pt" : "px"
    let numbers = texts.compactMap { Double($0.hasSuffix(unit) ? String($0.dropLast(unit.count)) : $0) }
    return numbers.count == 2 ? PictureFile.Extent(width: numbers[0], height: numbers[1], unit: unit) : nil
  }
}
