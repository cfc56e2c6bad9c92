internal import Foundation
internal import SequenceExport

/// Where the frames and stories of each input go, worked out from `--output`, `--format` and `--only`.
struct RenderDestination {
  /// One place for each input, in the same order.
  let places: [Place]

  /// Where what is made of one input goes.
  enum Place: Hashable {
    /// A file for each frame in each of these formats in a folder, and stories in files of their own; either may be missing.
    case files(frames: Folder?, stories: [StoryFile])
    /// One frame, or one story.
    case file(String, OutputFormat)
    case standardOutput(OutputFormat)
  }

  /// A folder with frames.
  struct Folder: Hashable {
    let path: String
    let formats: [FrameFormat]
  }

  /// A story in one file.
  struct StoryFile: Hashable {
    let path: String
    let format: SequenceFormat
  }

  /// - Parameters:
  ///   - inputs: What the folders and files are named after, one path for each place.
  ///   - spared: The files that are read, which nothing may replace.
  /// - Throws: ``WrongCall`` where the options do not go together.
  init(output: String?, formats given: [OutputFormat]?, inputs: [String], spared: [String], only: Int?) throws(WrongCall) {
    let formats = given ?? [.frame(.svg)]
    if only != nil, let whole = formats.first(where: \.holdsAllFrames) {
      throw WrongCall(
        "A file with the ending '.\(whole.rawValue)' holds all frames; drop '--only', or take \(Self.frameFormats).")
    }
    if output == "-" {
      guard formats.count == 1, inputs.count == 1 else {
        throw WrongCall("Standard output takes one format of one input.")
      }
      guard only != nil || formats[0].holdsAllFrames else {
        throw WrongCall("Standard output takes one frame; add '--only <n>'.")
      }
      places = [.standardOutput(formats[0])]
      return
    }
    if let output, let format = Self.format(ofFile: output) {
      guard given == nil || formats == [format] else {
        throw WrongCall("A file with the ending '.\(format.rawValue)' holds that format; drop '--format', or name a folder.")
      }
      guard inputs.count == 1 else { throw WrongCall("A file holds what is made of one input; name a folder.") }
      guard !isSameFile(output, inputs[0]) else {
        throw WrongCall("The output \(quoted(output)) is the input itself; name another file.")
      }
      if only != nil, format.holdsAllFrames {
        throw WrongCall("A file with the ending '.\(format.rawValue)' holds all frames; drop '--only'.")
      }
      places = [.file(output, format)]
      return
    }
    if let output, let ending = OtherFileEnding(ofPath: output) {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw WrongCall(
        "The endings of frames and stories are \(known); '.\(ending.text)' is none of them. A folder of that name is "
          + "\(quoted(output + "/"))."
      )
    }
    places = Self.files(for: inputs, in: output, formats)
    try refuseInputs(spared)
  }

  /// A folder of frames for each input, and its stories beside that folder: with one input in the folder that is named.
  private static func files(for inputs: [String], in output: String?, _ formats: [OutputFormat]) -> [Place] {
    let frameFormats = formats.compactMap { if case .frame(let format) = $0 { format } else { nil } }
    let parent = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let folders =
      if let output, inputs.count == 1 { [output] } else {
        OutputNames.folders(for: inputs, besidesThem: output == nil).map { parent + $0 }
      }
    return zip(folders, OutputNames.files(for: inputs)).map { folder, name in
      .files(
        frames: frameFormats.isEmpty ? nil : Folder(path: folder, formats: frameFormats),
        stories: formats.compactMap {
          if case .sequence(let format) = $0 {
            StoryFile(path: "\(parent)\(name).\(format.rawValue)", format: format)
          } else {
            nil
          }
        })
    }
  }

  /// A page that holds a dump may have the name that its player would get.
  private func refuseInputs(_ inputs: [String]) throws(WrongCall) {
    for case .files(_, let stories) in places {
      for story in stories {
        guard !inputs.contains(where: { isSameFile(story.path, $0) }) else {
          throw WrongCall("The output \(quoted(story.path)) is an input itself; name a folder with '--output'.")
        }
      }
    }
  }

  /// The format that a path names by its ending, unless a folder of that name exists; the longest ending counts.
  private static func format(ofFile path: String) -> OutputFormat? {
    guard !path.hasSuffix("/") else { return nil }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return nil }
    let name = URL(fileURLWithPath: path).lastPathComponent.lowercased()
    return OutputFormat.allCases.filter { name.hasSuffix("." + $0.rawValue) }.max { $0.rawValue.count < $1.rawValue.count }
  }

  private static var frameFormats: String { FrameFormat.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension OutputFormat {
  /// Whether one file in this format shows the whole story.
  var holdsAllFrames: Bool {
    switch self {
    case .frame: false
    case .sequence: true
    }
  }

  /// Whether letters stand in it as they were drawn here; in the others they are texts, which whoever shows them draws.
  var holdsGlyphs: Bool {
    switch self {
    case .frame(let format): format.holdsGlyphs
    case .sequence(let format):
      switch format {
      case .sheetPNG, .sheetPDF, .gif: true
      case .sheetSVG, .sheetDOT, .animatedSVG, .html: false
      }
    }
  }
}

extension FrameFormat {
  fileprivate var holdsGlyphs: Bool {
    switch self {
    case .png, .pdf: true
    case .svg, .dot: false
    }
  }
}
