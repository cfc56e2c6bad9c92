extension Page {
  /// Presses a key and lets it go.
  package func press(_ key: Key, holding modifiers: Key.Modifiers = []) throws {
    var details: [String: JSON] = [
      "key": .text(key.name), "code": .text(key.code), "windowsVirtualKeyCode": .number(Double(key.number)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    let typed = modifiers.isSubset(of: .shift) ? key.text : nil
    details["text"] = typed.map(JSON.text)
    details["type"] = typed == nil ? "rawKeyDown" : "keyDown"
    _ = try call("Input.dispatchKeyEvent", .object(details))
    details["text"] = nil
    details["type"] = "keyUp"
    _ = try call("Input.dispatchKeyEvent", .object(details))
  }

  /// Types a text into what has the focus; what no key types is put in as if from an input method.
  package func type(_ text: String) throws {
    for character in text {
      if let key = character == " " ? .space : Key(typing: character) {
        try press(key)
      } else {
        _ = try call("Input.insertText", ["text": .text(String(character))])
      }
    }
  }

  /// Clicks in the middle of the first element that a selector finds.
  ///
  /// - Throws: ``BrowserFailure/unreachable(selector:reason:)`` where there is none, or where another lies above it.
  package func click(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => {
        const element = document.querySelector(\(quoted(selector)));
        if (!element) return "there is no such element";
        element.scrollIntoView({block: "nearest", inline: "nearest"});
        const box = element.getBoundingClientRect();
        const place = {x: box.x + box.width / 2, y: box.y + box.height / 2};
        const top = document.elementFromPoint(place.x, place.y);
        return element.contains(top) ? place : "above it lies " + (top ? top.cloneNode().outerHTML : "nothing that is seen");
      })()
      """)
    if let reason = place.text { throw BrowserFailure.unreachable(selector: selector, reason: reason) }
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
      let button: JSON = kind == "mouseMoved" ? "none" : "left"
      _ = try call(
        "Input.dispatchMouseEvent",
        ["type": .text(kind), "x": place["x"], "y": place["y"], "button": button, "clickCount": kind == "mouseMoved" ? 0 : 1])
    }
  }

  /// A text as a literal of JavaScript.
  func quoted(_ text: String) -> String {
    var literal = "\""
    for unit in text.utf16 {
      let digits = String(unit, radix: 16)
      literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return literal + "\""
  }
}
