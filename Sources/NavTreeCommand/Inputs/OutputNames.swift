internal import Foundation

/// What inputs' folders and files are called when nothing else is named: each the input's name without its ending.
enum OutputNames {
  /// One name for each input, in the same order, no two the same even where case does not count.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the inputs.
  ///   - besidesThem: Whether the folders come into the current folder, where an input may have the name of another one's folder.
  static func folders(for inputs: [String], besidesThem: Bool) -> [String] {
    // A file without an ending would be asked to be a folder, too.
    distinct(
      inputs.map { hasEnding($0) ? stem(of: $0) : stem(of: $0) + "-frames" },
      besides: besidesThem ? Set(inputs.map { $0.lowercased() }) : [])
  }

  /// One name for each input, to which a file's ending is added; no two the same even where case does not count.
  static func files(for inputs: [String]) -> [String] {
    distinct(inputs.map(stem), besides: [])
  }

  private static func distinct(_ stems: [String], besides taken: Set<String>) -> [String] {
    var taken = taken
    return stems.map { stem in
      var name = stem
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// What to call an input in a listing: the last part of its path.
  static func source(_ input: String) -> String {
    input == "-" ? "<stdin>" : URL(fileURLWithPath: input).lastPathComponent
  }

  /// A path whose name says that it is the story that begins with an input: `a-story.txt` for `a.txt`.
  static func storyPath(of input: String) -> String {
    input == "-" ? "story.txt" : (URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent) + "-story.txt"
  }

  private static func stem(of input: String) -> String {
    guard input != "-" else { return "frames" }
    return URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
  }

  private static func hasEnding(_ input: String) -> Bool {
    guard input != "-" else { return true }
    let stem = stem(of: input)
    return stem != URL(fileURLWithPath: input).lastPathComponent && stem != "." && stem != ".."
  }
}
