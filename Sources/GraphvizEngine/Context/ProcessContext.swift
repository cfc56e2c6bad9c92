internal import GraphvizShim
import Synchronization

/// The one libgvc of the process, what is set for it, and the lock around both.
struct ProcessContext: Sendable {
  private static let lock = Mutex(ProcessContext())

  private var context: ContextHandle?
  var keepsStandardError = false
  private(set) var keptStandardError: [String] = []
  private(set) var warnings: [String] = []

  private static let mostLinesKept = 1000

  /// Runs a task alone with libgvc's settings, which needs no libgvc.
  static func withSettings<Result: Sendable>(_ body: (inout ProcessContext) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }

  /// Runs a task alone with libgvc.
  static func run<Result: Sendable>(
    _ request: String, _ task: (GraphvizCall) throws(GraphvizError) -> Result
  ) throws(GraphvizError) -> Result {
    try lock.withLock { (process) throws(GraphvizError) in try process.run(request, task) }
  }

  /// What was kept since the last time, and forgets it.
  mutating func takeKeptStandardError() -> [String] {
    defer { keptStandardError = [] }
    return keptStandardError
  }

  /// What Graphviz warned of since the last time, and forgets it.
  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  private mutating func run<Result: Sendable>(
    _ request: String, _ task: (GraphvizCall) throws(GraphvizError) -> Result
  ) throws(GraphvizError) -> Result {
    let diverted = keepsStandardError && gvs_standard_error_divert() == 0
    defer {
      if diverted { keepStandardError() }
    }
    if context == nil {
      try Self.check(request)
      context = gvs_context_open().map(ContextHandle.init)
    }
    guard let context else {
      throw GraphvizError(reason: .unavailable, request: request, messages: ["libgvc gives no context"])
    }
    gvs_messages_clear()
    defer { keepWarnings() }
    return try task(GraphvizCall(context: context, request: request))
  }

  /// Refuses what libgvc or its libraries do not survive.
  private static func check(_ request: String) throws(GraphvizError) {
    guard gvs_descriptors_have_room() != 0 else {
      throw GraphvizError(
        reason: .unavailable, request: request, messages: ["the process may not open enough files at once"],
        hint: "raise the limit, as by `ulimit -n 256`")
    }
    guard gvs_plugins_state() != CInt(GVS_PLUGINS_DAMAGED) else {
      throw GraphvizError(
        reason: .unavailable, request: request, messages: [String(cString: gvs_plugins_words())],
        hint: "write it anew by `dot -c` as root, or \(GraphvizPackages.install) again")
    }
  }

  private mutating func keepWarnings() {
    warnings = (warnings + Messages.all(of: GVS_WARNING)).suffix(Self.mostLinesKept)
    gvs_messages_clear()
  }

  private mutating func keepStandardError() {
    guard let text = gvs_standard_error_restore() else { return }
    defer { gvs_text_free(text) }
    let lines = String(cString: text).split(separator: "\n").map(String.init)
    keptStandardError = (keptStandardError + lines).suffix(Self.mostLinesKept)
  }
}
