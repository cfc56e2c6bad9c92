internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel

/// The frame as it goes to Graphviz, with its alt text and its source as comments: `neato -n2` and `dot` draw the same picture from it.
enum DOTFormat {
  static func draw(_ job: DrawingJob) throws(GraphvizError) -> FrameEncoding {
    {
      let record = job.record.map { comment("\(RecordName.text): \($0)") } ?? ""
      return Array((comment(job.picture.altText) + record + job.picture.dot).utf8)
    }
  }

  /// A line that Graphviz skips; whatever would end it or hide in it becomes a blank.
  ///
  /// Lines that begin with `#` would be skipped, too, but those are for the C preprocessor, and change the numbers of lines in messages. A
  /// backslash at the end goes on with the comment for some readers, so that none stands there.
  static func comment(_ text: String) -> String {
    var line = "// "
    text.forEachScalar { scalar, concealment in line.unicodeScalars.append(concealment == nil ? scalar : " ") }
    return line + (line.hasSuffix("\\") ? " .\n" : "\n")
  }
}
