// A story is read from text, with every mistake in it.

import NavigationModel
import ScenarioLanguage

let text = """
  tree
    navigation Root: Home

  actions
    push Detail
    popp
    dismis
  """

let parsed = ParsedScenario(parsing: text)
if let scenario = parsed.scenario {
  print("\(scenario.actions.count) actions")
} else {
  let renderer = DiagnosticRenderer(file: "story.nav", source: text)
  print(renderer.text(of: parsed.diagnostics), terminator: "")
}
