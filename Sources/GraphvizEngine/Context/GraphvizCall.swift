internal import GraphvizShim

/// What a task may do while it has libgvc for itself.
struct GraphvizCall {
  let context: ContextHandle
  /// Words that continue "could not".
  let request: String

  /// The version that libgvc gives itself. The corresponding C function is `gvcVersion`.
  var version: String { String(cString: gvs_context_version(context.pointer)) }

  /// Forgets what was said, so that the next task is not blamed for it.
  func forgetMessages() { gvs_messages_clear() }

  /// An error with everything that Graphviz has said so far.
  func failure(_ reason: GraphvizError.Reason, hint: String? = nil) -> GraphvizError {
    let errors = Messages.all(of: GVS_ERROR)
    let said = errors.isEmpty ? Messages.all(of: GVS_WARNING) : errors
    return GraphvizError(reason: reason, request: request, messages: said, hint: hint)
  }

  /// An error of our own, before Graphviz is asked.
  func refusal(_ rule: String, _ reason: GraphvizError.Reason = .refused, hint: String? = nil) -> GraphvizError {
    GraphvizError(reason: reason, request: request, messages: [rule], hint: hint)
  }

  /// An error for an engine that libgvc does not know, with what may be the reason.
  func missing(_ engine: LayoutEngine, _ said: [String]) -> GraphvizError {
    let found = gvs_plugins_state() == CInt(GVS_PLUGINS_LISTED) ? [] : [String(cString: gvs_plugins_words())]
    return GraphvizError(
      reason: .unavailable, request: request,
      messages: said.map { $0.replacing(" Use one of:", with: $0.hasSuffix(":") ? "" : " Use one of:") }
        + found.filter { !$0.isEmpty },
      hint: "Graphviz's \(engine.plugin) plugin is missing: \(GraphvizPackages.installPlugins)")
  }
}
