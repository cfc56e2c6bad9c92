internal import FrameDrawing

/// A picture that plays by itself in an `<img>`, without a script: every step in its turn, then from the start again.
///
/// What several frames share stands in it once. Readers who ask for reduced motion see the last frame, still, and so do those whose viewer
/// knows no CSS animation.
enum AnimatedSVGFormat {
  static func bytes(_ job: SequenceJob) throws -> [UInt8] {
    let frames = job.sequence.frames
    let film = try Film(of: job.sequence, followsReader: job.sequence.followsReader, progress: job.progress)
    let dark = job.sequence.followsReader ? frames.darkCounterparts : nil
    let cast = FrameCast(film, dark: dark)
    var order = PaintOrder(markCount: cast.marks.count)
    for (step, frame) in cast.frames.enumerated() { order.merge(frame, step: step) }

    let timeline = Timeline(holds: job.options.pacing.holds(of: frames.steps))
    var always = Lifetime()
    for step in timeline.holds.indices { always.add(step, enters: false, leaves: false) }
    let paper = PaintedMark(film.paper.sheet, dark: dark)
    let picture = AnimatedPicture([(paper, always)] + order.inOrder.map { (cast.marks[$0.mark], $0.lifetime) }, timeline)

    let size = ["width", "height", "viewBox"].compactMap { name in film.paper.root[name].map { "\(name)=\"\($0)\"" } }
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <svg \(size.joined(separator: " ")) xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="story--title story--desc">
      <title id="story--title">\(XML.escaped(frames.spokenTitle))</title>
      <desc id="story--desc">\(XML.escaped(frames.altText))</desc>
      \(job.record.map(SVGRecord.element) ?? "")<style>
      \(picture.styleSheet)
      </style>
      <g\(film.paper.graph["transform"].map { " transform=\"\($0)\"" } ?? "")>
      \(picture.markup)
      </g>
      </svg>

      """
    return Array(text.utf8)
  }
}
