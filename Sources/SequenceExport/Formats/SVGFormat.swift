internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel

/// SVG that others can work on: Graphviz's drawing with words for those who do not see it, and without what only Graphviz needs.
enum SVGFormat {
  /// Draws frames of one story, what is new in all of them at once.
  static func draw(_ jobs: [DrawingJob]) -> [Result<FrameEncoding, GraphvizError>] {
    guard let fragments = jobs.first?.fragments else { return [] }
    return zip(jobs, fragments.drawn(of: jobs.map(\.picture))).map { job, drawn in
      drawn.map { drawn in { file(drawn, job) } }
    }
  }

  /// A file put together from what was drawn.
  private static func file(_ drawn: SVGFragments.Drawn, _ job: DrawingJob) -> [UInt8] {
    let opening = drawn.paper.opening
    let words = SVGOpening.words(job).utf8
    let around = opening.root.count + words.count + opening.rest.count + drawn.paper.closing.count
    var file: [UInt8] = []
    file.reserveCapacity(drawn.groups.reduce(around) { $0 + $1.bytes.count })
    file += opening.root
    file += words
    file += opening.rest
    for group in drawn.groups { file += group.bytes }
    file += drawn.paper.closing
    return file
  }
}
