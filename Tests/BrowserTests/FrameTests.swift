import BrowserSession
import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

extension InBrowser {
  /// Frames in SVG, as a browser shows them.
  @Suite struct FrameTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    @Test(
      "Shows a frame that follows the reader's colour scheme as it shows one of that theme", arguments: Samples.names,
      Reader.ColorScheme.allCases)
    func followsColorScheme(sample: String, scheme: Reader.ColorScheme) throws {
      let following = try Samples.drawn(sample, theme: .auto)
      let fixed = try Samples.drawn(sample, theme: scheme == .dark ? .dark : .light)
      let last = following.frames.steps.count - 1
      let (bytes, wanted) = try (following.bytes(ofFrame: last, as: .svg), fixed.bytes(ofFrame: last, as: .svg))
      let reader = Reader(colorScheme: scheme, width: 1100, height: 900)
      let page = try Browser.running.open(desk.file("auto.svg", bytes), as: reader)
      let picture = try page.screenshot()
      // The fixed one has no style sheet that the other reader's setting could change.
      let other = Reader(colorScheme: scheme == .dark ? .light : .dark, width: 1100, height: 900)
      #expect(try picture == Browser.running.open(desk.file("fixed.svg", wanted), as: other).screenshot())
      let image = try desk.image(String(decoding: bytes, as: UTF8.self), as: reader)
      let fixedImage = try desk.image(String(decoding: wanted, as: UTF8.self), as: other)
      #expect(try image.screenshot() == fixedImage.screenshot())
      for page in [page, image] {
        #expect(try page.consoleMessages() == [])
        #expect(try page.requests().allSatisfy { $0.hasSuffix("/image.svg") })
      }
    }
  }
}
