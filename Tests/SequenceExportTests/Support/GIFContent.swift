import Testing

/// What is in a GIF file, as its specification says.
struct GIFContent {
  let width: Int
  let height: Int
  /// Red, green and blue of each colour that all pictures share.
  let palette: [[UInt8]]
  /// The blocks in the order of the file.
  private(set) var blocks: [Block] = []

  enum Block: Equatable {
    /// An application's name and its data.
    case application(String, [UInt8])
    case comment([UInt8])
    case picture(Picture)
  }

  /// One picture and how it is shown.
  struct Picture: Equatable {
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// In hundredths of a second.
    var hold = 0
    var disposal = 0
    var transparent: UInt8?
    var hasOwnPalette = false
    /// Places in the palette, row by row.
    var indices: [UInt8] = []
  }

  init(_ file: [UInt8]) throws {
    var reader = Reader(rest: file[...])
    try #require(reader.take(6) == Array("GIF89a".utf8))
    (width, height) = (reader.number(), reader.number())
    let flags = reader.byte()
    _ = reader.take(2)
    palette = try #require(flags & 0x80 != 0 ? reader.palette(flags) : nil)
    var next = Picture()
    while true {
      switch (reader.byte(), reader.rest.first) {
      case (0x3B, let more):
        try #require(more == nil, "bytes behind the end")
        return
      case (0x21, 0xF9):
        let data = Array(reader.extensionData().joined())
        next.disposal = Int(data[0] >> 2 & 7)
        next.hold = Int(data[1]) | Int(data[2]) << 8
        next.transparent = data[0] & 1 != 0 ? data[3] : nil
      case (0x21, 0xFE):
        let parts = reader.extensionData()
        try #require(parts.dropLast().allSatisfy { $0.count == 255 })
        blocks.append(.comment(Array(parts.joined())))
      case (0x21, 0xFF):
        let parts = reader.extensionData()
        blocks.append(.application(String(decoding: parts[0], as: UTF8.self), Array(parts.dropFirst().joined())))
      case (0x2C, _):
        (next.left, next.top, next.width, next.height) = (reader.number(), reader.number(), reader.number(), reader.number())
        next.hasOwnPalette = reader.byte() & 0x80 != 0
        let bits = Int(reader.byte())
        next.indices = Self.decoded(Array(reader.parts().joined()), bits: bits)
        try #require(next.indices.count == next.width * next.height)
        blocks.append(.picture(next))
        next = Picture()
      case (let byte, _):
        try #require(Bool(false), "no block begins with \(byte)")
      }
    }
  }

  var pictures: [Picture] {
    blocks.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  /// What is seen while each picture is shown: three bytes a pixel. A pixel that nothing was drawn on is black.
  func forEachScreen(_ body: (Int, [UInt8]) throws -> Void) rethrows {
    var screen = [UInt8](repeating: 0, count: 3 * width * height)
    let colors = palette.map { ($0[0], $0[1], $0[2]) }
    for (number, picture) in pictures.enumerated() {
      for (place, index) in picture.indices.enumerated() where index != picture.transparent {
        let at = 3 * ((picture.top + place / picture.width) * width + picture.left + place % picture.width)
        (screen[at], screen[at + 1], screen[at + 2]) = colors[Int(index)]
      }
      try body(number, screen)
    }
  }
}

extension GIFContent {
  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ count: Int) -> [UInt8] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }

    mutating func byte() -> UInt8 { take(1).first ?? 0x3B }

    mutating func number() -> Int { take(2).reversed().reduce(0) { $0 << 8 | Int($1) } }

    mutating func palette(_ flags: UInt8) -> [[UInt8]] { (0..<(2 << Int(flags & 7))).map { _ in take(3) } }

    /// The parts of a block, behind the byte that says which it is.
    mutating func extensionData() -> [[UInt8]] {
      _ = byte()
      return parts()
    }

    mutating func parts() -> [[UInt8]] {
      var parts: [[UInt8]] = []
      while let length = take(1).first, length > 0 { parts.append(take(Int(length))) }
      return parts
    }
  }

  /// The variant of LZW that GIF has.
  private static func decoded(_ data: [UInt8], bits start: Int) -> [UInt8] {
    let (clear, end) = (1 << start, 1 << start + 1)
    var table: [[UInt8]] = []
    var (bits, output, last) = (start + 1, [UInt8](), [UInt8]())
    var (buffer, available) = (0, 0)
    for byte in data {
      buffer |= Int(byte) << available
      available += 8
      while available >= bits {
        let code = buffer & (1 << bits - 1)
        buffer >>= bits
        available -= bits
        if code == end { return output }
        if code == clear {
          table = (0..<(end + 1)).map { $0 < clear ? [UInt8($0)] : [] }
          (bits, last) = (start + 1, [])
          continue
        }
        guard code < table.count || (code == table.count && !last.isEmpty) else { return [] }
        let entry = code < table.count ? table[code] : last + [last[0]]
        output += entry
        if !last.isEmpty, table.count < 4096 { table.append(last + [entry[0]]) }
        if table.count == 1 << bits, bits < 12 { bits += 1 }
        last = entry
      }
    }
    return output
  }
}
