import Testing
import ScenarioLanguage
@Test func smoke() {
  let t = "tree\n  navigaton Root: Home\nactions\n  psuh Detail\n  pop on Nowhere\n"
  print(DiagnosticRenderer(file: "bad.nav", source: t).text(of: ParsedScenario(parsing: t).diagnostics))
  let a = """
  # about
  
  title "Nested UINavigation" # t

  tree
    navigation Root (NavViewController) barHidden gesture=guarded
      # first
      screen Home

  actions
    newNav Brown: "Step 1"    -- The button pushes a container with its own stack
    sameNav "Step 2" -- x
    swipeBack
    newNav Blue: Start
    sameNav Next
    swipeBack on Root
      expect refused
    setViewControllers nested X: A, B
    setViewControllers
      nested X: A, B
      @home # hm
    swipeBack
    swipeBack
    back
    push navigation Wrong: Oops
      expect crash "Pushing a navigation controller is not supported"
      # end
  """
  let p = ParsedScenario(parsing: a)
  print(DiagnosticRenderer(file: "bad.nav", source: a).text(of: p.diagnostics))
  print(ScenarioFormatter.text(of: p) ?? "")
}
