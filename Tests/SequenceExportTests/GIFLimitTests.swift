import GraphvizEngine
import SequenceExport
import Testing

@Suite struct GIFLimitTests {
  private func animation(of picture: PixelImage) throws -> [UInt8] {
    try GIFAnimation(holds: [10], comments: []).bytes { _ in picture }
  }

  @Test("Makes GIFs of 65,535 pixels on a side and no more", arguments: [(1, 0), (0, 1)])
  func takesLongSides(across: Int, down: Int) throws {
    func picture(_ side: Int) -> PixelImage {
      let (width, height) = (across * (side - 1) + 1, down * (side - 1) + 1)
      return PixelImage(width: width, height: height, bytes: [UInt8](repeating: 255, count: 4 * width * height))
    }
    let fine = try animation(of: picture(65_535))
    // The size in the header, the low byte first.
    #expect(Array(fine[6..<10]) == (across == 1 ? [255, 255, 1, 0] : [1, 0, 255, 255]))
    let error = #expect(throws: EncodingFailure.self) { try animation(of: picture(65_536)) }
    #expect(error?.description.contains("and the most are 65535 on a side") == true)
  }
}
