// What UIKit printed of a running app becomes a story's start.

import HierarchyReading
import NavigationModel
import ScenarioLanguage

let printed = """
  (lldb) po [UIViewController _printHierarchy]
  <UINavigationController 0x7f8a1b80>, state: appeared, view: <UILayoutContainerView 0x7f8a1c10>
     | <Shop.CatalogueViewController 0x7f8a1d20>, state: disappeared, view: <UIView 0x7f8a1e30> not in the window
     | <Shop.ProductViewController 0x7f8a1f40>, state: appeared, view: <UIView 0x7f8a2050>
  """

let reading = DumpReading(of: printed)
for message in reading.messages { print(message) }
if let dump = reading.dump {
  let scenario = Scenario(title: "Shop", tree: dump.tree, actions: [ScenarioAction(.pop())])
  print(ScenarioFormatter.text(of: scenario), terminator: "")
}
