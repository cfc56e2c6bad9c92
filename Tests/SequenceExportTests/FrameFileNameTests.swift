import SequenceExport
import Testing

@Suite struct FrameFileNameTests {
  @Test(
    "Names a frame with letters, digits and dashes only",
    arguments: [
      (0, 11, "start", nil, "000-start.svg"),
      (1, 11, "push", "Detail", "001-push-Detail.svg"),
      (1, 11, "newNav", "Brown", "001-newNav-Brown.svg"),
      (7, 999, "push", "Step 1", "007-push-Step-1.svg"),
      (7, 1000, "push", "Step 1", "0007-push-Step-1.svg"),
      (123_456, 123_456, "pop", nil, "123456-pop.svg"),
      (2, 2, "push", "naïve Café Ångström", "002-push-naive-Cafe-Angstrom.svg"),
      (2, 2, "push", "漢字", "002-push.svg"),
      (2, 2, "push", "", "002-push.svg"),
      (2, 2, "push", "../../etc/passwd", "002-push-etc-passwd.svg"),
      (2, 2, "push", "--a  & b.c\n", "002-push-a-b-c.svg"),
      (2, 2, "push", "\u{301}x\u{0}y", "002-push-x-y.svg"),
      (2, 2, "push", "👩‍👩‍👧 family", "002-push-family.svg"),
    ] as [(Int, Int, String, String?, String)])
  func namesFrame(index: Int, last: Int, action: String, name: String?, expected: String) {
    #expect(FrameFileName(index: index, last: last, action: action, name: name, ending: "svg").description == expected)
  }

  @Test("Never grows past 100 bytes, nor ends in a dash", arguments: 80...95)
  func staysShort(letters: Int) {
    let name = String(repeating: "x", count: letters) + " " + String(repeating: "y", count: 200)
    let text = FrameFileName(index: 1, last: 1, action: "push", name: name, ending: "svg").description
    #expect(text.utf8.count == (letters == 86 ? 99 : 100))
    #expect(!text.contains("-.") && text.hasSuffix(".svg") && text.hasPrefix("001-push-xxx"))
  }
}
