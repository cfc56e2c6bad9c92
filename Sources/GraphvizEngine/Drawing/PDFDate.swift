/// Makes a PDF say that it was made in the first second of 1970.
///
/// cairo writes the time of day into every PDF. The date is replaced by one of the same length, so that the offsets in the file's table stay
/// right.
enum PDFDate {
  private static let key = Array("/CreationDate (D:".utf8)
  private static let epoch = Array("19700101000000".utf8)

  static func fixing(_ pdf: [UInt8]) -> [UInt8] {
    var pdf = pdf
    var start = pdf.startIndex
    while let found = pdf.firstIndex(of: key, from: start) {
      start = found + key.count
      // Digits first, then a zone: `Z`, or `+01'00`.
      var digits = 0
      while start < pdf.endIndex, pdf[start] != UInt8(ascii: ")") {
        let isDigit = pdf[start] >= UInt8(ascii: "0") && pdf[start] <= UInt8(ascii: "9")
        if isDigit {
          pdf[start] = digits < epoch.count ? epoch[digits] : UInt8(ascii: "0")
          digits += 1
        } else if pdf[start] == UInt8(ascii: "-") {
          pdf[start] = UInt8(ascii: "+")
        }
        start += 1
      }
    }
    return pdf
  }
}
