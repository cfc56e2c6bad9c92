import BrowserSession
import Foundation

/// A folder of its own for one test, with the files that it opens; it is gone when the test is over.
final class Desk {
  let path = NSTemporaryDirectory() + "navtree-desk-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  /// Opens a page with that in its body.
  func page(_ body: String, head: String = "", as reader: Reader = Reader(), in browser: Browser? = nil) throws -> Page {
    let text =
      "<!doctype html><html lang=en><meta charset=utf-8><title>Page</title>\(head)<body style='margin:0'>\(body)</body></html>"
    return try (browser ?? .running).open(file("page.html", text), as: reader)
  }

  /// Opens a page that shows an SVG as a README does: in an `<img>`.
  ///
  /// Reduced motion is asked of the system of a browser of its own, since a page's settings don't reach an image.
  func image(_ svg: String, as reader: Reader = Reader()) throws -> Page {
    _ = try file("image.svg", svg)
    let own = reader.reducedMotion ? try Browser.start(reducedMotion: true) : nil
    return try page("<img src=image.svg style='display:block'>", as: reader, in: own)
  }
}
