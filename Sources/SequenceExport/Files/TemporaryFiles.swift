internal import Synchronization

/// The files of this process that are still being written, under names that nobody knows.
///
/// Whoever ends the process by a signal removes them first, so that an interruption leaves none behind.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Creates one.
  static func create(_ path: String) throws(SystemError) -> OpenFile {
    try paths.withLock { (paths) throws(SystemError) in
      let file = try OpenFile(path, for: .creating)
      paths.insert(path)
      return file
    }
  }

  /// Gives one its name; it is temporary no more.
  static func move(_ path: String, to other: String) throws(SystemError) {
    try paths.withLock { (paths) throws(SystemError) in
      try moveFile(path, to: other)
      paths.remove(path)
    }
  }

  /// Takes one away.
  static func remove(_ path: String) {
    paths.withLock { paths in
      try? removeFile(path)
      paths.remove(path)
    }
  }

  /// Takes all of them away, and ends the process before another one is made or gets its name.
  ///
  /// - Parameter end: Ends the process.
  package static func removeAll(andEnd end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { try? removeFile(path) }
      end()
    }
  }
}
