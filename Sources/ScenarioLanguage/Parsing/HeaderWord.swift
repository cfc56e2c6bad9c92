internal import NavigationModel

/// A word at the left edge that says something of the whole scenario; the order is the one in which they are written.
enum HeaderWord: String, CaseIterable, Hashable, Sendable {
  case title
  case era
  case gesture
  case view
  case theme

  /// The words that may follow; nil where any text may.
  var values: [String]? {
    switch self {
    case .title: nil
    case .era: Era.allCases.map(\.rawValue)
    case .gesture: GesturePolicy.allCases.map(\.rawValue)
    case .view: PictureView.allCases.map(\.rawValue)
    case .theme: ThemeName.allCases.map(\.rawValue)
    }
  }

  /// What a scenario says here; nil where it says what it would say anyway.
  func written(in scenario: Scenario) -> String? {
    switch self {
    case .title: scenario.title
    case .era: scenario.era == .modern ? nil : scenario.era.rawValue
    case .gesture: scenario.gesture == .system ? nil : scenario.gesture.rawValue
    case .view: scenario.view?.rawValue
    case .theme: scenario.theme?.rawValue
    }
  }

  /// Puts a value into a scenario; one that is none of the words changes nothing.
  func put(_ value: String, into scenario: inout Scenario) {
    switch self {
    case .title: scenario.title = value
    case .era: scenario.era = Era(rawValue: value) ?? scenario.era
    case .gesture: scenario.gesture = GesturePolicy(rawValue: value) ?? scenario.gesture
    case .view: scenario.view = PictureView(rawValue: value)
    case .theme: scenario.theme = ThemeName(rawValue: value)
    }
  }
}

/// A header line as it was written.
struct HeaderSyntax: Sendable {
  let value: String
  let span: Span
}

/// A word at the left edge with lines under it.
enum SectionWord: String, CaseIterable, Hashable, Sendable {
  case tree
  case actions
}
