internal import Foundation

/// A picture that somebody has, read for what it says about itself.
///
/// Everything in it may have been changed by anybody: nothing of it is believed beyond what is shown as its words.
public struct PictureFile: Sendable {
  /// The kind of file.
  public let kind: Kind
  /// All its bytes.
  public let bytes: [UInt8]
  /// Its own title; nil where it has none.
  public let title: String?
  /// Its own alt text; nil where it has none.
  public let altText: String?
  /// Its extent; nil where it has none, or it is damaged.
  public let extent: Extent?
  /// What it says of its source, or why it says nothing.
  public let record: Result<PictureRecord, PictureReadFailure>

  /// The kinds of files that navtree writes; a sheet is of the same kind as a frame.
  public enum Kind: String, Sendable, CaseIterable {
    /// Scalable Vector Graphics; also a sheet, and a picture that plays by itself.
    case svg = "SVG"
    /// Portable Network Graphics.
    case png = "PNG"
    /// Portable Document Format.
    case pdf = "PDF"
    /// A GIF that plays a story, a palette for all of it.
    case gif = "GIF"
    /// A page with a player.
    case html = "HTML"
    /// The text that Graphviz draws, with final positions.
    case dot = "DOT"
  }

  /// A width and a height.
  public struct Extent: Hashable, Sendable {
    /// From left to right.
    public let width: Double
    /// From top to bottom.
    public let height: Double
    /// What they are counted in: `pt` or `px`.
    public let unit: String

    /// Takes what a picture says; nil where it is no extent, such as one that is infinite.
    init?(width: Double, height: Double, unit: String) {
      guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
      self.width = width
      self.height = height
      self.unit = unit
    }
  }

  /// Reads a picture by what stands in it, whatever its name.
  ///
  /// - Throws: ``PictureReadFailure/otherFormat``.
  public init(_ bytes: [UInt8]) throws(PictureReadFailure) {
    guard let kind = Kind(of: bytes) else { throw .otherFormat }
    let words: PictureWords
    switch kind {
    case .svg: words = SVGWords.read(bytes)
    case .png: words = PNGWords.read(bytes)
    case .pdf: words = PDFWords.read(bytes)
    case .gif: words = GIFWords.read(bytes)
    case .html: words = HTMLWords.read(bytes)
    case .dot: words = DOTWords.read(bytes)
    }
    self.kind = kind
    self.bytes = bytes
    title = words.title
    altText = words.altText
    extent = words.extent
    record = Result { () throws(PictureReadFailure) in
      guard let text = words.record else { throw .noRecord }
      return try PictureRecord(text: text)
    }
  }
}

/// What was found in a file of some kind.
struct PictureWords {
  var title: String?
  var altText: String?
  var extent: PictureFile.Extent?
  /// The record as it stands there, unescaped.
  var record: String?
}

extension PictureFile.Kind {
  /// Finds out by the first bytes, blanks and a byte order mark aside.
  init?(of bytes: [UInt8]) {
    func begins(_ text: String, _ part: ArraySlice<UInt8>) -> Bool { part.starts(with: text.utf8) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = start.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
    let head = String(decoding: text.prefix(4096), as: UTF8.self).lowercased()
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins("GIF8", bytes[...]) {
      self = .gif
    } else if begins("%PDF-", bytes[...]) {
      self = .pdf
    } else if head.hasPrefix("<!doctype html") || head.hasPrefix("<html") {
      self = .html
    } else if head.hasPrefix("<?xml") || head.hasPrefix("<svg") || head.hasPrefix("<!--"), head.contains("<svg") {
      self = .svg
    } else if head.hasPrefix("//") || head.hasPrefix("digraph"), String(decoding: text, as: UTF8.self).contains("digraph") {
      self = .dot
    } else {
      return nil
    }
  }
}
