/// A format that the engine draws, always by the same renderer of Graphviz, so that pictures do not depend on what else is installed.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// Text with one group for each object, by Graphviz's core.
  case svg
  /// Pixels, 96 to the inch unless asked otherwise, encoded by cairo; ``GraphvizEngine/pixels(of:dotsPerInch:)`` gives them tenfold faster.
  case png
  /// A page, by cairo; its creation date is always the first second of 1970.
  case pdf
}

extension ImageFormat {
  /// As people write it.
  var title: String { rawValue.uppercased() }

  /// Whether pixels to the inch mean anything in this format.
  var hasPixels: Bool {
    switch self {
    case .png: true
    case .svg, .pdf: false
    }
  }
}
