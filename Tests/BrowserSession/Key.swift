/// A key of a keyboard with the letters of the United States.
package struct Key: Hashable, Sendable {
  /// `event.key`.
  let name: String

  /// `event.code`.
  let code: String

  /// What Windows calls it by, which is what `keyCode` gives.
  let number: Int

  /// What it types.
  let text: String?

  private init(_ name: String, code: String? = nil, _ number: Int, text: String? = nil) {
    (self.name, self.code, self.number, self.text) = (name, code ?? name, number, text)
  }

  package static let arrowLeft = Key("ArrowLeft", 37)
  package static let arrowUp = Key("ArrowUp", 38)
  package static let arrowRight = Key("ArrowRight", 39)
  package static let arrowDown = Key("ArrowDown", 40)
  package static let pageUp = Key("PageUp", 33)
  package static let pageDown = Key("PageDown", 34)
  package static let end = Key("End", 35)
  package static let home = Key("Home", 36)
  package static let escape = Key("Escape", 27)
  package static let tab = Key("Tab", 9)
  package static let backspace = Key("Backspace", 8)
  package static let enter = Key("Enter", 13, text: "\r")
  package static let space = Key(" ", code: "Space", 32, text: " ")

  /// The key that types a letter in lower case or a digit; nil of any other.
  package init?(typing character: Character) {
    guard let value = character.asciiValue, character.isNumber || character.isLowercase else { return nil }
    let capital = character.uppercased()
    self.init(
      String(character), code: (character.isNumber ? "Digit" : "Key") + capital, Int(value) - (character.isNumber ? 0 : 32),
      text: String(character))
  }

  /// What is held down while a key is pressed.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let alt = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let command = Modifiers(rawValue: 4)
    package static let shift = Modifiers(rawValue: 8)
  }
}
