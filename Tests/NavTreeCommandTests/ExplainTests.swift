import Foundation
import NavTreeCommand
import NavigationModel
import Testing

@Suite struct ExplainTests {
  private func answer(_ arguments: String..., width: Int = 80) -> Answer {
    Answer(["explain"] + arguments, of: Program.navtree, width: width)
  }

  @Test("Explains a rule", arguments: ["NAV-3", "nav-3", "NAV-03"])
  func explains(word: String) {
    #expect(
      answer(word).output == """
        NAV-3  Push of a member

          An instance can stand on a stack once. Pushing it again raises an exception.

          outcome     crash
          raises      NSInvalidArgumentException
          modern      <UINavigationController "Nav"> is pushing the same view controller instance (<UIViewController "A">) more than once \
        which is not supported and is most likely an error in the application
          classic     Pushing the same view controller instance more than once is not supported (<UIViewController "A">)
          confidence  documented, or seen in logs

        tree
          navigation Root: Home, Detail

        actions
          push @home
            expect crash "more than once"

        """)
    #expect(answer(word).messages == "")
    #expect(answer(word).status == .fine)
  }

  @Test("Keeps a message's blanks, however narrow the page is")
  func keepsMessages() {
    #expect(answer("MODAL-4", width: 40).output.contains("present <UIViewController \"A\">  on <UIViewController \"P\">"))
  }

  @Test("Says as far as is known of a rule that is not certain")
  func saysWhatIsUncertain() {
    #expect(answer("NAV-7").output.contains("confidence  as far as is known: one source, or inferred\n"))
    #expect(answer("NAV-20", width: 120).output.contains("as far as is known: that a navigation controller is presented\n"))
    #expect(answer("TREE-2", width: 120).output.contains("no action ends like this"))
  }

  @Test("Lists every rule on a line of its own")
  func lists() {
    let lines = answer().output.split(separator: "\n")
    #expect(lines.count == Rule.all.count)
    #expect(lines.first == "NAV-1     A stack is a list of children")
    #expect(lines.contains("MODAL-13  What leaves the window"))
  }

  @Test("Explains several, in the order in which they are asked for")
  func explainsSeveral() {
    let output = answer("TAB-3", "NAV-9").output
    #expect(output.hasPrefix("TAB-3  Selecting a stranger\n"))
    #expect(output.contains("can be selected\"\n\nNAV-9  Pop at the root\n"))
  }

  @Test(
    "Offers the nearest rule",
    arguments: [("NVA-4", "Did you mean 'NAV-4'?"), ("push", "'navtree explain' lists them all.")])
  func offersNearest(word: String, advice: String) {
    let answer = answer(word)
    #expect(answer.messages.hasPrefix("Error: There is no rule '\(word)'. \(advice)\n"))
    #expect(answer.output == "")
    #expect(answer.status == .wrongCall)
  }

  @Test("Gives rules as data")
  func givesData() throws {
    let output = answer("NAV-4", "NAV-1", "--format", "json").output
    let record = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSDictionary)
    #expect(record["version"] as? Int == 1)
    let rules = try #require(record["rules"] as? [NSDictionary])
    #expect(rules.map { $0["id"] as? String } == ["NAV-4", "NAV-1"])
    #expect(rules.first?["modern"] as? String == "Pushing a navigation controller is not supported")
    #expect(rules.first?["outcomes"] as? [String] == ["crash"])
    #expect(rules.last?["modern"] is NSNull)
    #expect((rules.first?["example"] as? String)?.hasPrefix("tree\n") == true)
  }
}
