import Foundation

/// A player's page, taken apart where a browser's parser would.
struct PlayerPage {
  let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  var style: String { between("<style>", "</style>") }
  var script: String { between("<script>", "</script>") }
  var data: String { between("<script type=\"application/json\" id=\"player--story\">", "</script>") }
  var title: String { between("<title>", "</title>") }
  var description: String { between("<meta name=\"description\" content=\"", "\">") }
  var policy: String { between("<meta http-equiv=\"Content-Security-Policy\" content=\"", "\">") }

  /// The data as JSON.
  var story: [String: Any] {
    get throws { try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any] ?? [:] }
  }

  private func between(_ start: String, _ end: String) -> String {
    guard let open = text.range(of: start), let close = text.range(of: end, range: open.upperBound..<text.endIndex) else {
      return ""
    }
    return String(text[open.upperBound..<close.lowerBound])
  }
}
