/// Title, subject and source for a PDF, appended in the format's own way of changing a file: the old bytes stay, and the changed description and a
/// table of what changed follow (PDF 1.7, 7.5.6 "Incremental Updates").
enum PDFInfo {
  /// Makes a PDF say what it shows.
  ///
  /// - Parameters:
  ///   - pdf: A file as cairo writes it. One whose table is not in the classic form stays as it is: cairo 1.18 compresses it.
  ///   - title: The name of what it shows.
  ///   - subject: It in words.
  ///   - record: What it says of its source, in ASCII; nil where it says nothing.
  static func describing(_ pdf: [UInt8], title: String, subject: String, record: String?) -> [UInt8] {
    guard let end = FileEnd(of: pdf) else { return pdf }
    var entries = "\(end.entries)\n   /Title \(hexadecimal(title))\n   /Subject \(hexadecimal(subject))"
    if let record { entries += "\n   \(recordKey) \(literal(record))" }
    let object = "\(end.info) 0 obj\n<< \(entries)\n>>\nendobj\n"
    let table = pdf.count + object.utf8.count
    let update = """
      xref
      \(end.info) 1
      \(tenDigits(pdf.count)) 00000 n\u{20}
      trailer
      << /Size \(end.size)
         /Root \(end.root) 0 R
         /Info \(end.info) 0 R
         /Prev \(end.table)
      >>
      startxref
      \(table)
      %%EOF

      """
    return pdf + Array((object + update).utf8)
  }

  /// A text as UTF-16 with its mark, in hexadecimal digits: nothing in it needs escaping.
  private static func hexadecimal(_ text: String) -> String {
    "<FEFF" + text.utf16.map { String(0x1_0000 + UInt32($0), radix: 16, uppercase: true).dropFirst() }.joined() + ">"
  }

  /// The name of navtree's own entry; names that begin like a company's are free for everyone's use.
  static let recordKey = "/NavtreeSource"

  /// A text in ASCII as it stands, with what would end it escaped.
  private static func literal(_ text: String) -> String {
    var escaped: [UInt8] = [UInt8(ascii: "(")]
    // As JSON has it: what the source says must not look like a name of PDF.
    for byte in text.replacing("/", with: "\\u002f").utf8 {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
        escaped.append(UInt8(ascii: "\\"))
      }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self) + ")"
  }

  private static func tenDigits(_ offset: Int) -> String {
    let digits = String(offset)
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  /// What the end of a file tells of the rest.
  private struct FileEnd {
    /// Where the table begins.
    let table: Int
    /// One more than the highest number of an object.
    let size: Int
    /// The number of the catalogue.
    let root: Int
    /// The number of the description.
    let info: Int
    /// What the description holds: the program that made the file, and the date.
    let entries: Substring

    init?(of pdf: [UInt8]) {
      // The trailer is short, and the description stands shortly before the table, which has 20 bytes for each object.
      let tail = String(decoding: pdf.suffix(256), as: UTF8.self)
      guard pdf.last == UInt8(ascii: "\n"), let trailer = tail.ranges(of: "trailer\n").last.map({ tail[$0.upperBound...] }),
        let table = Self.number(of: "startxref\n", in: trailer), pdf.indices.contains(table),
        pdf[table...].starts(with: Array("xref\n".utf8)), let size = Self.number(of: "/Size ", in: trailer),
        let root = Self.number(of: "/Root ", in: trailer), let info = Self.number(of: "/Info ", in: trailer)
      else { return nil }
      let objects = String(decoding: pdf[..<table].suffix(1024), as: UTF8.self)
      guard let start = objects.firstRange(of: "\n\(info) 0 obj\n<< ")?.upperBound,
        let entries = objects[start...].firstRange(of: "\n>>").map({ objects[start..<$0.lowerBound] }),
        !entries.contains("/Title")
      else { return nil }
      (self.table, self.size, self.root, self.info, self.entries) = (table, size, root, info, entries)
    }

    private static func number(of key: String, in text: Substring) -> Int? {
      text.firstRange(of: key).flatMap { Int(text[$0.upperBound...].prefix(while: \.isWholeNumber)) }
    }
  }
}
