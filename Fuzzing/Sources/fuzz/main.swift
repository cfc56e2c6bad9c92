import Foundation
import FrameDrawing
import Synchronization

/// How libFuzzer is run from a program's own `main`; libFuzzer has no header that Swift could import.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.count) {
case ("seeds", 3):
  try Seeds.write(from: CommandLine.arguments[2], to: CommandLine.arguments[3])
  exit(0)
case ("leaks", 4):
  guard let layout = LayoutEngine(rawValue: CommandLine.arguments[3]), let rounds = Int(CommandLine.arguments[4]) else {
    fallthrough
  }
  try Leaks.lookFor(in: CommandLine.arguments[2], layout: layout, rounds: rounds)
  exit(0)
case (nil, _), ("seeds", _), ("leaks", _):
  stop("usage: fuzz HARNESS [libFuzzer's arguments] | fuzz seeds SAMPLES FOLDER | fuzz leaks SAMPLES slots|dot ROUNDS")
case _: break
}
guard FuzzedReader(rawValue: CommandLine.arguments[1]) != nil else {
  let known = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
  stop("there is no harness '\(CommandLine.arguments[1])'; there are \(known)")
}

// libFuzzer sees the program's name and what stands behind the harness.
var count = CommandLine.argc - 1
var arguments = CommandLine.unsafeArgv + 1
// libFuzzer ends the process by itself.
atexit { print("stat::inputs_read: \(inputsRead.load(ordering: .relaxed))") }
exit(runFuzzer(&count, &arguments, checkInput))
