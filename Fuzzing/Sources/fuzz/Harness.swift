import Foundation
import Synchronization

/// What libFuzzer calls for each input, without a context: the harness is the one that the command line names.
let harness = FuzzedReader(rawValue: CommandLine.arguments[1])

/// How many inputs were something to go on with.
let inputsRead = Atomic(0)

let checkInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 = { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    if try harness?.check(bytes) == true { inputsRead.add(1, ordering: .relaxed) }
  } catch {
    // libFuzzer keeps the input of a program that ends by a signal.
    print("navtree-fuzzing: \(error)")
    fflush(nil)
    abort()
  }
  return 0
}

/// Ends a call that means nothing.
func stop(_ words: String) -> Never {
  FileHandle.standardError.write(Data((words + "\n").utf8))
  exit(64)
}
