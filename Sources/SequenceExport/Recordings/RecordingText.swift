internal import Foundation
public import HierarchyReading
internal import NavigationModel

/// A recording of a running app, JSON Lines as `Recorder/FORMAT.md` describes them, and back.
///
/// ```swift
/// if RecordingText.isRecording(text) { let readings = RecordingText.readings(of: text) }
/// ```
public enum RecordingText {
  /// Whether a text is a recording: its first line that is not blank is an object with `"navtree":"recording"`.
  public static func isRecording(_ text: String) -> Bool {
    guard let line = text.utf8.split(whereSeparator: \.isLineEnd).first(where: { !$0.allSatisfy(\.isBlank) }) else {
      return false
    }
    let words = line.prefix(1 << 16).filter { !$0.isBlank }
    return words.first == UInt8(ascii: "{") && contains(words, #""navtree":"\#(RecordingLine.marker)""#)
  }

  /// Writes a moment as one line, with its line end; the same for the same moment every time.
  ///
  /// - Throws: What `JSONEncoder` throws where seconds are no number.
  public static func line(for moment: RecordedMoment) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: RecordJSON.escapingConcealed(Array(try encoder.encode(RecordingLine(moment)))), as: UTF8.self) + "\n"
  }

  /// Reads all records of a recording as dumps, in their order; a line that is none gives a reading with an error.
  ///
  /// An app that is killed may leave half of its last line behind; that one is left out with a warning.
  ///
  /// - Returns: One reading at least.
  public static func readings(of text: String) -> [DumpReading] { readings(of: text, mostRows: Limits.rows) }

  /// The same, for those who want to meet the limit of rows sooner.
  package static func readings(of text: String, mostRows: Int) -> [DumpReading] {
    let bytes = text.utf8
    var readings: [DumpReading] = []
    var rowCount = 0
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isBlank) {
      let number = index + 1
      do throws(RecordingFault) {
        let moment = try moment(of: line)
        rowCount += moment.rows.count
        guard rowCount <= mostRows else {
          let excess = LimitExcess.rows(rowCount, most: mostRows)
          readings.append(.failed(excess.id, excess.message, line: number))
          break
        }
        readings.append(DumpReading(of: moment, line: number))
      } catch {
        if line.endIndex == bytes.endIndex, let last = readings.last {
          let warning = ReadingMessage(
            severity: .warning, id: "cut-record", line: number, column: 1,
            text: "the last record is cut off and is left out: \(error.text)")
          readings[readings.count - 1] = DumpReading(dump: last.dump, messages: last.messages + [warning], line: last.line)
        } else {
          readings.append(.failed("record", error.text, line: number))
        }
      }
    }
    return readings.isEmpty ? [.failed("empty", "expected a record of a recording, found nothing", line: 1)] : readings
  }

  private static func moment(of line: Substring.UTF8View) throws(RecordingFault) -> RecordedMoment {
    let record: RecordingLine
    do {
      // Another version may have another shape, so it is asked for alone.
      if let form = try? JSONDecoder().decode(RecordForm.self, from: Data(line)), !form.isKnown(upTo: RecordingLine.newestVersion)
      {
        throw RecordingFault(
          text: "this record is of version \(form.words); this program reads versions up to \(RecordingLine.newestVersion)")
      }
      record = try JSONDecoder().decode(RecordingLine.self, from: Data(line))
    } catch let fault as RecordingFault {
      throw fault
    } catch let error as DecodingError {
      throw RecordingFault(text: error.words)
    } catch {
      throw RecordingFault(text: "this line is no JSON")
    }
    guard record.navtree == RecordingLine.marker else {
      throw RecordingFault(text: "expected a record with \"navtree\":\"\(RecordingLine.marker)\"")
    }
    return try record.moment()
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }
}

extension DumpReading {
  fileprivate static func failed(_ id: String, _ text: String, line: Int) -> DumpReading {
    DumpReading(dump: nil, messages: [ReadingMessage(severity: .error, id: id, line: line, column: 1, text: text)], line: line)
  }
}

extension DecodingError {
  /// What is wrong, in words that are the same on every system.
  fileprivate var words: String {
    func place(_ context: Context, _ last: (any CodingKey)? = nil) -> String {
      let path = context.codingPath + [last].compactMap(\.self)
      return path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined().drop { $0 == "." }.description
    }
    switch self {
    case .keyNotFound(let key, let context): return "a record needs '\(place(context, key))'"
    case .typeMismatch(_, let context): return "'\(place(context))' holds something of the wrong type"
    case .valueNotFound(_, let context): return "'\(place(context))' is null"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "this line is no JSON" : "'\(place(context))' cannot be read"
    @unknown default: return "this line cannot be read"
    }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
}
