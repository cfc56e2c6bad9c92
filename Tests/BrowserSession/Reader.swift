/// How somebody looks at a page: the settings of their system, and the size of the window.
package struct Reader: Hashable, Sendable {
  /// What `prefers-color-scheme` answers.
  package enum ColorScheme: String, CaseIterable, Sendable {
    case light, dark
  }

  package var colorScheme: ColorScheme

  /// Whether `prefers-reduced-motion` answers `reduce`.
  package var reducedMotion: Bool

  /// The size of the window in CSS pixels.
  package var width: Int
  package var height: Int

  /// Pixels of a screenshot for each CSS pixel.
  package var scale: Double

  package init(
    colorScheme: ColorScheme = .light, reducedMotion: Bool = false, width: Int = 1280, height: Int = 800, scale: Double = 1
  ) {
    self.colorScheme = colorScheme
    self.reducedMotion = reducedMotion
    self.width = width
    self.height = height
    self.scale = scale
  }
}
