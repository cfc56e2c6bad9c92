extension SourceLine {
  /// The line without what a mail or an issue tracker puts before it, `> ` and bullets, and without blanks and quotes around it; of the
  /// fence of a code block, the back-quotes are left.
  var withoutWrapping: SourceLine {
    let fence = bytes.drop { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: " ") }
    if fence.starts(with: "```".utf8), !fence.contains(UInt8(ascii: "<")) { return part(fence.startIndex..<fence.startIndex + 3) }
    var inner = bytes.withoutWrapping
    while inner.first == UInt8(ascii: ">") { inner = inner.dropFirst().withoutWrapping }
    let bullets = [UInt8(ascii: "-"), UInt8(ascii: "*")]
    if let first = inner.first, bullets.contains(first), inner.dropFirst().first == UInt8(ascii: " ") {
      inner = inner.dropFirst().withoutWrapping
    }
    return inner.startIndex == bytes.startIndex && inner.endIndex == bytes.endIndex
      ? self : part(inner.startIndex..<inner.endIndex)
  }
}

extension ArraySlice<UInt8> {
  /// The line without blanks and quotes around it: people paste dumps from source, logs and issue trackers.
  var withoutWrapping: ArraySlice<UInt8> {
    let inner = drop(while: \.isWrapping)
    guard let last = inner.lastIndex(where: { !$0.isWrapping }) else { return inner.suffix(0) }
    return inner[inner.startIndex...last]
  }
}

extension UInt8 {
  fileprivate var isWrapping: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "\\"): true
    case _: false
    }
  }
}

extension PrintedObject {
  /// Reads what stands between the brackets: a class, then perhaps an address, with a blank or a colon between them.
  init(inside bytes: ArraySlice<UInt8>) {
    let words = bytes.withoutWrapping
    if let blank = words.lastIndex(of: UInt8(ascii: " ")), words[(blank + 1)...].isPointer {
      var name = words[..<blank].withoutWrapping
      if name.last == UInt8(ascii: ":") { name = name.dropLast() }
      self.init(
        className: String(decoding: name, as: UTF8.self), pointer: String(decoding: words[(blank + 1)...], as: UTF8.self))
    } else {
      self.init(className: String(decoding: words, as: UTF8.self), pointer: nil)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is an address as UIKit prints it: `0x` and 1 … 16 hexadecimal digits.
  var isPointer: Bool {
    let digits = dropFirst(2)
    return starts(with: "0x".utf8) && (1...16).contains(digits.count)
      && digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }
}
