internal import NavigationModel

/// What a name, a title or a caption must be, so that one line of text can hold it.
enum TextCheck {
  /// What is wrong with a text; nil if nothing is.
  static func problem(of text: String, called what: String) -> String? {
    if text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      return "a \(what) stands on one line, so \(text.inMessage) cannot be one"
    }
    return LimitExcess.length(of: text, called: "this \(what)")?.message
  }
}
