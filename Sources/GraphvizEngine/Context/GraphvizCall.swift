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
}
