/// A part of this machine without which Graphviz draws, but not as it should.
package enum MissingPart: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Graphviz's plugin that measures texts with Pango, and draws with cairo.
  case pango
  /// Any font.
  case fonts

  /// What is missing, what that means, and what to install.
  package var description: String {
    switch self {
    case .pango:
      "Graphviz's pango plugin is missing: texts are measured without it, and there is no PNG, PDF and GIF; \(GraphvizPackages.install)"
    case .fonts: "no font is installed, so the widths of texts are not known; \(GraphvizPackages.installFonts)"
    }
  }

  /// The failure of a picture with empty boxes in place of letters.
  package static var noLetters: GraphvizError {
    GraphvizError(
      reason: .unavailable, request: "draw letters", messages: ["no font is installed"], hint: GraphvizPackages.installFonts)
  }
}

extension GraphvizEngine {
  /// Finds out what is missing, by drawing a small graph as pixels and measuring a few letters: about 2 ms.
  ///
  /// - Throws: An error where libgvc can't be used at all.
  package func missingParts() throws(GraphvizError) -> Set<MissingPart> {
    try ProcessContext.run("look for fonts and plugins") { (call) throws(GraphvizError) in
      var missing: Set<MissingPart> = []
      if Self.pixelFailure(call) != nil { missing.insert(.pango) }
      call.forgetMessages()
      if try !Self.hasLetters(fontName: Self.usualFont, call) { missing.insert(.fonts) }
      return missing
    }
  }

  /// The fonts that are asked for where nobody says others.
  static var usualFont: String { "Helvetica,Arial,sans-serif" }

  /// Whether a font has letters: without any font all characters are drawn as boxes, and those are as wide as that of a character that no font
  /// has. Letters of one width alone say nothing, since there are fonts for typewriters.
  static func hasLetters(fontName: String, _ call: GraphvizCall) throws(GraphvizError) -> Bool {
    let texts = ["iiii", "WWWW", "\u{E000}\u{E000}\u{E000}\u{E000}"]
    let widths = try measure(texts.map { TextSample(text: $0, fontName: fontName, fontSize: 12) }, call).map(\.width)
    return widths[0] != widths[1] || widths[1] != widths[2]
  }
}
