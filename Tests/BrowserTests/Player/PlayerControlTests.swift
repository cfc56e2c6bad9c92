import BrowserSession
import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

extension InBrowser {
  /// Keys, buttons, the scrubber, the list, and addresses.
  @Suite struct PlayerControlTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func player(query: String? = nil, fragment: String? = nil, options: SequenceOptions = SequenceOptions()) throws
      -> OpenPlayer
    {
      try OpenPlayer(Samples.drawn("checkout", theme: nil), at: desk, query: query, fragment: fragment, options: options)
    }

    private func press(_ keys: String, in player: OpenPlayer) throws {
      for key in keys { try player.page.press(#require(Key(typing: key))) }
    }

    @Test("Goes by arrow keys, Home, End and digits")
    func followsKeys() throws {
      let player = try player()
      #expect(try player.step == 0)
      try player.page.press(.arrowLeft)
      #expect(try player.step == 0)
      try player.page.press(.arrowRight)
      try player.page.press(.arrowRight)
      #expect(try player.step == 2)
      try player.page.press(.end)
      #expect(try player.step == 12)
      try player.page.press(.arrowRight)
      #expect(try player.step == 12)
      try player.page.press(.home)
      #expect(try player.step == 0)
      try press("7", in: player)
      #expect(try player.step == 7)
      try player.page.evaluate("new Promise(done => setTimeout(done, 1100))")
      try press("12", in: player)
      #expect(try player.step == 12)
      try player.page.evaluate("new Promise(done => setTimeout(done, 1100))")
      try press("19", in: player)
      #expect(try player.step == 9)
    }

    @Test("Leaves keys alone that belong to the browser")
    func leavesShortcuts() throws {
      let player = try player()
      for modifiers in [Key.Modifiers.alt, .control, .command] {
        try player.page.press(.arrowRight, holding: modifiers)
        #expect(try player.step == 0)
      }
    }

    @Test("Goes by buttons, and by Space and Enter on a button once each")
    func followsButtons() throws {
      let player = try player()
      try player.page.click("[aria-label='Next step']")
      #expect(try player.step == 1)
      try player.page.press(.enter)
      #expect(try player.step == 2)
      try player.page.press(.space)
      #expect(try player.step == 3)
      #expect(try player.page.evaluate("document.querySelector('[data-do=play]').ariaLabel") == "Play")
      try player.page.click("[aria-label='Previous step']")
      #expect(try player.step == 2)
      try player.page.evaluate("document.querySelector('[data-do=play]').focus()")
      try player.page.press(.space)
      #expect(try player.page.evaluate("document.querySelector('[data-do=play]').ariaLabel") == "Pause")
      #expect(try player.step == 2)
    }

    @Test("Says by its buttons where the story begins and ends")
    func marksEnds() throws {
      let player = try player()
      let disabled = "[...document.querySelectorAll('[aria-disabled=true]')].map(button => button.dataset.do)"
      #expect(try player.page.evaluate(disabled) == ["previous"])
      try player.page.press(.arrowRight)
      #expect(try player.page.evaluate(disabled) == [])
      try player.page.press(.end)
      #expect(try player.page.evaluate(disabled) == ["next"])
    }

    @Test("Keeps the focus on a button that has come to the end")
    func keepsFocus() throws {
      let player = try player(fragment: "step=11")
      try player.page.click("[data-do=next]")
      try player.page.press(.enter)
      #expect(try player.step == 12)
      #expect(try player.page.evaluate("document.activeElement.dataset.do") == "next")
    }

    @Test("Goes by the scrubber, whose keys count once")
    func followsScrubber() throws {
      let player = try player()
      try player.page.click("input[type=range]")
      #expect(try player.step == 6)
      try player.page.press(.arrowRight)
      #expect(try player.step == 7)
      try player.page.press(.end)
      #expect(try player.step == 12)
      #expect(try player.page.evaluate("document.querySelector('input').getAttribute('aria-valuetext')") == "12/12 tap Catalogue")
    }

    @Test("Lists the steps with their outcomes, marks the one that is shown, and goes where one clicks")
    func listsSteps() throws {
      let player = try player()
      let steps = player.sequence.frames.steps
      let rows = try player.page.evaluate(
        "[...document.querySelectorAll('li a')].map(a => [...a.children].map(s => s.textContent))")
      #expect(
        rows
          == .list(
            steps.map { step in
              let outcome = step.ruling.rule == nil && step.ruling.outcome == .done ? "" : step.ruling.outcome.rawValue
              return [.text("\(step.index)"), .text(step.actionText), .text(outcome)]
            }))
      try player.page.click("li:nth-child(9) a")
      #expect(try player.step == 8)
      #expect(try player.page.evaluate("location.hash") == "#step=8")
      try player.page.press(.arrowUp)
      #expect(try player.step == 7)
      #expect(try player.page.evaluate("document.activeElement.getAttribute('aria-current')") == "step")
    }

    @Test("Reads a step from the address, and takes no notice of one that there is not")
    func readsAddress() throws {
      let player = try player(fragment: "step=7")
      #expect(try player.step == 7)
      try player.follow(3)
      #expect(try player.step == 3)
      for fragment in ["step=13", "step=-1", "step=", "step=x", "nothing", "step=1e1", "step=99999999999999999999"] {
        try player.page.evaluate(
          "(async () => { location.hash = '\(fragment)'; await new Promise(done => setTimeout(done, 20)); })()")
        #expect(try player.step == 3, "\(fragment)")
      }
      #expect(try self.player(fragment: "step=13").step == 0)
    }

    @Test("Writes the step into the address without filling the history")
    func writesAddress() throws {
      let player = try player(query: "embed")
      let length = try player.page.evaluate("history.length")
      for _ in 0..<9 { try player.page.press(.arrowRight) }
      try player.page.wait(for: "location.hash === '#step=9'")
      #expect(try player.page.evaluate("location.search") == "?embed")
      #expect(try player.page.evaluate("history.length") == length)
      #expect(try player.page.consoleMessages() == [])
    }

    @Test("Plays only when asked, each step for its time, stops at the end, and then plays from the start")
    func plays() throws {
      let player = try player(options: SequenceOptions(pacing: Pacing(stepSeconds: 2)))
      let label = "document.querySelector('[data-do=play]').ariaLabel"
      try player.page.stopClock()
      try player.page.passTime(seconds: 10)
      #expect(try player.step == 0)
      try player.page.press(.space)
      #expect(try player.page.evaluate(label) == "Pause")
      try player.page.passTime(seconds: 5)
      #expect(try player.step == 2)
      try player.page.press(.space)
      try player.page.passTime(seconds: 10)
      #expect(try player.step == 2)
      try player.page.press(.space)
      try player.page.passTime(seconds: 60)
      #expect(try player.step == 12)
      #expect(try player.page.evaluate(label) == "Play")
      try player.page.press(.space)
      #expect(try player.step == 0)
      try player.page.passTime(seconds: 3)
      #expect(try player.step == 1)
      try player.page.press(.arrowRight)
      #expect(try player.page.evaluate(label) == "Play")
    }

    @Test("Toggles between fit and actual size")
    func zooms() throws {
      let player = try player()
      let actual = player.sequence.frames.canvas.width * 96 / 72
      let width = { try player.page.area(of: "figure > svg")?.width ?? 0 }
      let fit = try width()
      #expect(abs(fit - actual) > 1)
      try player.page.click("[data-do=zoom]")
      #expect(try abs(width() - actual) < 0.5)
      #expect(try player.page.evaluate("document.querySelector('[data-do=zoom]').ariaPressed") == "true")
      try press("f", in: player)
      #expect(try width() == fit)
      try press("z", in: player)
      #expect(try abs(width() - actual) < 0.5)
    }
  }
}
