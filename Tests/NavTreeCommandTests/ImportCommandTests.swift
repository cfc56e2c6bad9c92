import NavTreeCommand
import Testing

@Suite struct ImportCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.dump, in: "dump.txt")
  }

  private static let scenario = """
    tree
      navigation
        screen ViewController (ViewController)
        screen Detail (DetailViewController)

    """

  @Test("Prints the scenario, or writes it to a file")
  func makesScenario() throws {
    let printed = desk.run("import", "./dump.txt")
    #expect(printed == Answer(output: Self.scenario, messages: "", status: .fine))
    #expect(desk.run("import", "./dump.txt", "-o", "./new/story.nav") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.text("new/story.nav") == Self.scenario)
    #expect(desk.run("import", "./dump.txt", "-o", "-") == printed)
    #expect(desk.run("fmt", "--check", "./new/story.nav").status == .fine)
    #expect(desk.run("show", "./new/story.nav").output == desk.run("show", "./dump.txt").output)
  }

  @Test("Replaces a file that holds something else only when told to")
  func keepsWork() throws {
    try desk.put(Sketch.fine, in: "mine.nav")
    let answer = desk.run("import", "./dump.txt", "-o", "./mine.nav")
    #expect(answer.status == .cannotWrite)
    #expect(answer.messages == "error: the file './mine.nav' exists and holds something else; to replace it, add '--force'\n")
    #expect(desk.text("mine.nav") == Sketch.fine)
    #expect(desk.run("import", "./dump.txt", "-o", "./mine.nav", "--force") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.text("mine.nav") == Self.scenario)
    #expect(desk.run("import", "./dump.txt", "-o", "./mine.nav").status == .fine)
    #expect(desk.run("import", "./dump.txt", "-o", "/dev/null").status == .fine)
  }

  @Test("Says what is no dump")
  func refusesOthers() throws {

    try desk.put(Sketch.fine, in: "a.nav")
    let answer = desk.run("import", "./a.nav", "-o", "./out.nav")
    #expect(
      answer.messages
        == "./a.nav: error: this is no dump of a hierarchy; its rows look like '<UINavigationController 0x7f…>, state: appeared, "
        + "view: <…>'\n")
    #expect(answer.status == .wrongInput)
    #expect(desk.names() == ["a.nav", "dump.txt"])
    #expect(desk.run("import", "./missing").status == .cannotRead)
  }

  @Test("Says where in a dump something stands that no scenario can say")
  func saysWhere() throws {
    // What UIKit does not build has a place in the dump, also where other rows stand before it.
    let columns = (1...6).map { "   |    | <UINavigationController 0x\($0)>\n   |    |    | <AController 0x\($0)0>\n" }.joined()
    let dump = "(lldb) po x\n<UITabBarController 0xA>\n   | <UISplitViewController 0xB>\n" + columns
    try desk.put(dump, in: "six.txt")
    let words = "error: no scenario can say this: a split view has at most five columns\n"
    let alone = desk.run("import", "./six.txt")
    #expect(alone.messages.contains("six.txt:14: " + words), "\(alone.messages)")
    #expect(alone.status == .wrongInput && alone.output == "")
    try desk.put(Sketch.dump, in: "five.txt")
    let story = desk.run("import", "./five.txt", "./six.txt")
    #expect(story.messages.contains("six.txt:2: " + words), "\(story.messages)")
    #expect(story.status == .wrongInput && story.output == "")
  }

  @Test("Puts neutral names in place of the app's own when told to")
  func anonymises() throws {
    try desk.put("<UINavigationController 0x1>\n | <Acme.PlanViewController 0x2>\n | <UIAlertController 0x3>", in: "acme.txt")
    #expect(
      desk.run("import", "./acme.txt", "--anonymise").output == """
        tree
          navigation
            screen Screen1 (Screen1ViewController)
            screen UIAlert (UIAlertController)

        """)
  }

  @Test("Takes a recording as it takes a dump, and so do the other commands")
  func takesRecordings() throws {
    let record = #"""
      {"navtree":"recording","version":1,"sequence":0,"cause":"start","rows":[{"depth":0,"class":"UINavigationController"},\#
      {"depth":1,"class":"ViewController"},{"depth":1,"class":"DetailViewController"}]}

      """#
    try desk.put(record, in: "story.jsonl")
    #expect(desk.run("import", "./story.jsonl") == Answer(output: Self.scenario, messages: "", status: .fine))
    #expect(desk.run("show", "./story.jsonl").output == desk.run("show", "./dump.txt").output)
    #expect(desk.run("check", "./story.jsonl").status == .fine)
    #expect(desk.run("render", "./story.jsonl", "-f", "dot", "-o", "./out").status == .fine)
    try desk.put(record.dropLast(20) + "\n", in: "broken.jsonl")
    let answer = desk.run("check", "./broken.jsonl")
    #expect(answer.status == .wrongInput)
    #expect(answer.messages.contains("./broken.jsonl:1:1: error: this line is no JSON"), "\(answer.messages)")
  }

  @Test("Makes a story of several dumps in one text, with neutral names when told to")
  func takesSeveralInOne() throws {
    let dumps = """
      (lldb) po UIViewController._printHierarchy()
      <UINavigationController 0x7f01>, state: appeared, view: <UILayoutContainerView 0x7f02>
         | <Shop.HomeViewController 0x7f03>, state: appeared, view: <UIView 0x7f04>

      (lldb) po UIViewController._printHierarchy()
      <UINavigationController 0x7f01>, state: appeared, view: <UILayoutContainerView 0x7f02>
         | <Shop.HomeViewController 0x7f03>, state: disappeared, view: <UIView 0x7f04> not in the window
         | <Shop.DetailViewController 0x7f05>, state: appeared, view: <UIView 0x7f06>

      """
    try desk.put(dumps, in: "all.txt")
    let answer = desk.run("import", "./all.txt")
    #expect(answer.status == .fine)
    #expect(answer.output.contains("\n  push screen Detail (Shop.DetailViewController)"), "\(answer.output)")
    let neutral = desk.run("import", "./all.txt", "--anonymise")
    #expect(neutral.output.contains("\n  push "))
    #expect(!neutral.output.contains("all.txt"))
    #expect(!neutral.output.contains("Shop") && !neutral.output.contains("Detail") && !neutral.output.contains("Home"))
    #expect(desk.run("render", "./all.txt", "--story", "-f", "svg", "-o", "./out").messages.contains("2 frames in ./out"))
    #expect(desk.run("render", "./all.txt", "-o", "./other").status == .wrongInput)
  }

  @Test("Never replaces a dump that it reads, whatever the name of what it writes")
  func sparesDumps() throws {
    let one =
      "<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n   | <AViewController 0x3>, state: appeared, view: <UIView 0x4>\n"
    let other =
      "<UITabBarController 0x5>, state: appeared, view: <UILayoutContainerView 0x6>\n   | <BViewController 0x7>, state: appeared, view: <UIView 0x8>\n"
    try desk.put(one, in: "one.txt")
    try desk.put(other, in: "out-2.nav")
    #expect(desk.run("import", "./one.txt", "./out-2.nav", "-o", "./out.nav", "--force").status == .wrongCall)
    #expect(desk.text("out-2.nav") == other)
    try desk.put(other, in: "one-story.html")
    #expect(desk.run("render", "./one.txt", "./one-story.html", "--story", "-f", "html", "-o", desk.path).status == .wrongCall)
    #expect(desk.text("one-story.html") == other)
  }
}
