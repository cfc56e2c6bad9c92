/// The address of the process's one `gvs_context`.
///
/// Unchecked, because a bare pointer makes no promise: this one is made once, never freed, and dereferenced only by functions that run under
/// the lock of `ProcessContext`, which is the only owner of a handle.
struct ContextHandle: @unchecked Sendable {
  let pointer: OpaquePointer
}
