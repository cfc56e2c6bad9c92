import Foundation
import Synchronization

/// What libFuzzer calls for each input, without a context: the harness is the one that the command line names.
let harness = FuzzedReader(rawValue: CommandLine.arguments[1])

/// How many inputs were something to go on with.
let inputsRead = Atomic(0)

let checkInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 = { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let before = processorSeconds()
  do {
    if try harness?.check(bytes) == true { inputsRead.add(1, ordering: .relaxed) }
  } catch {
    end("\(error)")
  }
  let seconds = processorSeconds() - before
  if seconds > mostSeconds { end("it took \(seconds) seconds of the processor's time") }
  return 0
}

/// A hang is what takes longer, the sanitizers' own work included. libFuzzer's limit is one of the clock, which goes on while others have
/// the processor.
private let mostSeconds = 1.0

private func processorSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// Has libFuzzer keep the input: it does for programs that end by a signal.
private func end(_ words: String) -> Never {
  print("navtree-fuzzing: \(words)")
  fflush(nil)
  abort()
}

/// Ends a call that means nothing.
func stop(_ words: String) -> Never {
  FileHandle.standardError.write(Data((words + "\n").utf8))
  exit(64)
}
