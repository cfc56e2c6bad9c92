internal import Foundation

/// The folders that inputs get when no other is named: each the input's name without its ending.
enum OutputNames {
  /// One name for each input, in the same order, no two the same even where case does not count.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the inputs.
  ///   - besidesThem: Whether the folders come into the current folder, where an input may have the name of another one's folder.
  static func folders(for inputs: [String], besidesThem: Bool) -> [String] {
    var taken = besidesThem ? Set(inputs.map { $0.lowercased() }) : []
    return inputs.map { input in
      let stem = stem(of: input)
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
    let file = URL(fileURLWithPath: input)
    let stem = file.deletingPathExtension().lastPathComponent
    // A file without an ending would be asked to be a folder, too.
    return stem == file.lastPathComponent || stem == "." || stem == ".." ? stem + "-frames" : stem
  }
}
