/// The text of `frames.json`, which grows frame by frame.
///
/// Encoding the whole list at once would take many times its size in memory, and so a long story more than a short one.
struct ListingText {
  private var frames: [UInt8] = []

  /// Adds a frame.
  ///
  /// - Throws: ``EncodingFailure`` where its tree is nested too deep.
  mutating func add(_ frame: FrameRecord) throws(EncodingFailure) {
    guard let json = try? RecordJSON.bytes(frame) else {
      throw EncodingFailure(
        format: "listing", reason: "the tree is nested too deep for JSON, which ends at about 250 levels",
        hint: "a file that holds all frames has no listing")
    }
    frames += Array((frames.isEmpty ? "\n" : ",\n").utf8)
    // In JSON a line ends only between values, so that every line can be set in.
    let lines = json.split(separator: UInt8(ascii: "\n"))
    frames += lines.map { Array("    ".utf8) + $0 }.joined(separator: [UInt8(ascii: "\n")])
  }

  /// All of it, as `RecordJSON` writes an object: keys sorted, a line end at the end.
  ///
  /// - Parameter source: What the frames come from.
  /// - Throws: What encoding throws.
  func bytes(source: String) throws -> [UInt8] {
    let name = try RecordJSON.bytes(source).dropLast()
    return Array("{\n  \"frames\" : [".utf8) + frames + Array("\n  ],\n  \"source\" : ".utf8) + name
      + Array(",\n  \"version\" : 1\n}\n".utf8)
  }
}
