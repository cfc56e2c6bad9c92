internal import FrameDrawing
internal import NavigationModel

/// What a picture says of where it comes from: enough to draw it again, byte for byte, and to tell why that gives another.
public struct PictureRecord: Hashable, Sendable, Codable {
  /// The version of this form.
  public static let currentVersion = 1

  /// The version that the record is written in.
  public let version: Int
  /// Which picture of the story it is.
  public let shows: Shows
  /// How it was drawn.
  public let settings: Settings
  /// What drew it.
  public let tools: Tools
  /// All that stood in the file that it was drawn from: a scenario, its JSON or a dump, with comments and all. Not the file's name: the same
  /// text draws the same picture, wherever it lies.
  public let source: String

  /// A number made of the source, to notice that it was changed in the picture.
  public let check: String

  /// Whether the source is what it was when the picture was drawn.
  public var isSourceIntact: Bool { SourceCheck.of(source) == check }

  /// The largest source that stands in every frame, in bytes: 16 KiB. A longer one stands only in files that hold the whole story, since a
  /// thousand frames would repeat it a thousand times.
  public static let sourceLimitInFrames = 16 << 10

  /// Which picture of a story.
  public struct Shows: Hashable, Sendable, Codable {
    /// What it is drawn as: an ``OutputFormat``'s word.
    public let format: String
    /// The frame; nil where it shows the whole story.
    public let frame: Int?
  }

  /// How a picture was drawn; the words are those of the command line.
  public struct Settings: Hashable, Sendable, Codable {
    let view: String
    let layout: String?
    let direction: String
    let theme: String?
    let wrap: Int
    let scale: Int
    var columns: Int?
    var stepSeconds: Double?
  }

  /// What a picture was drawn with.
  public struct Tools: Hashable, Sendable, Codable {
    /// navtree's version.
    public let navtree: String
    /// The version that libgvc gives itself.
    public let graphviz: String
    /// The font's name in DOT.
    public let font: String
    /// How wide one word is in each of the three faces at 96 points, in points: another font gives other widths.
    public let textWidths: [Double]
  }
}
