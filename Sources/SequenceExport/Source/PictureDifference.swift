/// The first place where a picture is not what its source draws, in words.
public struct PictureDifference: Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop: where, what stands there, and what should.
  public let description: String

  /// Compares two files of one kind; nil where they are the same to the last byte.
  ///
  /// - Parameters:
  ///   - found: The picture that somebody has.
  ///   - drawn: What its source draws.
  ///   - kind: What both are.
  public init?(_ found: [UInt8], from drawn: [UInt8], kind: PictureFile.Kind) {
    guard found != drawn else { return nil }
    switch kind {
    case .svg, .html, .dot: description = Self.lines(found, drawn)
    case .png: description = PNGDifference.words(found, drawn)
    case .pdf, .gif: description = Self.bytes(found, drawn)
    }
  }

  /// The first line that differs, and whose it is.
  private static func lines(_ found: [UInt8], _ drawn: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let mine = found.split(separator: newline, omittingEmptySubsequences: false)
    let theirs = drawn.split(separator: newline, omittingEmptySubsequences: false)
    let shared = zip(mine, theirs).prefix { $0 == $1 }.count
    let owner = mine.prefix(shared + 1).last { $0.starts(with: "<g id=\"".utf8) }.map { line in
      " in the group '\(String(decoding: line.dropFirst(7).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))'"
    }
    func shown(_ lines: [ArraySlice<UInt8>], besides others: [ArraySlice<UInt8>]) -> String {
      guard shared < lines.count else { return "nothing" }
      let other = shared < others.count ? Array(others[shared]) : []
      let line = Array(lines[shared])
      // The part that differs stands somewhere in the middle of a long line.
      let start = max(0, zip(line, other).prefix { $0 == $1 }.count - 24)
      let part = line.dropFirst(start).prefix(72)
      return "'\(start > 0 ? "…" : "")\(String(decoding: part, as: UTF8.self))\(start + 72 < line.count ? "…" : "")'"
    }
    return
      "line \(shared + 1)\(owner ?? "") is \(shown(mine, besides: theirs)), and its source draws \(shown(theirs, besides: mine))"
  }

  static func bytes(_ found: [UInt8], _ drawn: [UInt8]) -> String {
    let shared = zip(found, drawn).prefix { $0 == $1 }.count
    let lengths = found.count == drawn.count ? "" : "; it has \(found.count) bytes, and its source draws \(drawn.count)"
    return "byte \(shared + 1) differs\(lengths)"
  }
}
