internal import Foundation

extension Page {
  /// A part of a page, in CSS pixels from its upper left corner.
  package struct Area: Hashable, Sendable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// What the window shows, or a part of the page that may go beyond it, as PNG; the same page gives the same bytes.
  package func screenshot(of area: Area? = nil) throws -> [UInt8] {
    var details: [String: JSON] = ["format": "png", "optimizeForSpeed": true]
    if let area {
      details["clip"] = [
        "x": .number(area.x), "y": .number(area.y), "width": .number(area.width), "height": .number(area.height), "scale": 1,
      ]
      details["captureBeyondViewport"] = true
    }
    let text = try call("Page.captureScreenshot", .object(details))["data"].text
    guard let text, let bytes = Data(base64Encoded: text) else {
      throw BrowserFailure.refused(request: "a screenshot", reason: "it gave no picture")
    }
    return Array(bytes)
  }

  /// The whole page as PNG, however long it is.
  package func fullScreenshot() throws -> [UInt8] {
    let size = try call("Page.getLayoutMetrics")["cssContentSize"]
    return try screenshot(of: Area(x: 0, y: 0, width: size["width"].number ?? 1, height: size["height"].number ?? 1))
  }

  /// The part of the page that the first element of a selector takes.
  package func area(of selector: String) throws -> Area? {
    let box = try evaluate(
      """
      (() => {
        const element = document.querySelector(\(quoted(selector)));
        if (!element) return null;
        const box = element.getBoundingClientRect();
        return {x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height};
      })()
      """)
    guard let x = box["x"].number, let y = box["y"].number, let width = box["width"].number, let height = box["height"].number
    else { return nil }
    return Area(x: x, y: y, width: width, height: height)
  }
}
