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
    let source = "tree\n  navigation Root: A\n\nactions\n  push B\n"
    let parsed = ParsedScenario(parsing: source)
    guard let scenario = parsed.scenario else { stop("the seeds' own scenario is none: \(parsed.diagnostics)") }
    let sequence = try DrawnSequence(of: Replay(of: scenario).steps, title: nil, source: source)
    let path = "\(folder)/\(FuzzedReader.picture.rawValue)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    func put(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: "\(path)/\(name)")) }
    for format in [FrameFormat.svg, .dot] { try put("frame.\(format.rawValue)", try sequence.bytes(ofFrame: 1, as: format)) }
    try put("frame.png", withTinyPixels(try sequence.bytes(ofFrame: 1, as: .png)))
    let end = Array(try sequence.bytes(ofFrame: 1, as: .pdf).suffix(2048))
    try put("frame.pdf", Array("%PDF-1.5\n/MediaBox [ 0 0 576 315 ]\n".utf8) + end)
    let page = String(decoding: try sequence.bytes(as: .html), as: UTF8.self)
    if let start = page.firstRange(of: #"<script type="application/json""#)?.lowerBound {
      try put("story.html", Array((page.prefix(800) + page[start...].prefix(1500) + "</script>").utf8))
    }
    try put("story.gif", Array(try sequence.bytes(as: .gif).prefix(4096)))
    try put("story.animated.svg", try sequence.bytes(as: .animatedSVG))
    if case .success(let record) = try PictureFile(try sequence.bytes(ofFrame: 1, as: .dot)).record {
      try JSONEncoder().encode(record).write(to: URL(filePath: "\(folder)/\(FuzzedReader.json.rawValue)/record"))
    }
  }

  /// A PNG with the words of another and one pixel: decoding thousands takes a fuzzer's time and finds nothing more.
  private static func withTinyPixels(_ file: [UInt8]) -> [UInt8] {
    let base64 = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let tiny = Data(base64Encoded: base64).map(Array.init) ?? []
    var words: [UInt8] = []
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[at + 4..<at + 8].elementsEqual("iTXt".utf8) { words += file[at..<at + 12 + length] }
      at += 12 + length
    }
    // Between the header, which ends at 33, and the pixels.
    return tiny.prefix(33) + words + tiny.dropFirst(33)
  }
}
