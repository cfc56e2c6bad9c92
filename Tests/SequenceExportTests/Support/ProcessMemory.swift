import Foundation

/// The memory of this process.
enum ProcessMemory {
  /// The most that it has had in use so far, in bytes; nil where the system does not say.
  static var peak: Int? {
    #if os(Linux)
      // Not `getrusage`: it counts what the process that started this one had in use.
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first.map { $0 << 10 }
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : nil
    #endif
  }
}
