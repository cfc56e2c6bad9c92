public import NavigationModel

/// What an app wrote down of itself at one moment: the rows of a dump, with what a printed row has no place for.
///
/// A recording is a list of these; `SequenceExport` reads and writes it as JSON Lines.
public struct RecordedMoment: Hashable, Sendable {
  /// Its place in the recording, from 0.
  public var sequence: Int
  /// Seconds since the recording began, 0 or more; nil where nobody looked at a clock.
  public var seconds: Double?
  /// What happened, such as `viewDidAppear Shop.CartViewController`.
  public var cause: String
  /// The controllers, each before its children, and these before what it presents, as a dump prints them.
  public var rows: [RecordedRow]

  /// Describes a moment.
  public init(sequence: Int, seconds: Double? = nil, cause: String, rows: [RecordedRow]) {
    self.sequence = sequence
    self.seconds = seconds
    self.cause = cause
    self.rows = rows
  }
}

/// One controller in a recording: the facts of a dump's row, and those that an app knows of itself and a dump leaves to guessing.
public struct RecordedRow: Hashable, Sendable {
  /// How deep it stands below the first row, 0 … 200.
  public var depth: Int
  /// Whether the row one level up presents it rather than holds it.
  public var isPresented: Bool
  /// Its class and address.
  public var controller: PrintedObject
  /// How far it is on screen; nil where that is not known.
  public var state: AppearanceState?
  /// Its view; nil where nothing is known of it.
  public var view: PrintedView?
  /// The controller that arranges its presentation.
  public var presentation: PrintedObject?
  /// What else was written down.
  public var known: KnownFacts

  /// Describes a controller.
  public init(
    depth: Int, isPresented: Bool = false, controller: PrintedObject, state: AppearanceState? = nil, view: PrintedView? = nil,
    presentation: PrintedObject? = nil, known: KnownFacts = KnownFacts()
  ) {
    self.depth = depth
    self.isPresented = isPresented
    self.controller = controller
    self.state = state
    self.view = view
    self.presentation = presentation
    self.known = known
  }
}

/// What an app knows of one of its controllers, and a printed row does not say.
public struct KnownFacts: Hashable, Sendable {
  /// What it is; nil leaves it to the rules for dumps.
  public var kind: ControllerKind?
  /// How it is presented.
  public var style: PresentationStyle?
  /// Its name; empty where it surely has none, and nil where it is to be called by its class.
  public var title: String?
  /// Whether it is the selected tab.
  public var isSelected: Bool
  /// Its traits, as far as an app can tell.
  public var traits: Traits

  /// Facts, all of them unknown unless given.
  public init(
    kind: ControllerKind? = nil, style: PresentationStyle? = nil, title: String? = nil, isSelected: Bool = false,
    traits: Traits = Traits()
  ) {
    self.kind = kind
    self.style = style
    self.title = title
    self.isSelected = isSelected
    self.traits = traits
  }
}
