/// A word that begins an action, and the shape of what may follow it: the table that parsing, writing, JSON and help all read.
public struct Verb: Sendable {
  /// The word itself.
  public let word: String
  /// What must or may stand behind it.
  public let operand: OperandShape
  /// Which further phrases it takes, in the order in which they are written.
  public let phrases: [Phrase]
  /// What it does, in half a line.
  public let summary: String
  /// Makes the action; nil where an operand that the shape asks for is missing.
  package let action: @Sendable (Operands) -> Action?

  /// What stands directly behind a verb.
  public enum OperandShape: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// A controller to bring on screen.
    case subject
    /// Controllers to bring on screen, separated by commas, or `none`.
    case subjects
    /// A controller that is there.
    case reference
    /// A container's name and behind a colon its screen's, both of them optional.
    case containerAndScreen
    /// A screen's name, or nothing.
    case screen
  }

  /// What may follow the operand.
  public enum Phrase: String, CaseIterable, Hashable, Sendable {
    /// `as STYLE`
    case style = "as"
    /// `on X`
    case receiver = "on"
    /// `begin`, `finish`, `cancel` or `cancelled`
    case phase

    /// The words that begin it.
    public var words: [String] {
      switch self {
      case .style, .receiver: [rawValue]
      case .phase: SwipePhase.allCases.map(\.rawValue).filter { !$0.isEmpty }
      }
    }

    /// The phrase that a word begins.
    public init?(beginningWith word: String) {
      guard let phrase = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
      self = phrase
    }
  }
}

extension Verb: Hashable {
  /// A verb is its word.
  public static func == (left: Verb, right: Verb) -> Bool { left.word == right.word }

  /// A verb is its word.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension Verb {
  /// Every verb, in the order in which help lists them.
  public static let all: [Verb] = [
    push, pop, popTo, popToRoot, setViewControllers, show, present, dismiss, select, tap, swipeBack, collapse, expand, newNav,
    sameNav, back, note,
  ]

  /// The verb with this word.
  public static func named(_ word: String) -> Verb? {
    all.first { $0.word == word }
  }

  package static let push = Verb("push", .subject, [.receiver], "pushes a controller onto a stack") { operands in
    operands.subject.map { .push($0, on: operands.receiver) }
  }
  package static let pop = Verb("pop", .nothing, [.receiver], "pops the top of a stack") { .pop(on: $0.receiver) }
  package static let popTo = Verb("popTo", .reference, [.receiver], "pops all above a member of a stack") { operands in
    operands.reference.map { .popTo($0, on: operands.receiver) }
  }
  package static let popToRoot = Verb("popToRoot", .nothing, [.receiver], "pops all but the root") { .popToRoot(on: $0.receiver) }
  package static let setViewControllers = Verb("setViewControllers", .subjects, [.receiver], "replaces a whole stack") {
    .setViewControllers($0.subjects, on: $0.receiver)
  }
  package static let show = Verb("show", .subject, [.receiver], "pushes where there is a stack, else presents") { operands in
    operands.subject.map { .show($0, on: operands.receiver) }
  }
  package static let present = Verb("present", .subject, [.style, .receiver], "presents a modal") { operands in
    operands.subject.map { .present($0, as: operands.style, on: operands.receiver) }
  }
  package static let dismiss = Verb("dismiss", .nothing, [.receiver], "dismisses a modal and all above it") {
    .dismiss(on: $0.receiver)
  }
  package static let select = Verb("select", .reference, [.receiver], "selects a tab in code, by name or index") { operands in
    operands.reference.map { .select($0, on: operands.receiver) }
  }
  package static let tap = Verb("tap", .reference, [.receiver], "the user taps a tab") { operands in
    operands.reference.map { .tap($0, on: operands.receiver) }
  }
  package static let swipeBack = Verb("swipeBack", .nothing, [.phase, .receiver], "the user swipes back from the edge") {
    .swipeBack($0.phase, on: $0.receiver)
  }
  package static let collapse = Verb("collapse", .nothing, [.receiver], "a split view gets too narrow for columns") {
    .collapse(on: $0.receiver)
  }
  package static let expand = Verb("expand", .nothing, [.receiver], "a split view has room for columns again") {
    .expand(on: $0.receiver)
  }
  package static let newNav = Verb(
    "newNav", .containerAndScreen, [], "pushes a container with its own stack on the outermost stack"
  ) {
    .newNav(name: $0.container, screen: $0.screen)
  }
  package static let sameNav = Verb("sameNav", .screen, [], "pushes a screen on the innermost stack") {
    .sameNav(screen: $0.screen)
  }
  package static let back = Verb("back", .nothing, [], "the close button: pops the whole container") { _ in .back }
  package static let note = Verb("note", .nothing, [], "a frame in which nothing changes") { _ in .note }

  private init(
    _ word: String, _ operand: OperandShape, _ phrases: [Phrase], _ summary: String,
    action: @escaping @Sendable (Operands) -> Action?
  ) {
    self.word = word
    self.operand = operand
    self.phrases = phrases
    self.summary = summary
    self.action = action
  }
}

extension Verb {
  /// The verb with its operands as help shows them: `push NODE [on X]`.
  public var syntax: String {
    var words = [word]
    switch operand {
    case .nothing: break
    case .subject: words.append("NODE")
    case .subjects: words.append("Y, Z…")
    case .reference: words.append(self == .popTo ? "Y" : "TAB")
    case .containerAndScreen: words.append("[NAME][: SCREEN]")
    case .screen: words.append("[SCREEN]")
    }
    for phrase in phrases {
      switch phrase {
      case .style: words.append("[as STYLE]")
      case .receiver: words.append("[on X]")
      case .phase: words.append("[begin|finish|cancel|cancelled]")
      }
    }
    return words.joined(separator: " ")
  }
}
