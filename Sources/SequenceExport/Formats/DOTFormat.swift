internal import FrameDrawing
internal import GraphvizEngine

/// The frame as it goes to Graphviz: `neato -n2` and `dot` draw the same picture from it.
enum DOTFormat {
  static func draw(_ job: DrawingJob) throws(GraphvizError) -> FrameEncoding {
    { Array(job.picture.dot.utf8) }
  }
}
