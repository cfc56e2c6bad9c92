/// Finds the candidate that a mistyped word most likely stands for.
///
/// Letters are compared without regard to case, and two that changed places count as one slip. One slip in three characters is
/// forgiven, and always at least one unless nothing would be left of the word. A word that breaks off, like `transp` for
/// `transparent`, stands for the one candidate that it begins; it must be at least three characters long.
///
/// ```swift
/// nearestWord(to: "pusj", among: ["push", "pop", "popTo"])  // "push"
/// ```
///
/// - Parameters:
///   - word: what was written.
///   - candidates: the words that would have been right, most likely first: of two that are equally near, the first is offered.
/// - Returns: the candidate as it was given, or `nil` when none is near enough to be worth saying.
/// - Complexity: O(*c* · *n*²) for *c* candidates of *n* characters.
package func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(word.lowercased())
  guard !written.isEmpty, written.count <= longestWordWorthComparing else { return nil }
  var nearest: (word: String, slips: Int)?
  var continuations: [String] = []
  for candidate in candidates {
    let wanted = Array(candidate.lowercased())
    guard wanted.count <= longestWordWorthComparing else { continue }
    if written.count >= 3, wanted.starts(with: written) { continuations.append(candidate) }
    let length = max(written.count, wanted.count)
    let allowed = max(1, length / 3)
    guard abs(written.count - wanted.count) <= allowed else { continue }
    let slips = slipsBetween(written, wanted)
    // A word in which every character is wrong is another word, however short it is.
    guard slips <= allowed, slips < length, slips < nearest?.slips ?? .max else { continue }
    nearest = (candidate, slips)
  }
  if let nearest { return nearest.word }
  return continuations.count == 1 ? continuations.first : nil
}

/// Past this length a word is pasted text, not a slip of the fingers, and comparing it would only cost time.
private let longestWordWorthComparing = 64

/// The fewest insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
///
/// This is the restricted Damerau–Levenshtein distance (optimal string alignment), kept in three rows.
private func slipsBetween(_ one: [Character], _ other: [Character]) -> Int {
  guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in 1...one.count {
    var current = [row]
    current.reserveCapacity(other.count + 1)
    for column in 1...other.count {
      let replaced = last[column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1)
      var fewest = min(replaced, last[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
        fewest = min(fewest, beforeLast[column - 2] + 1)
      }
      current.append(fewest)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count]
}
