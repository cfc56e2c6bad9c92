// Without Graphviz: a frame as DOT text, which any Graphviz draws later.

import FrameDrawing
import NavigationModel

let story = Scenario(
  title: "A sheet over a stack",
  tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]),
  actions: [ScenarioAction(.present("Settings", as: .formSheet))])

let options = DrawingOptions(direction: .down, theme: .dark)
let frames = try FrameSequence(of: Replay(of: story).steps, title: story.title, options: options)
let frame = frames.frame(1)

print(frame.title)
print(frame.altText)
print(frame.dot.hasPrefix("digraph") ? "A digraph for 'neato -n2'" : frame.dot)
