/// The text of `frames.json`, which grows frame by frame.
///
/// Encoding the whole list at once would take many times its size in memory, and so would putting it together at the end. It still is what grows
/// in memory with a story: half a kilobyte for each frame.
struct ListingText {
  private var text = Array("{\n  \"frames\" : [".utf8)
  private var isEmpty = true

  /// What stands in the listing of one frame; threads make it of several frames at once.
  struct Entry: Sendable {
    fileprivate let bytes: [UInt8]

    /// - Throws: What encoding throws.
    init(_ frame: FrameRecord) throws {
      // In JSON a line ends only between values, so that every line can be set in.
      let lines = try RecordJSON.bytes(frame).split(separator: UInt8(ascii: "\n"))
      bytes = Array(lines.map { Array("    ".utf8) + $0 }.joined(separator: [UInt8(ascii: "\n")]))
    }
  }

  /// Adds a frame.
  mutating func add(_ frame: Entry) {
    text += (isEmpty ? "\n" : ",\n").utf8
    isEmpty = false
    text += frame.bytes
  }

  /// All of it, as `RecordJSON` writes an object: keys sorted, a line end at the end. No frame is added afterwards.
  ///
  /// - Parameter source: What the frames come from.
  /// - Throws: What encoding throws.
  mutating func bytes(source: String) throws -> [UInt8] {
    let name = try RecordJSON.bytes(source).dropLast()
    text += "\n  ],\n  \"source\" : ".utf8
    text += name
    text += ",\n  \"version\" : 1\n}\n".utf8
    defer { text = [] }
    return text
  }
}
