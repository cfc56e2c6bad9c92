internal import NavigationModel

/// A word that says something of a controller, the kinds it may stand on, and its values: text, JSON and checks all read this table.
///
/// `selected` is not among them: what it says depends on the children.
struct Attribute: Sendable {
  /// What an attribute is given.
  enum Values: Sendable {
    /// Nothing: the word alone says it.
    case none
    /// `yes` or `no`; true or false in JSON.
    case answer
    /// One of these words.
    case words([String])
    /// `#rrggbb`
    case color
  }

  let word: String
  let kinds: [ControllerKind]
  let values: Values
  /// What a controller says here as text, empty for a word alone; nil where it says nothing.
  let written: @Sendable (Traits) -> String?
  /// Puts a value; false where it is none.
  let put: @Sendable (String, inout Traits) -> Bool

  static let all: [Attribute] = [
    Attribute(word: "barHidden", kinds: [.navigation, .nested, .screen], values: .none) {
      $0.barHidden ? "" : nil
    } put: { _, traits in
      traits.barHidden = true
      return true
    },
    Attribute(word: "backHidden", kinds: [.screen, .nested, .tabs, .container], values: .none) {
      $0.backHidden ? "" : nil
    } put: { _, traits in
      traits.backHidden = true
      return true
    },
    Attribute(
      word: "gesture", kinds: [.navigation, .nested], values: .words(GesturePolicy.allCases.map(\.rawValue))
    ) {
      $0.gesture?.rawValue
    } put: { value, traits in
      traits.gesture = GesturePolicy(rawValue: value)
      return traits.gesture != nil
    },
    Attribute(word: "canNestedSwipeBack", kinds: [.nested, .screen, .container, .tabs], values: .answer) {
      $0.canNestedSwipeBack.map { $0 ? "yes" : "no" }
    } put: { value, traits in
      traits.canNestedSwipeBack = ["yes": true, "no": false][value]
      return traits.canNestedSwipeBack != nil
    },
    Attribute(word: "definesContext", kinds: ControllerKind.allCases, values: .none) {
      $0.definesContext ? "" : nil
    } put: { _, traits in
      traits.definesContext = true
      return true
    },
    Attribute(word: "allTabs", kinds: [.tabs], values: .none) {
      $0.allTabs ? "" : nil
    } put: { _, traits in
      traits.allTabs = true
      return true
    },
    Attribute(word: "color", kinds: ControllerKind.allCases, values: .color) {
      $0.color?.description
    } put: { value, traits in
      traits.color = HexColor(value)
      return traits.color != nil
    },
  ]

  static let selected = "selected"

  /// Every word that can be an attribute.
  static let words = all.map(\.word) + [selected]

  static func named(_ word: String) -> Attribute? { all.first { $0.word == word } }

  /// The values as a message lists them; nil for a word alone.
  var valuesInWords: String? {
    switch values {
    case .none: nil
    case .answer: "yes or no"
    case .words(let words): words.inWords("or")
    case .color: "#rrggbb"
    }
  }
}

extension [String] {
  /// `a, b or c`
  func inWords(_ last: String) -> String {
    guard let final = self.last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(last) " + final
  }
}
