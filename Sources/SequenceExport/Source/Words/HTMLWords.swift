/// Reads the parts of a player's page that say what it is, as navtree writes them.
enum HTMLWords {
  static func read(_ bytes: [UInt8]) -> PictureWords {
    let page = ByteScanner(bytes)
    return PictureWords(
      title: page.text(between: "<title>", and: "</title>").map(XML.unescaped),
      altText: page.text(between: "<meta name=\"description\" content=\"", and: "\"").map(XML.unescaped),
      extent: nil,
      record: page.text(between: PlayerPage.recordStart, and: "</script>"))
  }
}
