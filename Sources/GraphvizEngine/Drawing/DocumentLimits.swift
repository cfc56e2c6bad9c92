/// What a text must fulfil before Graphviz's parser sees it.
enum DocumentLimits {
  /// A frame of a thousand screens is less than one megabyte.
  private static let mostBytes = 16 << 20

  static func check(_ dot: [UInt8], _ call: GraphvizCall) throws(GraphvizError) {
    if dot.count > mostBytes { throw call.refusal("the text is longer than 16 MiB") }
    if dot.contains(0) { throw call.refusal("the text holds a NUL character") }
  }
}
