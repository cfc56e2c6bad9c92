/// What can be said about the Graphviz of this machine.
public struct EngineReport: Hashable, Sendable {
  /// The version that libgvc gives itself.
  public let version: String
  /// The formats that a small graph could be drawn in.
  public let workingFormats: [ImageFormat]
  /// Why the others do not work.
  public let failures: [ImageFormat: GraphvizError]
  /// Why pixels cannot be had; nil where they can.
  public let pixelFailure: GraphvizError?
  /// The font that was asked for.
  public let fontName: String
  /// Whether texts in that font have letters: without any font installed all are drawn as empty boxes.
  public let isFontUsable: Bool
}
