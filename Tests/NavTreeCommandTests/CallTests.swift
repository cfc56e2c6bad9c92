import NavTreeCommand
import SequenceExport
import Testing

@Suite struct CallTests {
  @Test(
    "Reads every way of writing an option",
    arguments: [
      ("draw a.nav", #"["a.nav"] nil ["svg"] nested 1 nil loud terse"#),
      ("draw a.nav b.nav", #"["a.nav", "b.nav"] nil ["svg"] nested 1 nil loud terse"#),
      ("draw --output out a.nav", #"["a.nav"] out ["svg"] nested 1 nil loud terse"#),
      ("draw --output=out a.nav", #"["a.nav"] out ["svg"] nested 1 nil loud terse"#),
      ("draw --output=a=b a.nav", #"["a.nav"] a=b ["svg"] nested 1 nil loud terse"#),
      ("draw --output=--quiet a.nav", #"["a.nav"] --quiet ["svg"] nested 1 nil loud terse"#),
      ("draw -o out a.nav", #"["a.nav"] out ["svg"] nested 1 nil loud terse"#),
      ("draw -oout a.nav", #"["a.nav"] out ["svg"] nested 1 nil loud terse"#),
      ("draw -o=out a.nav", #"["a.nav"] out ["svg"] nested 1 nil loud terse"#),
      ("draw a.nav -o - --only 3", #"["a.nav"] - ["svg"] nested 1 3 loud terse"#),
      ("draw -qv a.nav", #"["a.nav"] nil ["svg"] nested 1 nil quiet verbose"#),
      ("draw -qvoout a.nav", #"["a.nav"] out ["svg"] nested 1 nil quiet verbose"#),
      ("draw -qvo out a.nav", #"["a.nav"] out ["svg"] nested 1 nil quiet verbose"#),
      ("draw -q --quiet a.nav", #"["a.nav"] nil ["svg"] nested 1 nil quiet terse"#),
      ("draw a.nav --view tree --scale 8", #"["a.nav"] nil ["svg"] tree 8 nil loud terse"#),
      ("draw - a.nav", #"["-", "a.nav"] nil ["svg"] nested 1 nil loud terse"#),
      ("draw -- --quiet -o --help", #"["--quiet", "-o", "--help"] nil ["svg"] nested 1 nil loud terse"#),
      ("draw -- a.nav --", #"["a.nav", "--"] nil ["svg"] nested 1 nil loud terse"#),
      ("draw -5 -.5", #"["-5", "-.5"] nil ["svg"] nested 1 nil loud terse"#),
      ("draw a.nav -f png,svg", #"["a.nav"] nil ["png", "svg"] nested 1 nil loud terse"#),
      ("draw a.nav -f png,svg,png", #"["a.nav"] nil ["png", "svg"] nested 1 nil loud terse"#),
      ("draw a.nav -f png --format=dot", #"["a.nav"] nil ["png", "dot"] nested 1 nil loud terse"#),
      ("draw a.nav -o one -o two", #"["a.nav"] two ["svg"] nested 1 nil loud terse"#),
      ("complete zsh", "zsh nil"),
      ("complete zsh -- -x", "zsh -x"),
    ])
  func readsEveryForm(call: String, understood: String) {
    let answer = Answer(call.split(separator: " ").map(String.init))
    #expect(answer.output == understood + "\n")
    #expect(answer.messages == "")
    #expect(answer.status == .fine)
  }

  @Test("Takes blanks after the commas of a quoted list")
  func takesBlanksInLists() {
    #expect(
      Answer(["draw", "a.nav", "-f", "svg, png"]).output == #"["a.nav"] nil ["svg", "png"] nested 1 nil loud terse"# + "\n")
  }

  @Test("Prints the version, and nothing else")
  func printsVersion() {
    let answer = Answer(["--version"])
    #expect(answer.output == "1.2.3\n")
    #expect(answer.messages == "")
    #expect(answer.status == .fine)
  }

  @Test("Knows its own version in one place")
  func knowsVersion() {
    let output = Collector()
    let console = Console(
      output: output.stream(), messages: Collector().stream(), usesColour: false, elapsed: { .zero })
    #expect(Program.navtree.run(["--version"], on: console) == .fine)
    #expect(output.text == "navtree \(Version.current)\n")
  }
}
