import NavTreeCommand
import Synchronization

/// A program with one command of each shape, whose action writes what it understood.
enum Sample {
  enum View: String, CaseIterable, Sendable { case nested, tree }
  enum Format: String, CaseIterable, Sendable { case svg, png, pdf, dot }
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  static let inputs = Argument("input", repeating: .path, help: "A scenario, or '-' for standard input.")
  static let output = Option("--output", "-o", value: "dir|file", as: .path, help: "Where the frames go.")
  static let formats = Option(
    "--format", "-f", value: "format", as: .list(of: Format.self), default: [.svg], help: "What to write.")
  static let view = Option("--view", value: "view", as: .choice, default: View.nested, help: "How the tree is drawn.")
  static let scale = Option("--scale", value: "n", as: .integer(in: 1...8), default: 1, help: "How large a PNG is.")
  static let only = Option("--only", value: "n", as: .integer(in: 0...Int.max), help: "Draw this frame alone.")
  static let quiet = Flag("--quiet", "-q", help: "No progress line.")
  static let verbose = Flag("--verbose", "-v", help: "Say more.")
  static let shell = Argument("shell", as: ValueKind<Shell>.choice, help: "The shell to write for.")
  static let topic = Argument("topic", optional: .text, help: "What to explain.")

  static let draw = Command(
    "draw", does: "Draw the frames of scenarios.",
    discussion: ["Frames are written to a folder that is named after the input, unless '--output' names another one."],
    examples: [Command.Example("sample draw story.nav -f svg,png", does: "Writes two files for each frame.")],
    takes: [inputs, output, formats, view, scale, only, quiet, verbose]
  ) { call, console in
    if call[output] == "-", call[only] == nil { throw WrongCall("'-o -' writes one frame; add '--only <n>'.") }
    try console.write(
      """
      \(call[inputs]) \(call[output] ?? "nil") \(call[formats].map(\.rawValue)) \(call[view]) \(call[scale]) \
      \(call[only].map(String.init) ?? "nil") \(call[quiet] ? "quiet" : "loud") \(call[verbose] ? "verbose" : "terse")\n
      """)
    return .fine
  }

  static let complete = Command("complete", does: "Write a completion script.", takes: [shell, topic]) { call, console in
    try console.write("\(call[shell]) \(call[topic] ?? "nil")\n")
    return .fine
  }

  static let root = Command("sample", does: "Draw navigation.", version: "1.2.3", subcommands: [draw, complete])
}

/// What a call wrote and returned.
struct Answer: Equatable {
  let output: String
  let messages: String
  let status: ExitStatus

  init(_ arguments: [String], of root: Command = Sample.root, width: Int = 80) {
    self.init(arguments, by: Program(root), width: width)
  }

  init(_ arguments: [String], by program: Program, width: Int = 80) {
    let (output, messages) = (Collector(), Collector())
    let console = Console(
      output: output.stream(width: width), messages: messages.stream(), usesColour: false, elapsed: { .zero })
    status = program.run(arguments, on: console)
    self.output = output.text
    self.messages = messages.text
  }
}

/// Collects what is written to a stream.
final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func stream(isTerminal: Bool = false, width: Int = 80) -> ConsoleStream {
    ConsoleStream(isTerminal: isTerminal, width: width) { (new) throws(StreamFailure) in self.bytes.withLock { $0 += new } }
  }
}
