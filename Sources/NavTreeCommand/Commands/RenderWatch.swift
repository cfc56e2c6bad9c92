internal import SequenceExport

/// `navtree render --watch`: draws each input again when it changes, until it is told to end.
///
/// Files are looked at by their names again and again: what tells of changes by itself is another thing on every system, follows a file and
/// not its name, and is silent about folders on other machines.
struct RenderWatch {
  /// The time between two looks; a change is drawn when it has stood for one more.
  private static let milliseconds = 100

  private let inputs: [String]
  private let console: Console
  private let isQuiet: Bool
  /// Draws the input with this number and says what is wrong with it.
  private let draw: (Int) -> ExitStatus

  init(_ inputs: [String], on console: Console, isQuiet: Bool, draw: @escaping (Int) -> ExitStatus) {
    self.inputs = inputs
    self.console = console
    self.isQuiet = isQuiet
    self.draw = draw
  }

  /// - Returns: The greatest status of the inputs as they were drawn last.
  func run() -> ExitStatus {
    Interruption.listen()
    // Before anything is read: what changes meanwhile is then drawn once more.
    var watch = InputWatch(inputs.map(FileStamp.init(of:)))
    var statuses: [ExitStatus] = []
    for index in inputs.indices where !Interruption.isWanted { statuses.append(draw(index)) }
    if !isQuiet, !Interruption.isWanted { console.say(StyledText("watching \(subject) – Control-C ends")) }
    while !Interruption.isWanted {
      Interruption.pause(milliseconds: Self.milliseconds)
      for event in watch.look(at: inputs.map(FileStamp.init(of:))) where !Interruption.isWanted {
        switch event {
        case .changed(let index): statuses[index] = draw(index)
        case .missed(let index):
          statuses[index] = .cannotRead
          console.say(
            "\(visible(inputs[index], keepingLines: false)): " + .red("error:") + " it has gone; it is drawn when it is back")
        }
      }
    }
    return statuses.max() ?? .fine
  }

  private var subject: String {
    inputs.count == 1 ? visible(inputs[0], keepingLines: false) : "\(inputs.count) files"
  }
}
