import NavigationModel
import SequenceExport
import Testing

/// Every way out of the program shows what hides, whatever the character.
@Suite struct ConcealmentTests {
  private static let concealed = (0...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    .filter { $0.concealment != nil }

  @Test("Knows what hides, and leaves alone what words and emoji are spelled with")
  func knowsWhatHides() {
    let hidden: [Unicode.Scalar] = [
      "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{AD}",
    ]
    let shown: [Unicode.Scalar] = [" ", "~", "é", "\u{301}", "\u{200D}", "\u{FE0F}", "ع", "日", "🎇"]
    #expect(hidden.allSatisfy { $0.concealment != nil })
    #expect(shown.allSatisfy { $0.concealment == nil })
  }

  @Test(
    "Leaves joiners and selectors to what is spelled with them, and shows them behind anything else",
    arguments: [
      ("👩\u{200D}🚀", true), ("❤\u{FE0F}", true), ("1\u{FE0F}\u{20E3}", true), ("می\u{200C}خواهم", true),
      ("क\u{94D}\u{200D}ष", true),
      ("葛\u{E0100}", true), ("🏴\u{E0067}\u{E0062}\u{E007F}", true), ("a\u{200D}b", false), ("pay\u{200C}pal", false),
      ("\u{200D}", false), ("x\u{FE0F}", false), ("a\u{E0061}\u{E0062}", false), ("é\u{E0100}", false),
      ("\u{202E}\u{200D}", false),
    ])
  func leavesSpelling(text: String, isPlain: Bool) throws {
    #expect(text.isPlainToSee == isPlain)
    let name = "\(text)."
    let scenario = Scenario(title: name, tree: Blueprint(.navigation, name, children: [Blueprint(.screen, name)]))
    let steps = Replay(of: scenario).steps
    let svg = String(decoding: try DrawnSequence(of: steps, title: name).bytes(ofFrame: 0, as: .svg), as: UTF8.self)
    for output in [svg, TranscriptText(title: name, steps: steps).text, JourneyText(title: name, steps: steps).text] {
      #expect(output.contains(name) == isPlain)
      #expect(!output.unicodeScalars.contains { $0 == "\u{202E}" })
    }
  }

  @Test("Knows of every character that Unicode calls ignorable whether it hides")
  func agreesWithUnicode() {
    let spelling: [ClosedRange<UInt32>] = [
      0x200C...0x200D, 0x180B...0x180D, 0x180F...0x180F, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF,
    ]
    let wrong = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      scalar.properties.isDefaultIgnorableCodePoint && scalar.concealment == nil && !spelling.contains { $0 ~= scalar.value }
    }
    #expect(wrong.isEmpty, "\(wrong.map(\.value))")
  }

  @Test("Writes nothing that hides raw into JSON, SVG or a transcript")
  func writesNothingRaw() throws {
    let name = "a" + Self.concealed.map { String($0) }.joined(separator: "a") + "z"
    let scenario = Scenario(title: name, tree: Blueprint(.navigation, name, children: [Blueprint(.screen, name)]))
    let steps = Replay(of: scenario).steps
    let outputs = [
      String(decoding: try RecordJSON.bytes(TranscriptRecord(title: name, steps: steps)), as: UTF8.self),
      TranscriptText(title: name, steps: steps).text,
      String(decoding: try DrawnSequence(of: steps, title: String(name.prefix(200))).bytes(ofFrame: 0, as: .svg), as: UTF8.self),
    ]
    for output in outputs {
      let raw = output.unicodeScalars.filter { $0.concealment != nil && $0 != "\n" }
      #expect(raw.isEmpty, "\(raw.prefix(5).map(\.value))")
    }
  }
}
