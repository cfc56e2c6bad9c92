internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel
internal import SequenceExport

/// Draws what a block asks for.
struct BlockPictures {
  private let story: BlockStory
  private let request: PictureRequest
  private let isForDocC: Bool
  private let carriesSource: Bool

  /// One image, in one file for each of its variants.
  struct Image {
    let stem: String
    let altText: String
    let files: [(name: ImageFileName, bytes: [UInt8])]
    /// Files that nobody asked for by name, and that would be larger than PNG can be.
    let leftOut: [ImageFileName]
  }

  /// An image in one theme, format and scale.
  private struct Variant {
    let theme: ThemeName
    let format: ImageFileFormat
    let scale: Int
    let mark: String
  }

  init(of story: BlockStory, _ request: PictureRequest, isForDocC: Bool, carriesSource: Bool) {
    self.story = story
    self.request = request
    self.isForDocC = isForDocC
    self.carriesSource = carriesSource
  }

  /// The stems of all its images, if they are called after this one.
  func stems(after stem: String) -> [String] {
    guard request.kind == .frames else { return [stem] }
    let last = String(story.steps.count - 1).count
    return story.steps.indices.map { index in
      let digits = String(index)
      return "\(stem)-\(String(repeating: "0", count: last - digits.count))\(digits)"
    }
  }

  /// What to call it where the block does not say.
  var usualStem: String {
    let words = story.names.lazy.compactMap(ImageFileName.stem(of:)).first ?? "navigation"
    switch request.kind {
    case .sheet, .frames: return words
    case .animated: return "\(words)-animated"
    case .frame(let index): return "\(words)-\(index)"
    }
  }

  /// Draws all of it.
  ///
  /// - Parameter stems: What the images are called.
  /// - Throws: ``DrawingFailure``.
  func drawn(as stems: [String]) throws -> [Image] {
    var sequences: [ThemeName: DrawnSequence] = [:]
    for theme in Set(variants.map(\.theme)) { sequences[theme] = try sequence(in: theme) }
    let frames: [Int?] =
      switch request.kind {
      case .sheet, .animated: [nil]
      case .frame(let index): [index]
      case .frames: story.steps.indices.map { $0 }
      }
    return try zip(frames, stems).map { frame, stem in
      var altText = ""
      var files: [(name: ImageFileName, bytes: [UInt8])] = []
      var leftOut: [ImageFileName] = []
      for variant in variants {
        guard let sequence = sequences[variant.theme] else { continue }
        let name = ImageFileName(stem, mark: variant.mark, format: variant.format)
        altText = frame.map { sequence.frames.frame($0).altText } ?? sequence.frames.altText
        do {
          files.append((name, try bytes(of: sequence, frame: frame, variant)))
        } catch let failure as DrawingFailure where failure.isTooLarge && variant.format == .png && request.usedFormat == nil {
          leftOut.append(name)
        }
      }
      return Image(stem: stem, altText: altText, files: files, leftOut: leftOut)
    }
  }

  private func sequence(in theme: ThemeName) throws -> DrawnSequence {
    try DrawnSequence(
      of: story.steps, title: story.scenario.title,
      options: DrawingOptions(view: request.view ?? story.scenario.view ?? .nested), theme: theme,
      source: carriesSource ? story.source : nil)
  }

  private func bytes(of sequence: DrawnSequence, frame: Int?, _ variant: Variant) throws -> [UInt8] {
    if let frame {
      return try sequence.bytes(ofFrame: frame, as: variant.format == .png ? .png : .svg, scale: variant.scale)
    }
    let format: SequenceFormat =
      switch (variant.format, request.kind == .animated) {
      case (.gif, _): .gif
      case (.png, _): .sheetPNG
      case (.svg, true): .animatedSVG
      case (.svg, false): .sheetSVG
      }
    return try sequence.bytes(as: format, options: SequenceOptions(columns: request.columns, scale: variant.scale))
  }

  /// A page takes an SVG that follows its reader; DocC takes two of each, and chooses itself.
  private var variants: [Variant] {
    let theme = request.theme ?? story.scenario.theme ?? .auto
    guard isForDocC else {
      return [Variant(theme: theme, format: request.usedFormat ?? .svg, scale: request.scale ?? 1, mark: "")]
    }
    let formats = request.usedFormat.map { [$0] } ?? (request.kind == .animated ? [.svg] : [.svg, .png])
    let themes: [(ThemeName, String)] = theme == .auto ? [(.light, ""), (.dark, "~dark")] : [(theme, "")]
    return formats.flatMap { format in
      themes.map { theme, mark in
        let scale = format == .svg ? 1 : request.scale ?? 2
        return Variant(theme: theme, format: format, scale: scale, mark: mark + (format == .svg ? "" : "@\(scale)x"))
      }
    }
  }
}

extension DrawingFailure {
  /// Whether there would be too many pixels.
  fileprivate var isTooLarge: Bool {
    switch cause {
    case .graphviz(let error): error.reason == .tooLarge
    case .encoding: false
    }
  }
}

extension PictureRequest {
  /// The format that was asked for, if only by a scale, which nothing but pixels has.
  fileprivate var usedFormat: ImageFileFormat? { format ?? (scale == nil ? nil : .png) }
}
