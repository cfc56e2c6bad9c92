/// The style sheet of an animated picture: its paints, and when things are shown.
///
/// Paints are classes (`p1`), since a story has many shapes and few paints. A lifetime is a class (`k1`) with key frames of the same name.
/// Without animation the picture is the last frame.
struct AnimationStyle {
  private let timeline: Timeline
  private var paints: [Paint: Int] = [:]
  private var paintList: [Paint] = []
  private var lifetimes: [Lifetime: Int] = [:]
  private var lifetimeList: [Lifetime] = []

  private struct Paint: Hashable {
    let light: [Tag.Attribute]
    let dark: [Tag.Attribute]
  }

  init(_ timeline: Timeline) {
    self.timeline = timeline
  }

  /// The class of a mark's paint.
  mutating func paintClass(of mark: PaintedMark) -> String {
    let paint = Paint(light: mark.mark.paint, dark: mark.dark)
    let number = paints[paint] ?? paintList.count
    if number == paintList.count {
      paintList.append(paint)
      paints[paint] = number
    }
    return "p\(number)"
  }

  /// The class of a lifetime; nil where it needs none, since what has it is always there.
  mutating func lifetimeClass(of lifetime: Lifetime) -> String? {
    guard !lifetime.isAlways(of: timeline.holds.count) else { return nil }
    let number = lifetimes[lifetime] ?? lifetimeList.count
    if number == lifetimeList.count {
      lifetimeList.append(lifetime)
      lifetimes[lifetime] = number
    }
    return "k\(number)"
  }
}

// MARK: - As CSS

extension AnimationStyle {
  /// All rules.
  var text: String {
    let rules = paintList.enumerated().map { ".p\($0){\(Self.declarations($1.light))}" } + [darkRules] + lifetimeRules
    return rules.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var darkRules: String {
    let rules = paintList.enumerated().filter { !$1.dark.isEmpty }.map { ".p\($0){\(Self.declarations($1.dark))}" }
    return rules.isEmpty ? "" : "@media (prefers-color-scheme:dark){\(rules.joined())}"
  }

  /// SVG's attributes for paint are CSS's properties, but for the unit of a size.
  private static func declarations(_ attributes: [Tag.Attribute]) -> String {
    attributes.map { "\($0.name):\($0.value)\($0.name == "font-size" ? "px" : "")" }.joined(separator: ";")
  }

  private var lifetimeRules: [String] {
    guard !lifetimeList.isEmpty else { return [] }
    let absent = lifetimeList.enumerated().filter { !$1.reachesEnd(of: timeline.holds.count) }
    func hidden(_ fades: Bool) -> String {
      let names = absent.filter { $1.fades == fades }.map { ".k\($0.offset)" }
      return names.isEmpty ? "" : "\(names.joined(separator: ",")){\(Self.shown(false, fades))}"
    }
    // Classes of paints have no k in them.
    return ["[class*=k]{animation:\(timeline.duration) step-end infinite}"]
      + lifetimeList.enumerated().map { ".k\($0){animation-name:k\($0)}@keyframes k\($0){\(keyframes($1))}" }
      + [hidden(false), hidden(true), "@media (prefers-reduced-motion:reduce){[class*=k]{animation:none!important}}"]
  }

  /// What fades is hidden by the opacity of its paint, all else by its visibility.
  ///
  /// The opacity of the element itself would do, but browsers give each one with such an animation a layer of its own, off the grid of pixels
  /// by a fraction: what stays would look different from the frame.
  private static func shown(_ isShown: Bool, _ fades: Bool) -> String {
    let opacity = isShown ? 1 : 0
    return fades ? "fill-opacity:\(opacity);stroke-opacity:\(opacity)" : "visibility:\(isShown ? "visible" : "hidden")"
  }

  /// The moments at which something changes. Between them it jumps, except where it fades.
  private func keyframes(_ lifetime: Lifetime) -> String {
    let (entrances, exits) = (Set(lifetime.entrances), Set(lifetime.exits))
    var (off, on, rising, falling): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    if lifetime.spans.first?.lowerBound != 0 { off.append(0) }
    for span in lifetime.spans {
      let (start, end) = (timeline.start(of: span.lowerBound), timeline.start(of: span.upperBound))
      if entrances.contains(span.lowerBound) {
        rising.append(start)
        on.append(start + timeline.fade(of: span.lowerBound))
      } else {
        on.append(start)
      }
      let fadesOut = exits.contains(span.upperBound - 1)
      if fadesOut { falling.append(end - timeline.fade(of: span.upperBound - 1)) }
      // What is shown to the end of the cycle has nothing to jump to, but may have something to fade to.
      if fadesOut || end < timeline.cycle { off.append(end) }
    }
    func block(_ moments: [Int], _ isShown: Bool, _ more: String = "") -> String {
      guard !moments.isEmpty else { return "" }
      return "\(moments.map(timeline.percentage).joined(separator: ",")){\(Self.shown(isShown, lifetime.fades))\(more)}"
    }
    let linear = ";animation-timing-function:linear"
    return block(off, false) + block(on, true) + block(rising, false, linear) + block(falling, true, linear)
  }
}
