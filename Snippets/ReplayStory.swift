// A story is written in Swift and played by UIKit's rules.

import NavigationModel

let story = Scenario(
  title: "Two screens",
  tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]),
  actions: [
    ScenarioAction(.push("Detail"), caption: "A row is tapped"),
    ScenarioAction(
      .push(.new(Blueprint(.navigation, "Inner", children: [Blueprint(.screen, "Start")]))),
      expectations: [.crash(message: nil)]),
    ScenarioAction(.pop()),
    ScenarioAction(.pop(), expectations: [.outcome(.ignored)]),
  ])

let replay = Replay(of: story)
for step in replay.steps {
  let path = step.after.visiblePath.joined(separator: " › ")
  print(step.index, step.actionText, "–", step.ruling.outcome.rawValue, "–", path)
  if let words = step.explanation { print("  \(words)") }
}
print(replay.hasErrors ? "Something is wrong with it." : "Everything is as the story expects.")
