import Foundation
import Testing

/// An article of a product's catalogue, with the fenced blocks in it.
struct Article: Sendable, CustomTestStringConvertible {
  /// A fenced block.
  struct Block: Equatable {
    /// The words behind the opening fence: a language, and what navtree shall draw of it.
    let info: String
    /// What stands between the fences, each line with its end.
    let text: String

    /// Whether it holds a scenario that a reader sees.
    var isShownStory: Bool { info.isEmpty && (text.hasPrefix("title ") || text.hasPrefix("tree\n")) }
    /// Whether it holds a scenario that becomes a picture.
    var isDrawnStory: Bool { info.hasPrefix("navtree") && !text.isEmpty }
    /// Whether it holds a whole program.
    var isProgram: Bool { info == "swift" && text.hasPrefix("import ") }
  }

  let file: URL

  var testDescription: String { file.lastPathComponent }

  /// The folder that the package lies in.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All pages of both products' catalogues.
  static let all: [Article] = ["NavTreeCore", "NavTree"].flatMap { product in
    let folder = package.appending(path: "Documentation/\(product).docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { Article(file: folder.appending(path: $0)) }
  }

  /// The one article of a name.
  static func named(_ name: String) -> Article? { all.first { $0.file.lastPathComponent == "\(name).md" } }

  /// Its blocks, in order. In these articles every fence is three backquotes at the beginning of a line.
  func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var open: (info: String, text: String)?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(info: block.info, text: block.text))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }
}
