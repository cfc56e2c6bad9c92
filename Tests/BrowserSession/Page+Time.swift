internal import Foundation

extension Page {
  /// Waits until an expression is true, and asks for it every 20 milliseconds.
  ///
  /// - Throws: ``BrowserFailure/neverTrue(condition:seconds:)``.
  package func wait(for condition: String, within seconds: Double = 10) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try evaluate("!!(\(condition))") != .truth(true) {
      guard ContinuousClock.now < deadline else { throw BrowserFailure.neverTrue(condition: condition, seconds: seconds) }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Stops all animations of the document at a time, in seconds from their beginning: those of style sheets and those of SVG elements.
  ///
  /// An SVG file that is opened itself is such a document. One in an `<img>` is out of reach.
  ///
  /// - Returns: how many animations of style sheets there are.
  @discardableResult package func seekAnimations(to seconds: Double) throws -> Int {
    let count = try evaluate(
      """
      (async () => {
        const all = document.getAnimations();
        for (const animation of all) { animation.pause(); animation.currentTime = \(seconds * 1000); }
        for (const svg of document.querySelectorAll("svg")) { svg.pauseAnimations(); svg.setCurrentTime(\(seconds)); }
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        return all.length;
      })()
      """)
    return Int(count.number ?? 0)
  }

  /// Stops the page's clock: timers and dates stand still until ``passTime(seconds:)``.
  package func stopClock() throws { _ = try call("Emulation.setVirtualTimePolicy", ["policy": "pause"]) }

  /// Lets so many seconds pass for the page's timers and dates at once, and stops its clock again.
  package func passTime(seconds: Double) throws {
    let told = events.count
    _ = try call("Emulation.setVirtualTimePolicy", ["policy": "advance", "budget": .number(seconds * 1000)])
    try wait(for: "Emulation.virtualTimeBudgetExpired", from: told)
  }
}
