import FrameDrawing
import NavigationModel
import Testing

/// Frames of one story share the statements that say the same. Nobody must see it.
@Suite struct StatementTests {
  @Test("Draws a frame as if no other had been drawn before", arguments: Stories.all, Look.all)
  func drawsAsAlone(story: Story, look: Look) throws {
    let shared = try look.drawn(story)
    for index in shared.steps.indices.reversed() + Array(shared.steps.indices) {
      #expect(try bytes(shared, index) == bytes(look.drawn(story), index), "frame \(index)")
    }
  }

  @Test("Draws long stories as well when what was drawn is forgotten", arguments: [1, 2] as [UInt64])
  func drawsAsAloneWhenForgotten(seed: UInt64) throws {
    let story = RandomStory.story(seed: seed, actions: 400, largest: 60)
    let shared = try story.drawn()
    let dots = shared.steps.indices.map { bytes(shared, $0) }
    // All that are different; none of them is forgotten while they are counted.
    let statements = shared.steps.indices.flatMap { shared.frame($0).picture.document.statements }
    // Of each of three kinds some twice 256 are remembered. With fewer this would show nothing.
    #expect(Set(statements.map(ObjectIdentifier.init)).count > 3 * 2 * 256)
    for index in stride(from: 0, to: dots.count, by: 37) {
      #expect(try dots[index] == bytes(story.drawn(), index), "frame \(index)")
      #expect(dots[index] == bytes(shared, index), "frame \(index)")
    }
  }

  @Test("Writes a thing that stays once")
  func sharesStatements() throws {
    let story = Story(
      "notes", Blueprint.stack("Main", "Home", "List"), [.note, .note, .push("Detail"), .pop()])
    let sequence = try story.drawn()
    let frames = sequence.steps.indices.map { sequence.frame($0).picture.document.statements }
    let isCaption = { (statement: DOTStatement) in statement.classes.contains("caption") }
    let (one, other) = (frames[1].filter { !isCaption($0) }, frames[2].filter { !isCaption($0) })
    #expect(!one.isEmpty && one.map(ObjectIdentifier.init) == other.map(ObjectIdentifier.init))
    let home = frames.map { frame in frame.first { $0.id == "home" } }
    #expect(home.compactMap(\.self).count == frames.count)
    // The list hides it all the time, whatever is pushed on that.
    #expect(home[3] === home[1] && home[4] === home[1])
  }

  @Test("Remembers all of a picture, however much is in it")
  func remembersLargePictures() throws {
    let screens = (0..<1500).map { Blueprint.screen("Screen \($0)") }
    let sequence = try Story("large", Blueprint.stack("Main", screens), [.note, .note]).drawn()
    let frames = sequence.steps.indices.map { sequence.frame($0).picture.document.statements }
    #expect(frames[0].count > 3000)
    let stayed = Set(frames[1].map(ObjectIdentifier.init)).intersection(frames[2].map(ObjectIdentifier.init))
    #expect(stayed.count >= frames[2].count - 4)
  }

  private func bytes(_ sequence: FrameSequence, _ index: Int) -> [UInt8] { Array(sequence.frame(index).dot.utf8) }

  @Test("Tells texts apart that read the same, but have other bytes")
  func keepsBytes() throws {
    // Both are the letter ặ by Unicode's rules, and both have three scalars.
    let captions = ["a\u{323}\u{306} here", "a\u{306}\u{323} here"]
    #expect(captions[0] == captions[1])
    var scenario = Story("accents", Blueprint.stack("Main", "Home"), []).scenario
    scenario.actions = captions.map { ScenarioAction(.note, caption: $0) }
    let sequence = try Story("accents", scenario).drawn()
    for (index, caption) in captions.enumerated() {
      let dot = sequence.frame(index + 1).dot
      #expect(dot.utf8.firstRange(of: caption.utf8) != nil)
      let words = try #require(
        sequence.frame(index + 1).picture.document.statements.first { $0.classes == ["caption", "words"] })
      #expect(String(decoding: words.look, as: UTF8.self).utf8.firstRange(of: caption.utf8) != nil)
    }
  }
}

extension Collection where Element == UInt8 {
  /// Where other bytes stand in these.
  fileprivate func firstRange(of other: some Collection<UInt8>) -> Range<Index>? {
    indices.first { self[$0...].starts(with: other) }.map { $0..<endIndex }
  }
}
