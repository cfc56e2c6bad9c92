internal import Foundation
internal import SequenceExport

/// Where the frames of each input go, worked out from `--output`, `--format` and `--only`.
struct RenderDestination {
  /// The formats to draw.
  let formats: [FrameFormat]
  /// One place for each input, in the same order.
  let places: [Place]

  /// Where the frames of one input go.
  enum Place: Hashable {
    case folder(String)
    case file(String, FrameFormat)
    case standardOutput(FrameFormat, frame: Int)
  }

  /// - Throws: ``WrongCall`` where the options do not go together.
  init(output: String?, formats given: [FrameFormat]?, inputs: [String], only: Int?) throws(WrongCall) {
    let formats = given ?? [.svg]
    if output == "-" {
      guard let only else { throw WrongCall("Standard output takes one frame; add '--only <n>'.") }
      guard formats.count == 1, inputs.count == 1 else {
        throw WrongCall("Standard output takes one frame in one format, of one input.")
      }
      self.formats = formats
      places = [.standardOutput(formats[0], frame: only)]
      return
    }
    guard let output else {
      self.formats = formats
      places = OutputNames.folders(for: inputs, besidesThem: true).map(Place.folder)
      return
    }
    if let format = Self.format(ofFile: output) {
      guard given == nil || formats == [format] else {
        throw WrongCall("A file with the ending '.\(format.rawValue)' holds that format; drop '--format', or name a folder.")
      }
      guard inputs.count == 1 else { throw WrongCall("A file holds one frame of one input; name a folder.") }
      guard !isSameFile(output, inputs[0]) else {
        throw WrongCall("The output \(quoted(output)) is the input itself; name another file.")
      }
      self.formats = [format]
      places = [.file(output, format)]
      return
    }
    if let ending = OtherFileEnding(ofPath: output) {
      let known = FrameFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw WrongCall(
        "The endings of frames are \(known); '.\(ending.text)' is none of them. A folder of that name is \(quoted(output + "/"))."
      )
    }
    self.formats = formats
    guard inputs.count > 1 else {
      places = [.folder(output)]
      return
    }
    let parent = output.hasSuffix("/") ? output : output + "/"
    places = OutputNames.folders(for: inputs, besidesThem: false).map { .folder(parent + $0) }
  }

  /// The format that a path names by its ending, unless a folder of that name exists.
  private static func format(ofFile path: String) -> FrameFormat? {
    guard !path.hasSuffix("/") else { return nil }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return nil }
    return FrameFormat(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }
}
