/// Finds what a word that means nothing here most likely stands for: what UIKit's own name is called here, or else the nearest word.
///
/// ```swift
/// meantWords(by: "popViewController", among: ["push", "pop"])  // ["pop"]
/// meantWords(by: "pusj", among: ["push", "pop"])               // ["push"]
/// ```
///
/// - Parameters:
///   - word: what was written.
///   - candidates: the words that would have been right.
/// - Returns: the candidates it may stand for, the likeliest first; none where nothing is near enough to be worth saying.
package func meantWords(by word: String, among candidates: some Sequence<String>) -> [String] {
  let known = Array(candidates)
  let called = (wordsForForeignNames[word.lowercased()] ?? []).filter(known.contains)
  return called.isEmpty ? nearestWord(to: word, among: known).map { [$0] } ?? [] : called
}

/// What UIKit and its users call the things that have a word of their own here; the names are in lower case.
private let wordsForForeignNames: [String: [String]] = [
  "pushviewcontroller": ["push"],
  "popviewcontroller": ["pop"],
  "poptoviewcontroller": ["popTo"],
  "poptorootviewcontroller": ["popToRoot"],
  "presentviewcontroller": ["present"],
  "presentmodalviewcontroller": ["present"],
  "dismissviewcontroller": ["dismiss"],
  "dismissmodalviewcontroller": ["dismiss"],
  "showviewcontroller": ["show"],
  "setselectedviewcontroller": ["select"],
  "selectedviewcontroller": ["select"],
  "setselectedindex": ["select"],
  "selectedindex": ["select"],
  "selecttab": ["select"],
  "taptab": ["tap"],
  "goback": ["pop", "back"],
  "uinavigationcontroller": ["navigation"],
  "navigationcontroller": ["navigation"],
  "uitabbarcontroller": ["tabs"],
  "tabbarcontroller": ["tabs"],
  "tabbar": ["tabs"],
  "uisplitviewcontroller": ["split"],
  "splitviewcontroller": ["split"],
  "uiviewcontroller": ["screen"],
  "viewcontroller": ["screen"],
  "nestedviewcontroller": ["nested"],
  "containerviewcontroller": ["container"],
]
