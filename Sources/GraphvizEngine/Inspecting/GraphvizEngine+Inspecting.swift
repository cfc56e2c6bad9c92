extension GraphvizEngine {
  /// Finds out what works here, by drawing a small graph in every format and measuring two words.
  ///
  /// - Parameter fontName: A value of DOT's `fontname`.
  /// - Returns: What works and what does not.
  /// - Throws: An error when there is no libgvc to ask, or it measures nothing.
  public func inspect(fontName: String = "Helvetica,Arial,sans-serif") throws(GraphvizError) -> EngineReport {
    try ProcessContext.run("inspect Graphviz") { (call) throws(GraphvizError) in
      var working: [ImageFormat] = []
      var failures: [ImageFormat: GraphvizError] = [:]
      for format in ImageFormat.allCases {
        call.forgetMessages()
        do throws(GraphvizError) {
          _ = try Self.draw(Self.smallGraph, as: format, dotsPerInch: nil, call)
          working.append(format)
        } catch {
          failures[format] = error
        }
      }
      call.forgetMessages()
      let pixelFailure = Self.pixelFailure(call)
      call.forgetMessages()
      let hasLetters = try Self.hasLetters(fontName: fontName, call)
      return EngineReport(
        version: call.version, workingFormats: working, failures: failures, pixelFailure: pixelFailure, fontName: fontName,
        isFontUsable: hasLetters)
    }
  }

  static func pixelFailure(_ call: GraphvizCall) -> GraphvizError? {
    do throws(GraphvizError) {
      _ = try pixels(of: smallGraph, dotsPerInch: 96, call)
      return nil
    } catch {
      return error
    }
  }

  private static var smallGraph: String { #"graph inspection { a [pos="0,0"] }"# }
}

extension GraphvizEngine {
  /// The version that libgvc gives itself. The corresponding C function is `gvcVersion`.
  ///
  /// - Throws: An error when there is no libgvc to ask.
  public func version() throws(GraphvizError) -> String {
    try ProcessContext.run("ask Graphviz for its version") { $0.version }
  }
}
