internal import HierarchyReading
internal import SequenceExport

/// The dumps in an input, whichever way they were written down.
enum DumpInput {
  /// All of them in their order: what `_printHierarchy` printed, among any other text, or a recording; nil where the input is neither.
  static func readings(of text: String) -> [DumpReading]? {
    if RecordingText.isRecording(text) { return RecordingText.readings(of: text) }
    return HierarchyDump.looksLikeHierarchy(text) ? DumpReading.all(in: text) : nil
  }

  /// The only one, for a command that takes one.
  static func reading(of text: String) -> DumpReading? {
    if RecordingText.isRecording(text) { return DumpReading(onlyOneOf: RecordingText.readings(of: text)) }
    return HierarchyDump.looksLikeHierarchy(text) ? DumpReading(of: text) : nil
  }
}
