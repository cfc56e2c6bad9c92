internal import ScenarioLanguage
internal import SequenceExport

/// A document with all that is to be written for it.
struct DrawnDocument {
  let document: OpenDocument
  /// The images of each block, in order.
  let images: [[BlockPictures.Image]]

  var place: DocumentPlace { document.place }
  var files: [(name: ImageFileName, bytes: [UInt8])] { images.flatMap { $0.flatMap(\.files) } }

  /// What the folder's listing says of it.
  var entry: ImageListing.Entry { ImageListing.Entry(images: Set(files.map(\.name)), origin: place.origin) }

  /// The images of a block in Markdown.
  func markup(ofBlock number: Int) -> [String] {
    images[number].compactMap { image in
      image.files.first.map { Markdown.image(image.altText, at: place.destination(of: $0.name)) }
    }
  }

  /// What is to stand in place of a block's lines.
  func text(ofBlock number: Int) -> [UInt8] {
    guard let block = document.blocks[number].block else { return [] }
    return BlockText(of: block, in: document.text).bytes(
      images: markup(ofBlock: number), style: place.style,
      namesFile: document.blocks[number].pictures?.request.file != nil)
  }

  /// The lines that a block has now.
  func textNow(ofBlock number: Int) -> ArraySlice<UInt8> {
    guard let block = document.blocks[number].block else { return [] }
    return document.text.bytes[document.text.extent(of: block.lines)]
  }

  /// The whole Markdown.
  var markdown: [UInt8] {
    var bytes: [UInt8] = []
    var next = 0
    for (number, block) in document.blocks.enumerated() {
      guard let lines = block.block?.lines else { continue }
      let extent = document.text.extent(of: lines)
      bytes += document.text.bytes[next..<extent.lowerBound] + text(ofBlock: number)
      next = extent.upperBound
    }
    return bytes + document.text.bytes[next...]
  }
}
