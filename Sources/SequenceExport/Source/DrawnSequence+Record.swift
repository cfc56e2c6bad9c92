internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel

extension DrawnSequence {
  /// What a frame says of its source; nil where it is not to say it, or the source is too long for every frame.
  func record(ofFrame frame: Int, as format: FrameFormat, scale: Int) -> String? {
    guard let source = carriedSource, source.text.utf8.count <= PictureRecord.sourceLimitInFrames else { return nil }
    return record(PictureRecord.Shows(format: format.rawValue, frame: frame), settings(scale: scale), source)
  }

  /// What a whole story in one file says of its source; nil where it is not to say it.
  func record(as format: SequenceFormat, options: SequenceOptions) -> String? {
    guard let source = carriedSource else { return nil }
    var settings = settings(scale: options.scale)
    settings.columns = options.columns
    settings.stepSeconds = options.pacing.stepSeconds
    return record(PictureRecord.Shows(format: format.rawValue, frame: nil), settings, source)
  }

  private func record(
    _ shows: PictureRecord.Shows, _ settings: PictureRecord.Settings, _ source: CarriedSource
  ) -> String? {
    guard let tools else { return nil }
    return PictureRecord(
      version: PictureRecord.currentVersion, shows: shows, settings: settings, tools: tools, source: source.text,
      check: source.check
    ).text(carrying: source)
  }

  private func settings(scale: Int) -> PictureRecord.Settings {
    PictureRecord.Settings(
      view: options.view.rawValue, layout: options.layout?.rawValue, direction: options.direction.rawValue,
      theme: theme?.rawValue, wrap: options.wrap, scale: scale)
  }
}

extension PictureRecord.Tools {
  /// What draws here and now.
  ///
  /// - Throws: `GraphvizError` where there is no libgvc, or it measures nothing.
  init(_ engine: GraphvizEngine) throws(GraphvizError) {
    let family = TextStyle.family
    let widths = try engine.measure(
      ["", " bold", " italic"].map { TextSample(text: "Hamburgefonstiv", fontName: family + $0, fontSize: 96) })
    self.init(
      navtree: Version.current, graphviz: try engine.version(), font: family,
      // A thousandth of a point is finer than any two fonts differ.
      textWidths: widths.map { ($0.width * 1000).rounded() / 1000 })
  }
}
