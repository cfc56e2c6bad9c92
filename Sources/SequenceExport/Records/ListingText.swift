/// The text of `frames.json`, which grows frame by frame.
///
/// Encoding the whole list at once would take many times its size in memory, and so would putting it together at the end.
struct ListingText {
  private let file: GrowingFile
  private var isEmpty = true

  /// - Parameter file: What it is written to.
  init(_ file: GrowingFile) {
    self.file = file
  }

  /// What stands in the listing of one frame; threads make it of several frames at once.
  struct Entry: Sendable {
    fileprivate let bytes: [UInt8]

    private static let indentation = Array("    ".utf8)

    /// - Throws: What encoding throws.
    init(_ frame: FrameRecord) throws {
      // In JSON a line ends only between values, so that every line can be set in. What is empty is written with an empty line in it.
      let json = try RecordJSON.bytes(frame)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 * json.count)
      var begins = true
      for byte in json.dropLast() {
        let ends = byte == UInt8(ascii: "\n")
        if begins, ends { continue }
        if begins { bytes += Self.indentation }
        bytes.append(byte)
        begins = ends
      }
      self.bytes = bytes
    }
  }

  /// Adds a frame.
  mutating func add(_ frame: Entry) throws(WriteFailure) {
    try file.append((isEmpty ? "{\n  \"frames\" : [\n" : ",\n").utf8)
    isEmpty = false
    try file.append(frame.bytes)
  }

  /// Ends it, as `RecordJSON` writes an object: keys sorted, a line end at the end. No frame is added afterwards.
  ///
  /// - Parameter source: What the frames come from.
  /// - Returns: The whole file, which is to get its name.
  /// - Throws: What encoding throws, or ``WriteFailure``.
  func end(source: String) throws -> GrowingFile {
    try file.append("\n  ],\n  \"source\" : ".utf8)
    try file.append(RecordJSON.bytes(source).dropLast())
    try file.append(",\n  \"version\" : 1\n}\n".utf8)
    return file
  }
}
