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

    /// A frame that follows the reader, and beside it one of a single theme, each with a reader to look at it.
    private struct Pair {
      let following, fixed: [UInt8]
      let reader, other: Reader

      /// The last frame of a sample; the other reader wants the other colour scheme, which a single theme does not care about.
      init(of sample: String, _ scheme: Reader.ColorScheme) throws {
        let sequence = try Samples.drawn(sample, theme: .auto)
        let last = sequence.frames.steps.count - 1
        following = try sequence.bytes(ofFrame: last, as: .svg)
        fixed = try Samples.drawn(sample, theme: scheme == .dark ? .dark : .light).bytes(ofFrame: last, as: .svg)
        reader = Reader(colorScheme: scheme, width: 1100, height: 900)
        other = Reader(colorScheme: scheme == .dark ? .light : .dark, width: 1100, height: 900)
      }
    }

    @Test(
      "Shows a frame that follows the reader's colour scheme as it shows one of that theme", arguments: Samples.names,
      Reader.ColorScheme.allCases)
    func followsColorScheme(sample: String, scheme: Reader.ColorScheme) throws {
      let pair = try Pair(of: sample, scheme)
      let page = try Browser.running.open(desk.file("following.svg", pair.following), as: pair.reader)
      let fixed = try Browser.running.open(desk.file("fixed.svg", pair.fixed), as: pair.other)
      #expect(try page.screenshot() == fixed.screenshot())
      #expect(try page.consoleMessages() == [])
      #expect(try page.requests() == [])
    }

    @Test("Shows it so in a page's image too", arguments: Reader.ColorScheme.allCases)
    func followsColorSchemeInImages(scheme: Reader.ColorScheme) throws {
      let pair = try Pair(of: "nested-uinavigation", scheme)
      let page = try desk.image(String(decoding: pair.following, as: UTF8.self), as: pair.reader)
      let picture = try page.screenshot()
      #expect(try page.consoleMessages() == [])
      #expect(try page.requests().map { $0.suffix(10) } == ["/image.svg"])
      #expect(try picture == desk.image(String(decoding: pair.fixed, as: UTF8.self), as: pair.other).screenshot())
    }
  }
}
