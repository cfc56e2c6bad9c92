internal import Foundation

/// The name of a frame's file: `007-push-Detail.svg`.
///
/// Letters, digits and `-` only, so that a name needs no quoting in a shell, a web address or a script, and sorts in the order of the
/// story. A name that is made of other letters only gives none: `007-push.svg`.
public struct FrameFileName: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  private static let mostBytes = 100
  private static let leastDigits = 3

  /// Makes the name of a frame.
  ///
  /// - Parameters:
  ///   - index: the frame's number, from 0, the start.
  ///   - last: the number of the last frame of the sequence; all numbers are as wide as it needs, and three digits at least.
  ///   - action: the action's word, such as "push".
  ///   - name: what the action is about, as the user wrote it.
  ///   - ending: the format's ending without its point, such as "svg".
  public init(index: Int, last: Int, action: String, name: String?, ending: String) {
    let digits = String(index)
    let width = max(Self.leastDigits, String(last).count)
    let number = String(repeating: "0", count: max(0, width - digits.count)) + digits
    let words = [number, Self.plain(action), Self.plain(name ?? "")].filter { !$0.isEmpty }.joined(separator: "-")
    let end = "." + ending
    let room = Self.mostBytes - end.utf8.count
    description = String(words.prefix(room)).trimmingDashes + end
  }

  /// Recognises the name of a frame among names that anybody may have written; a path is none.
  ///
  /// - Parameters:
  ///   - text: a name that may be one.
  ///   - endings: the endings that frames have.
  init?(recognising text: String, endings: Set<String>) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, endings.contains(String(parts[1])), text.utf8.count <= Self.mostBytes else { return nil }
    let words = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard words.count >= 2, words[0].count >= Self.leastDigits, words[0].utf8.allSatisfy(\.isDigit),
      words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isDigit || $0.isLetter } })
    else { return nil }
    description = text
  }

  /// Letters lose their marks (ï is i); runs of anything but ASCII letters and digits become one dash.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.isASCII, let byte = UInt8(exactly: scalar.value), byte.isDigit || byte.isLetter {
        result.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark, !result.hasSuffix("-") {
        result += "-"
      }
    }
    return result.trimmingDashes
  }
}

extension String {
  fileprivate var trimmingDashes: String {
    let start = drop { $0 == "-" }
    return String(start.prefix(upTo: start.lastIndex { $0 != "-" }.map { start.index(after: $0) } ?? start.startIndex))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
