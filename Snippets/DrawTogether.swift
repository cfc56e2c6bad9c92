// Draws two stories at once, on threads that may wait for Graphviz.

import NavigationModel
import SequenceExport

let stories = ["Detail", "Settings"].map { name in
  Scenario(
    title: name, tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]),
    actions: [ScenarioAction(.push(.named(name)))])
}

var players = 0
try await withThrowingTaskGroup(of: [UInt8].self) { group in
  for story in stories {
    group.addTask {
      try await DrawingThreads.run {
        try DrawnSequence(of: Replay(of: story).steps, title: story.title).bytes(as: .html)
      }
    }
  }
  for try await page in group where !page.isEmpty { players += 1 }
}
print("\(players) players")
