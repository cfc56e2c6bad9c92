internal import GraphvizShim

/// A graph in libgvc, freed with its layout when it goes out of scope. The corresponding C functions are `gvFreeLayout` and `agclose`.
struct Graph: ~Copyable {
  let pointer: OpaquePointer
  let call: GraphvizCall

  deinit { gvs_graph_free(pointer) }

  /// Reads one graph from DOT text. The corresponding C function is `agread`.
  init(reading dot: String, _ call: GraphvizCall) throws(GraphvizError) {
    try self.init(reading: Array(dot.utf8), call)
  }

  /// Reads one graph from DOT text in UTF-8.
  init(reading dot: [UInt8], _ call: GraphvizCall) throws(GraphvizError) {
    try DrawingLimits.check(dot, call)
    let read = dot.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { gvs_graph_read(call.context.pointer, $0.baseAddress, $0.count) }
    }
    guard let read else { throw Self.syntaxFailure(call) }
    pointer = read
    self.call = call
  }

  /// Makes an empty graph that takes labels to measure. The corresponding C function is `agopen`.
  init(measuring call: GraphvizCall) throws(GraphvizError) {
    guard let made = gvs_graph_for_measuring(call.context.pointer) else { throw call.failure(.unavailable) }
    pointer = made
    self.call = call
  }

  private static func syntaxFailure(_ call: GraphvizCall) -> GraphvizError {
    let failure = call.failure(.syntax)
    guard failure.messages.isEmpty else { return failure }
    return GraphvizError(
      reason: .syntax, request: call.request, messages: ["the text is not one graph"], hint: "a document holds one graph")
  }

  /// An attribute of the graph itself, `nil` when it has none of that name. The corresponding C function is `agget`.
  subscript(name: String) -> String? {
    get { gvs_graph_get(pointer, name).map { String(cString: $0) } }
    nonmutating set { if let newValue { gvs_graph_set(pointer, name, newValue) } }
  }

  /// Lays the graph out. The corresponding C function is `gvLayout`.
  func layOut(by engine: LayoutEngine) throws(GraphvizError) {
    if let rule = gvs_refusal(pointer, engine == .dot ? 1 : 0) { throw call.refusal(String(cString: rule)) }
    guard gvs_layout(pointer, engine.code) == 0 else {
      let failure = call.failure(.layout, hint: engine.hint)
      throw failure.messages.contains { $0.hasPrefix("Layout type:") } ? call.missing(engine, failure.messages) : failure
    }
  }

  /// Renders the laid-out graph. The corresponding C function is `gvRenderData`.
  func render(as format: ImageFormat) throws(GraphvizError) -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var length = 0
    guard gvs_render(pointer, format.code, &bytes, &length) == 0, let bytes else {
      throw call.failure(.rendering, hint: format.hint)
    }
    defer { gvs_bytes_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Draws the laid-out graph as pixels. The corresponding C function is `gvRenderData` with a device of our own.
  ///
  /// - Parameter count: How many pixels there are at most.
  func renderPixels(atMost count: Int) throws(GraphvizError) -> PixelImage {
    var (width, height): (CInt, CInt) = (0, 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: PixelImage.bytesPerPixel * count) { room, filled in
      let status = gvs_render_pixels(pointer, room.baseAddress, room.count, &width, &height)
      filled = status == 0 ? PixelImage.bytesPerPixel * Int(width) * Int(height) : 0
    }
    guard !bytes.isEmpty else { throw call.failure(.rendering, hint: ImageFormat.png.hint) }
    return PixelImage(width: Int(width), height: Int(height), bytes: bytes)
  }
}
