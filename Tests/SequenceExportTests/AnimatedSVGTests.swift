import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct AnimatedSVGTests {
  /// A step's time: when it begins and how long it is shown, in seconds.
  private static func times(_ played: PlayedSVG, _ sequence: DrawnSequence, step seconds: Double) -> [(
    start: Double, hold: Double
  )] {
    let last = sequence.frames.steps.count - 1
    return (0...last).map { (Double($0) * seconds, $0 == last ? seconds + 2 : seconds) }
  }

  private static let pace = SequenceOptions(pacing: Pacing(stepSeconds: 2))

  private func expectFrames(_ sequence: DrawnSequence, dark: DrawnSequence? = nil, _ name: String) throws {
    let played = try PlayedSVG(try sequence.bytes(as: .animatedSVG, options: Self.pace))
    for (index, time) in Self.times(played, sequence, step: 2).enumerated() {
      let frame = DrawnMark.all(of: try SVGElement(parsing: (dark ?? sequence).bytes(ofFrame: index, as: .svg)))
      let sights = played.sights(at: time.start + time.hold / 2, dark: dark != nil)
      #expect(sights.map(\.mark) == frame, "\(name), frame \(index)")
      #expect(sights.allSatisfy { $0.opacity == 1 }, "\(name), frame \(index)")
      if index == sequence.frames.steps.count - 1 { #expect(played.sights(at: nil, dark: dark != nil).map(\.mark) == frame) }
    }
  }

  @Test("Shows half-way through each step what its frame shows, in every sample", arguments: Stories.samples, Look.allCases)
  func showsFramesOfSamples(sample: String, look: Look) throws {
    try expectFrames(DrawnSequence(Stories.sample(sample), look.options), sample)
  }

  @Test("Shows the frames of stories of all kinds of actions", arguments: UInt64(1)...16)
  func showsFramesOfRandomStories(seed: UInt64) throws {
    let look = Look.allCases[Int(seed) % Look.allCases.count]
    try expectFrames(DrawnSequence(RandomStory(seed: seed, actions: 40).scenario, look.options), "seed \(seed), \(look)")
  }

  @Test("Shows the dark theme's frames to readers who prefer it dark", arguments: Stories.samples)
  func showsDarkFrames(sample: String) throws {
    let scenario = try Stories.sample(sample)
    try expectFrames(
      DrawnSequence(scenario, theme: .auto), dark: DrawnSequence(scenario, theme: .dark), sample)
    try expectFrames(DrawnSequence(scenario, theme: .dark), sample)
    let fixed = try PlayedSVG(DrawnSequence(scenario, theme: .dark).bytes(as: .animatedSVG))
    #expect(fixed.style.media("prefers-color-scheme:dark").isEmpty)
  }

  @Test("Shows at each instant one frame, but for what is new or has gone", arguments: UInt64(1)...8)
  func changesAtOnce(seed: UInt64) throws {
    let sequence = try DrawnSequence(RandomStory(seed: seed, actions: 30).scenario)
    let played = try PlayedSVG(try sequence.bytes(as: .animatedSVG, options: Self.pace))
    let frames = try sequence.parsedFrames().map(\.svg)
    for (index, time) in Self.times(played, sequence, step: 2).enumerated() {
      let marks = DrawnMark.all(of: frames[index])
      let moving = Set(Self.comingOrGoing(in: frames[index]))
      let before = index > 0 ? Set(DrawnMark.all(of: frames[index - 1])) : []
      let after = index + 1 < frames.count ? Set(DrawnMark.all(of: frames[index + 1])) : []
      for moment in [0.006, 0.07, 0.15, 0.29, time.hold - 0.29, time.hold - 0.15, time.hold - 0.006] {
        let sights = played.sights(at: time.start + moment)
        let whole = sights.filter { $0.opacity == 1 }.map(\.mark)
        #expect(sights.map(\.mark) == marks, "seed \(seed), frame \(index), \(moment) s")
        let faint = Set(marks).subtracting(whole)
        #expect(faint.isSubset(of: moving), "seed \(seed), frame \(index), \(moment) s")
        #expect(faint.isDisjoint(with: moment < 1 ? before : after), "seed \(seed), frame \(index), \(moment) s")
      }
    }
  }

  /// What is in groups of new and gone controllers, and their parts.
  private static func comingOrGoing(in frame: SVGElement) -> [DrawnMark] {
    let groups = frame.all.filter { $0.name == "g" && $0.id != "frame--graph" }
    let names = groups.filter { !Set($0.classes).isDisjoint(with: ["new", "ghost"]) }.compactMap(\.id)
    return groups.filter { group in names.contains { group.id == $0 || group.id?.hasPrefix($0 + "-") == true } }
      .flatMap(\.children).map { DrawnMark($0) }
  }

  @Test("Lets a card come in within 0.3 seconds, with all that is on it, and fades its ghost out")
  func fades() throws {
    let story = "tree\n  navigation Root: Home\n\nactions\n  push Detail\n  pop\n  note\n"
    let sequence = try DrawnSequence(Stories.scenario(story))
    let played = try PlayedSVG(try sequence.bytes(as: .animatedSVG, options: Self.pace))
    func faint(_ seconds: Double) -> [Double] { played.sights(at: seconds).map(\.opacity).filter { $0 < 1 } }
    #expect(faint(1.99) == [])
    // The card and its name, the arrow with its head, bar, chevron, indicator, and the badge with its plus.
    #expect(faint(2.15).count == 9)
    #expect(faint(2.15).allSatisfy { abs($0 - 0.5) < 0.02 })
    #expect(faint(2.31) == [])
    #expect(faint(5.69) == [])
    #expect(faint(5.85).count == 6)
    #expect(faint(5.85).allSatisfy { abs($0 - 0.5) < 0.02 })
    #expect(played.cycle == 10)
  }
}
