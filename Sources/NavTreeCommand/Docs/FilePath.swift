internal import Foundation

/// Paths as documents and listings need them: from one place to another, the same however they are called.
enum FilePath {
  /// The absolute path, without links as far as the way is there.
  static func resolved(_ path: String) -> String {
    var existing = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      missing.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
    return missing.reversed().reduce(existing.resolvingSymlinksInPath()) { $0.appendingPathComponent($1) }.path
  }

  /// The folder that a file lies in, as it is written; the current one is `.`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a name in a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") { return name }
    return folder == "." || folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path without folders that it leaves again, for messages only: through a link it may lead elsewhere.
  static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The way from a folder to a file or folder; both are resolved first. The folder itself is the empty path.
  static func relative(from folder: String, to path: String) -> String {
    let start = resolved(folder).split(separator: "/")
    let end = resolved(path).split(separator: "/")
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end[common...].map(String.init)).joined(separator: "/")
  }
}
