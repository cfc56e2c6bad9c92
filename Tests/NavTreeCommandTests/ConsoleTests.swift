import NavTreeCommand
import SequenceExport
import Synchronization
import Testing

@Suite struct ConsoleTests {
  /// A console on collected streams, and a clock that a test sets.
  private struct Desk {
    let output = Collector()
    let messages = Collector()
    let console: Console

    init(outputIsTerminal: Bool = false, isTerminal: Bool = false, usesColour: Bool = false, clock: Clock = Clock()) {
      console = Console(
        output: output.stream(isTerminal: outputIsTerminal), messages: messages.stream(isTerminal: isTerminal),
        usesColour: usesColour, elapsed: { clock.now })
    }
  }

  private final class Clock: Sendable {
    private let time = Mutex(Duration.zero)
    var now: Duration { time.withLock { $0 } }
    func advance(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
  }

  @Test(
    "Shows what would steer a terminal",
    arguments: [
      ("plain – ünïcode 漢字 👩‍👩‍👧", "plain – ünïcode 漢字 👩‍👩‍👧"),
      ("\u{1B}[2Jgone", #"\u{1B}[2Jgone"#),
      ("a\r\nb", "a\\r\nb"),
      ("a\tb\nc", "a\tb\nc"),
      ("\u{7F}\u{9B}31m\u{0}", #"\u{7F}\u{9B}31m\u{0}"#),
      ("\u{202E}txt.exe", #"\u{202E}txt.exe"#),
      ("\u{2028}", #"\u{2028}"#),
    ])
  func showsControls(text: String, shown: String) throws {
    let desk = Desk(outputIsTerminal: true)
    desk.console.say(StyledText(text))
    try desk.console.write(text)
    #expect(desk.messages.text == shown + "\n")
    #expect(desk.output.text == shown)
  }

  @Test("Leaves payload as it is where no terminal reads it")
  func leavesPayload() throws {
    let desk = Desk()
    try desk.console.write("\u{1B}\r\n")
    try desk.console.write([0xFF, 0x00])
    #expect(Array(desk.output.text.unicodeScalars.prefix(3)) == ["\u{1B}", "\r", "\n"])
    #expect(desk.messages.text == "")
  }

  @Test("Quotes on one line")
  func quotesOnOneLine() { #expect(quoted("a\nb\tc\r") == #"'a\nb\tc\r'"#) }

  @Test("Colours only what it is told to, and never what a user wrote")
  func colours() {
    let message: StyledText = "a.nav:1:2: " + .red("error:") + " no '\u{1B}[0m'"
    let (plain, coloured) = (Desk(), Desk(usesColour: true))
    plain.console.say(message)
    coloured.console.say(message)
    #expect(plain.messages.text == #"a.nav:1:2: error: no '\u{1B}[0m'"# + "\n")
    #expect(coloured.messages.text == "a.nav:1:2: \u{1B}[1;31merror:\u{1B}[0m no '\\u{1B}[0m'\n")
  }

  @Test(
    "Asks the environment for colour and width",
    arguments: [
      ([:], true, 100), (["NO_COLOR": ""], true, 100), (["NO_COLOR": "1"], false, 100), (["TERM": "dumb"], false, 100),
      (["TERM": "xterm", "COLUMNS": "60"], true, 60), (["COLUMNS": "0"], true, 100), (["COLUMNS": "wide"], true, 100),
      (["COLUMNS": "7"], true, 40),
    ] as [([String: String], Bool, Int)])
  func asksEnvironment(variables: [String: String], allowsColour: Bool, width: Int) {
    let environment = TerminalEnvironment { variables[$0] }
    #expect(environment.allowsColour == allowsColour)
    #expect(environment.width(measured: 100) == width)
  }

  @Test("Shows progress only after half a second, seldom, and takes it away before anything else")
  func showsProgress() throws {
    let clock = Clock()
    let desk = Desk(isTerminal: true, clock: clock)
    let progress = desk.console.progress("drawing", of: 1000, isQuiet: false)
    let steps = [(499, ""), (1, "\r\u{1B}[Kdrawing 2/1000"), (99, ""), (1, "\r\u{1B}[Kdrawing 4/1000")]
    var expected = ""
    for (milliseconds, shown) in steps {
      clock.advance(milliseconds)
      progress.advance()
      expected += shown
      #expect(desk.messages.text == expected)
    }
    desk.console.say("warning")
    desk.console.say("another")
    expected += "\r\u{1B}[Kwarning\nanother\n"
    #expect(desk.messages.text == expected)
    clock.advance(100)
    progress.advance()
    try desk.console.write("payload")
    expected += "\r\u{1B}[Kdrawing 5/1000\r\u{1B}[K"
    #expect(desk.messages.text == expected)
    progress.finish()
    #expect(desk.messages.text == expected)
    #expect(desk.output.text == "payload")
  }

  @Test("Shows no progress to a file, nor to who wants none", arguments: [(true, true), (false, false)])
  func showsNoProgress(isTerminal: Bool, isQuiet: Bool) {
    let clock = Clock()
    let desk = Desk(isTerminal: isTerminal, clock: clock)
    let progress = desk.console.progress("drawing", of: 9, isQuiet: isQuiet)
    clock.advance(5000)
    progress.advance()
    progress.finish()
    #expect(desk.messages.text == "")
  }

  @Test(
    "Ends with a status for every failure",
    arguments: [
      (Failing.readerLeft, NavTreeCommand.ExitStatus.fine, ""),
      (.fullDisk, .cannotWrite, "error: can't write standard output: No space left on device\n"),
      (.missingInput, .cannotRead, "error: can't read 'no\\nfile': No such file or directory\n"),
      (.ourFault, .internalFault, "error: a fault of the program itself: ourFault\n"),
    ])
  func endsWithStatus(failing: Failing, status: NavTreeCommand.ExitStatus, message: String) {
    let desk = Desk()
    let command = Command("fail", does: "Fail.", takes: []) { _, _ in
      switch failing {
      case .readerLeft: throw StreamFailure.readerLeft
      case .fullDisk: throw StreamFailure.system("No space left on device")
      case .missingInput: _ = try InputText(readingFrom: "no\nfile")
      case .ourFault: throw failing
      }
      return .fine
    }
    let program = Program(Command("root", does: "Fail.", subcommands: [command]))
    #expect(program.run(["fail"], on: desk.console) == status)
    #expect(desk.messages.text == message)
  }

  enum Failing: Error { case readerLeft, fullDisk, missingInput, ourFault }

  @Test("Orders statuses so that the worst of several inputs can be taken")
  func ordersStatuses() {
    #expect(NavTreeCommand.ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 66, 70, 73])
    #expect([NavTreeCommand.ExitStatus.wrongInput, .cannotRead, .fine].max() == .cannotRead)
  }
}
