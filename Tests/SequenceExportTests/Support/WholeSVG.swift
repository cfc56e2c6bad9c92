import Foundation
import FrameDrawing
import GraphvizEngine
import NavigationModel
import SequenceExport

/// A frame's SVG in the plain way: libgvc draws the whole document at once, and what it wrote is reworked line by line. Slow, and what
/// composing a frame from fragments must come to.
enum WholeSVG {
  static func bytes(of frame: Frame, darkStyleSheet: String? = nil) throws -> String {
    let drawn = try GraphvizEngine.shared.draw(frame.dot, as: .svg)
    let names = names(of: frame)
    var group = ""
    var lines: [String] = []
    for line in joined(String(decoding: drawn, as: UTF8.self)) {
      if line.hasPrefix("<!") { continue }
      var line = line.replacingOccurrences(of: "&#45;", with: "-")
      if line.hasPrefix("<svg ") {
        line = line.replacingOccurrences(of: #" xmlns:xlink="http://www.w3.org/1999/xlink""#, with: "")
        lines += [line.dropLast() + #" role="img" aria-labelledby="frame--title frame--desc">"#]
        lines += [#"<title id="frame--title">\#(escaped(frame.title))</title>"#]
        lines += [#"<desc id="frame--desc">\#(escaped(frame.altText))</desc>"#]
        if let darkStyleSheet { lines += ["<style>\(darkStyleSheet)</style>"] }
      } else if line.hasPrefix("<title>") {
        if let name = names[group] { lines += ["<title>\(escaped(name))</title>"] }
      } else {
        if line.hasPrefix("<g id=\"") { group = String(line.dropFirst(7).prefix { $0 != "\"" }) }
        if line.hasPrefix("<polygon ") {
          line = line.replacingOccurrences(of: #" stroke="transparent""#, with: #" stroke="none""#)
        }
        lines += [line]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// One line for each tag; libgvc breaks comments, the document type and the root's tag.
  private static func joined(_ svg: String) -> [String] {
    var lines: [String] = []
    for line in svg.components(separatedBy: "\n") {
      if let last = lines.last, last.hasPrefix("<"), !last.hasSuffix(">") {
        lines[lines.count - 1] += line
      } else {
        lines += [line]
      }
    }
    return lines
  }

  private static func names(of frame: Frame) -> [String: String] {
    var names: [String: String] = [:]
    for node in frame.step.before.preorder + frame.step.after.preorder {
      let controller = node.controller
      names[node.id.rawValue] = controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"
    }
    return names
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\u{202E}", "\u{FFFD}"), ("\n", " ")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
