import Foundation
import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport
import Testing

/// Title and alt text in the formats that are no pictures for browsers.
@Suite struct DocumentWordsTests {
  private let story =
    "title \"Ünïcode 👩‍👩‍👧 (and) \\\\ <parens>\"\ntree\n  navigation Root: \"Ho\\\"me (1\"\nactions\n  push \"Dét›ail\\\\\"\n"

  @Test("Appends title and subject to a PDF, and changes none of cairo's bytes", arguments: [0, 1])
  func describesPDF(index: Int) throws {
    let sequence = try DrawnSequence(Stories.scenario(story))
    let frame = sequence.frames.frame(index)
    let plain = try GraphvizEngine.shared.draw(frame.dot, as: .pdf)
    let pdf = try sequence.bytes(ofFrame: index, as: .pdf)
    #expect(pdf.starts(with: plain))
    let update = String(decoding: pdf.dropFirst(plain.count), as: UTF8.self)
    for (key, text) in [("Title", frame.title), ("Subject", frame.altText)] {
      let digits = try #require(update.firstRange(of: "/\(key) <FEFF")).upperBound
      #expect(String(hexadecimal: update[digits...].prefix { $0 != ">" }) == text)
    }
    #expect(update.contains("/Producer (cairo ") && update.contains("/CreationDate (D:19700101000000Z)"))
  }

  @Test("Points a PDF's new table at the new description, and on to the old one")
  func keepsPDFWhole() throws {
    let sequence = try DrawnSequence(Stories.scenario(story))
    let pdf = try sequence.bytes(ofFrame: 1, as: .pdf)
    let text = String(decoding: pdf, as: Unicode.ASCII.self)
    let starts = text.ranges(of: "startxref\n").map { Int(text[$0.upperBound...].prefix(while: \.isNumber)) }
    let (old, new) = (try #require(starts.first ?? nil), try #require(starts.last ?? nil))
    #expect(starts.count == 2)
    let table = String(decoding: pdf[new...], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(table[0] == "xref" && table[2].hasSuffix(" 00000 n ") && table[2].count == 19)
    let (number, offset) = (try #require(table[1].split(separator: " ").first), try #require(Int(table[2].prefix(10))))
    #expect(String(decoding: pdf[offset...].prefix(20), as: UTF8.self).hasPrefix("\(number) 0 obj\n<< "))
    #expect(table.contains("   /Prev \(old)") && table.contains("   /Info \(number) 0 R"))
  }

  @Test("Says in the first line of a DOT file what it shows, and draws the same")
  func describesDOT() throws {
    let sequence = try DrawnSequence(Stories.scenario(story))
    for index in sequence.frames.steps.indices {
      let frame = sequence.frames.frame(index)
      let dot = String(decoding: try sequence.bytes(ofFrame: index, as: .dot), as: UTF8.self)
      #expect(dot == "// \(frame.altText)\n\(frame.dot)")
      #expect(try GraphvizEngine.shared.draw(dot, as: .svg) == GraphvizEngine.shared.draw(frame.dot, as: .svg))
    }
  }

  @Test("Keeps a comment in DOT on one line, whatever a name holds")
  func keepsCommentOnOneLine() throws {
    let name = "a\u{2028}b\u{85}c\r\n*/ \"}\u{202E}d \\"
    let tree = Blueprint(.navigation, "Root", children: [Blueprint(.screen, name)])
    let sequence = try DrawnSequence(Scenario(title: name, tree: tree, actions: []))
    let dot = String(decoding: try sequence.bytes(ofFrame: 0, as: .dot), as: UTF8.self)
    let lines = dot.split(whereSeparator: \.isNewline)
    #expect(lines[0].hasPrefix("// ") && !lines[0].hasSuffix("\\") && !lines[0].unicodeScalars.contains("\u{202E}"))
    #expect(lines[1].hasPrefix("digraph"))
    #expect(try !GraphvizEngine.shared.draw(dot, as: .svg).isEmpty)
  }
}

extension String {
  /// A text from its UTF-16 in hexadecimal digits.
  fileprivate init(hexadecimal digits: some StringProtocol) {
    let units = stride(from: 0, to: digits.count, by: 4).compactMap { UInt16(digits.dropFirst($0).prefix(4), radix: 16) }
    self.init(decoding: units, as: UTF16.self)
  }
}
