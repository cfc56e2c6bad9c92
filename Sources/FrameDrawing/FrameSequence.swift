public import NavigationModel

/// All frames of a story on one canvas: what stays from one frame to the next does not move.
///
/// ```swift
/// let sequence = try FrameSequence(of: Replay(of: scenario).steps, title: scenario.title)
/// let dot = sequence.frame(3).dot
/// ```
public struct FrameSequence: Sendable {
  /// The steps that are drawn, the start first.
  public let steps: [Step]
  /// The canvas of every frame, in points; whole multiples of 3, so that it comes out in whole pixels at 96 dots an inch.
  public let canvas: Size

  /// What the story is called; nil where it has no title.
  public let title: String?

  private let options: DrawingOptions
  private let layout: LayoutEngine
  private let ruler: TextRuler
  private let scenes: SceneBuilder
  private let composition: Composition
  private let statements: DOTStatementBook.Shared
  let spokenNames: SpokenNames

  /// Arranges a story's frames.
  ///
  /// - Parameters:
  ///   - steps: The steps of one replay, in order.
  ///   - title: What the story is called; it stands in the first frame.
  ///   - options: How to draw.
  ///   - measurer: Tells how wide texts are.
  ///   - arranger: Arranges the slot graph where the layout is dot; without one the slots are arranged here.
  /// - Throws: What the measurer or the arranger throws.
  public init(
    of steps: [Step], title: String?, options: DrawingOptions = DrawingOptions(), measurer: TextMeasurer = .estimating,
    arranger: GraphArranger? = nil
  ) throws {
    self.steps = steps
    self.title = title
    self.options = options
    layout = arranger == nil ? .slots : options.layout ?? (options.view == .tree ? .dot : .slots)

    let cast = Cast(of: steps)
    spokenNames = SpokenNames(cast)
    let last = steps.count - 1
    let names = PartNames(controllers: Set(cast.controllers.map(\.id.rawValue)))
    let presents = cast.styles.flatMap(Occupants.presentsLines).map { StyledText($0, .arrowLabel) }
    // Captions are made again when they are drawn: all of them together would be much of what a long story takes of memory.
    let captions = steps.lazy.map { Caption($0, of: last, title: title) }
    let ruler = try TextRuler(
      measuring: [
        AnySequence(cast.controllers.flatMap(Occupants.texts(of:)) + presents), AnySequence(captions.flatMap(\.texts)),
      ].joined(), with: measurer)
    self.ruler = ruler
    let occupants = Occupants(cast.controllers, ruler: ruler)
    var slots = SlotSurvey(occupants: occupants, view: options.view)
    for step in steps { slots.add(step) }
    scenes = slots.scenes

    let words = cast.styles.map { options.direction.along(occupants.presentsWords($0)) }.max() ?? 0
    let arrangement = try Arrangement.arranged(
      slots.graph, options, modalGap: max(Measures.modalGap, words + 2 * Measures.modalWords),
      by: layout == .dot ? arranger : nil)
    let width = Self.wholePixels(max(Measures.canvasWidth, arrangement.size.width + 2 * Measures.margin))
    let captionWidth = width - 2 * Measures.margin
    let bottom = captions.map { $0.bottom(width: captionWidth, ruler: ruler) }.max() ?? 0
    let top = bottom.roundedUp + Measures.captionGap
    canvas = Size(width: width, height: Self.wholePixels(top + arrangement.size.height + Measures.margin))
    composition = Composition(
      theme: options.theme, neutralHue: options.theme.neutralHue, paleHue: options.theme.paleHue, hues: HueBook(steps),
      occupants: occupants, names: names,
      arrangement: arrangement.moved(to: Point(x: Measures.margin, y: top), options.direction),
      direction: options.direction, wrap: options.wrap)
    statements = DOTStatementBook.Shared(canvas: canvas, background: options.theme.canvas)
  }

  private static func wholePixels(_ points: Double) -> Double {
    (points / 3).roundedUp * 3
  }
}

// MARK: - Frames

extension FrameSequence {
  /// The frame of one step; the index runs from 0, the start, to `steps.count - 1`.
  ///
  /// - Complexity: O(n) in the number of controllers before and after the step.
  public func frame(_ index: Int) -> Frame {
    let step = steps[index]
    let last = steps.count - 1
    return Frame(
      step: step,
      picture: Picture(
        document: statements.document(of: drawing(of: index)), title: AltText.title(of: step, of: last),
        altText: AltText.of(step, of: last, title: title), size: canvas, spokenNames: spokenNames))
  }

  /// One step's shapes and arrows.
  func drawing(of index: Int) -> Drawing {
    var scenes = scenes
    let scene = scenes.scene(of: steps[index])
    let picture =
      switch options.view {
      case .nested: NestedComposer.composed(scene, with: composition)
      case .tree:
        LinkComposer.composed(scene, with: composition, graph: scenes.graph, isArrangedHere: layout == .slots)
      }
    let caption = Caption(steps[index], of: steps.count - 1, title: title).shapes(
      width: canvas.width - 2 * Measures.margin, ruler: ruler, theme: options.theme, names: composition.names)
    return Drawing(
      size: canvas, background: options.theme.canvas,
      elements: caption.map(Element.shape) + picture.elements, arrows: picture.arrows)
  }
}

extension FrameSequence {
  /// The colours.
  public var theme: Theme { options.theme }

  /// Style rules for SVG that turn these frames, drawn in the light theme, dark where the reader prefers that.
  public var darkStyleSheet: String {
    darkCounterparts.text
  }

  /// What ``darkStyleSheet`` turns a colour into, for formats that write their own rules.
  package var darkCounterparts: DarkStyleSheet { DarkStyleSheet(chosen: composition.hues.chosenHues) }
}

/// A step drawn.
public struct Frame: Sendable {
  /// The step that it shows.
  public let step: Step
  /// What Graphviz draws of it, with its words.
  public let picture: Picture

  /// The picture in DOT, with final places: what Graphviz draws, and what `neato -n2` draws again.
  public var dot: String { picture.dot }
  /// The line that names it: `3/12 push Detail on Home`.
  public var title: String { picture.title }
  /// It in words.
  public var altText: String { picture.altText }
}
