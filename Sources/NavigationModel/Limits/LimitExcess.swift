/// A limit that something is beyond: a stable name, and a sentence with the value, the limit and a way out.
package struct LimitExcess: Hashable, Sendable {
  package let id: String
  package let message: String

  private init(_ id: String, _ what: String, most: Int, _ advice: String, unit: String = "") {
    self.id = id
    message = Limits.words(what, most: "\(most)" + unit, advice)
  }

  /// Controllers stand too deep in each other.
  package static func depth(_ depth: Int, most: Int = Limits.depth) -> LimitExcess {
    LimitExcess(
      "too-deep", "controllers stand \(depth) deep in each other here", most: most, "show less of what is around them")
  }

  /// The same where it is only known that they do, since what is deeper was not looked at.
  package static let depth = depth(Limits.depth + 1)

  /// There are too many controllers in one tree.
  package static func controllers(_ count: Int, most: Int = Limits.controllers) -> LimitExcess {
    LimitExcess(
      "too-many-controllers", "there are \(count) controllers here", most: most, "leave out what the story is not about")
  }

  /// A story has too many actions.
  package static func actions(_ count: Int, most: Int = Limits.actions) -> LimitExcess {
    LimitExcess("too-many-actions", "this is action \(count)", most: most, "tell the story in several scenarios")
  }

  /// The trees of all steps hold too many controllers.
  package static func controllersOfAllSteps(_ count: Int, most: Int) -> LimitExcess {
    LimitExcess(
      "story-too-large", "the trees of all steps up to this one have \(count) controllers together", most: most,
      "tell the story in several scenarios, or with smaller trees")
  }

  /// A name, a class, a title or a caption is too long; nil where it is not.
  ///
  /// - Parameter what: What it is, with its article: `a name`.
  package static func length(of text: String, called what: String) -> LimitExcess? {
    // The bytes are counted already; most texts are short.
    guard text.utf8.count > Limits.nameLength else { return nil }
    let length = text.unicodeScalars.count
    guard length > Limits.nameLength else { return nil }
    return LimitExcess("name-too-long", "\(what) has \(length) characters", most: Limits.nameLength, "write a shorter one")
  }

  /// A text is too long.
  ///
  /// - Parameters:
  ///   - what: What it is, with its article: `the scenario`.
  ///   - bytes: Its length.
  ///   - most: The limit, whole MiB.
  package static func bytes(of what: String, _ bytes: Int, most: Int) -> LimitExcess {
    LimitExcess("text-too-long", "\(what) has \(bytes) bytes", most: most >> 20, "tell the story in several files", unit: " MiB")
  }

  /// A text has too many lines.
  package static func lines(_ count: Int) -> LimitExcess {
    LimitExcess("text-too-long", "the text has \(count) lines", most: Limits.lines, "tell the story in several files")
  }

  /// A line of a text is too long.
  package static func lineBytes(_ count: Int) -> LimitExcess {
    LimitExcess("line-too-long", "the line has \(count) bytes", most: Limits.lineBytes, "put what it holds on lines under it")
  }

  /// The dumps of a text have too many rows.
  package static func rows(_ count: Int, most: Int = Limits.rows) -> LimitExcess {
    LimitExcess(
      "too-many-rows", "this is row \(count) of all dumps in this text", most: most, "read them from several files")
  }
}
