extension Page {
  /// What a page has in its console, in the browser's words.
  package struct ConsoleMessage: Hashable, Sendable, CustomStringConvertible {
    /// Such as `log`, `warning`, `error`; `exception` of what nobody caught.
    package let level: String
    package let text: String

    package var description: String { "\(level): \(text)" }
  }

  /// All that the console shows: what scripts wrote and did not catch, refusals by the content security policy, loads that failed.
  package func consoleMessages() throws -> [ConsoleMessage] {
    try settle()
    return events.compactMap { event in
      let details = event.details
      switch event.name {
      case "Runtime.consoleAPICalled":
        let words = details["args"].items.map { $0["value"].text ?? $0["description"].text ?? "\($0["value"])" }
        return ConsoleMessage(level: details["type"].text ?? "", text: words.joined(separator: " "))
      case "Runtime.exceptionThrown":
        return ConsoleMessage(level: "exception", text: Self.words(of: details["exceptionDetails"]))
      case "Log.entryAdded":
        let (entry, place) = (details["entry"], details["entry"]["url"].text)
        return ConsoleMessage(
          level: entry["level"].text ?? "", text: (entry["text"].text ?? "") + (place.map { " (\($0))" } ?? ""))
      case _: return nil
      }
    }
  }

  /// The addresses of all that the page asked for beside itself, refused or not; `data:` and `blob:` lead nowhere and don't count.
  package func requests() throws -> [String] {
    try settle()
    let addresses = events.filter { $0.name == "Network.requestWillBeSent" }.compactMap { $0.details["request"]["url"].text }
    return addresses.filter { !isOwn($0) && !$0.hasPrefix("data:") && !$0.hasPrefix("blob:") }
  }

  /// Lets the page tell what it has to.
  private func settle() throws { try evaluate("0") }
}
