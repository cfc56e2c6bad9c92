import Foundation
import HierarchyReading
import NavigationModel
import ScenarioLanguage
import SequenceExport

/// The inputs that fuzzing starts from, made of the samples: the same story in every language and format.
enum Seeds {
  static func write(from samples: String, to folder: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: samples).filter { $0.hasSuffix(".nav") }.sorted()
    for name in names {
      let text = try String(contentsOfFile: "\(samples)/\(name)", encoding: .utf8)
      guard let scenario = ParsedScenario(parsing: text).scenario else { continue }
      let steps = Replay(of: scenario).steps
      let stem = name.replacing("/", with: "-")
      func put(_ reader: FuzzedReader, _ bytes: some Collection<UInt8>, _ ending: String = "") throws {
        let path = "\(folder)/\(reader.rawValue)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: "\(path)/\(stem)\(ending)"))
      }
      try put(.scenario, text.utf8)
      try put(.render, text.utf8)
      try put(.json, try JSONEncoder().encode(ScenarioDocument(scenario)))
      let dumps = steps.map { HierarchyPrinter($0).text }
      if let last = dumps.last { try put(.dump, last.utf8) }
      try put(.dump, dumps.suffix(2).joined(separator: "\nlater\n\n").utf8, ".two")
      try put(.dump, try steps.suffix(2).map { try RecordingText.line(for: RecordedMoment($0)) }.joined().utf8, ".recording")
    }
    try writePictures(to: folder)
  }

  /// Pictures of a story so small that a fuzzer gets through them.
  private static func writePictures(to folder: String) throws {
    let source = "tree\n  nav\n    screen A\nactions\n  push B\n"
    guard let scenario = ParsedScenario(parsing: source).scenario else { return }
    let sequence = try DrawnSequence(of: Replay(of: scenario).steps, title: nil, source: source)
    let path = "\(folder)/\(FuzzedReader.picture.rawValue)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for format in FrameFormat.allCases {
      let bytes = try sequence.bytes(ofFrame: 1, as: format)
      try Data(bytes).write(to: URL(filePath: "\(path)/frame.\(format.rawValue)"))
    }
    for format in SequenceFormat.allCases {
      try Data(try sequence.bytes(as: format)).write(to: URL(filePath: "\(path)/story.\(format.rawValue)"))
    }
    if case .success(let record) = try PictureFile(try sequence.bytes(ofFrame: 1, as: .dot)).record {
      try JSONEncoder().encode(record).write(to: URL(filePath: "\(folder)/\(FuzzedReader.json.rawValue)/record"))
    }
  }
}
