/// The text of `frames.json`, which grows frame by frame.
///
/// Encoding the whole list at once would take many times its size in memory, and so a long story more than a short one.
struct ListingText {
  private var frames: [UInt8] = []

  /// Adds a frame.
  ///
  /// - Throws: What encoding throws, which is nothing: a frame's record is flat.
  mutating func add(_ frame: FrameRecord) throws {
    frames += Array((frames.isEmpty ? "\n" : ",\n").utf8)
    // In JSON a line ends only between values, so that every line can be set in.
    let lines = try RecordJSON.bytes(frame).split(separator: UInt8(ascii: "\n"))
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
