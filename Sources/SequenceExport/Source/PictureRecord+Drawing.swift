internal import FrameDrawing
public import GraphvizEngine
public import NavigationModel

extension PictureRecord {
  /// The kind of picture that it was drawn as; nil where this version knows none of that name.
  public var format: OutputFormat? { OutputFormat(rawValue: shows.format) }

  /// Draws the picture again.
  ///
  /// - Parameters:
  ///   - steps: The steps of a replay of ``source``.
  ///   - title: The title that stands in ``source``.
  ///   - engine: The one that draws.
  /// - Throws: ``PictureReadFailure/damagedRecord`` where the settings or the frame are none, ``DrawingFailure``, or `CancellationError` as
  ///   ``DrawnSequence/bytes(as:options:progress:)`` does.
  public func redrawn(of steps: [Step], title: String?, engine: GraphvizEngine = .shared) throws -> [UInt8] {
    guard let format, let (options, theme) = settings.options else { throw PictureReadFailure.damagedRecord }
    let sequence = try DrawnSequence(
      of: steps, title: title, options: options, theme: theme, source: source, engine: engine)
    switch (format, shows.frame) {
    case (.frame(let format), let frame?) where steps.indices.contains(frame):
      return try sequence.bytes(ofFrame: frame, as: format, scale: settings.scale)
    case (.sequence(let format), nil):
      return try sequence.bytes(
        as: format,
        options: SequenceOptions(
          columns: settings.columns, scale: settings.scale, pacing: Pacing(stepSeconds: settings.stepSeconds)))
    case (.frame, _), (.sequence, _):
      throw PictureReadFailure.damagedRecord
    }
  }

  /// What draws here and draws otherwise than what drew the picture; empty where all is the same.
  ///
  /// - Throws: `GraphvizError` where there is no libgvc.
  public func otherTools(_ engine: GraphvizEngine = .shared) throws(GraphvizError) -> [String] {
    let here = try Tools(engine)
    var others: [String] = []
    if here.graphviz != tools.graphviz {
      others.append("it was drawn by Graphviz \(tools.graphviz), and here is \(here.graphviz)")
    }
    if here.textWidths != tools.textWidths || here.font != tools.font {
      others.append("it was drawn with another font, whose words have other widths")
    }
    if here.navtree != tools.navtree { others.append("it was drawn by navtree \(tools.navtree), and here is \(here.navtree)") }
    return others
  }
}

extension PictureRecord.Settings {
  /// The settings as values; nil where one of them is none.
  fileprivate var options: (DrawingOptions, ThemeName?)? {
    guard let view = PictureView(rawValue: view), let direction = Direction(rawValue: direction), 1...3 ~= scale else {
      return nil
    }
    let layout = self.layout.map { LayoutEngine(rawValue: $0) }
    let theme = self.theme.map { ThemeName(rawValue: $0) }
    guard layout != .some(nil), theme != .some(nil) else { return nil }
    return (DrawingOptions(view: view, layout: layout ?? nil, direction: direction, wrap: wrap), theme ?? nil)
  }

  /// The settings in the command line's words.
  package var words: [String] {
    var words = ["view \(view)"]
    if let layout { words.append("layout \(layout)") }
    words.append("direction \(direction)")
    if let theme { words.append("theme \(theme)") }
    words.append("wrap \(wrap)")
    words.append("scale \(scale)")
    if let columns { words.append("columns \(columns)") }
    if let stepSeconds { words.append("step-seconds \(stepSeconds)") }
    return words
  }
}
