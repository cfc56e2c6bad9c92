import Foundation

/// A colour in CIE L*a*b* under D65.
struct LabColour {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From linear sRGB, each channel 0 … 1.
  init(linear rgb: [Double]) {
    let rows = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
    ]
    let white = [0.95047, 1, 1.08883]
    let f = zip(rows, white).map { row, white -> Double in
      let value = zip(row, rgb).map(*).reduce(0, +) / white
      return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    self.init(lightness: 116 * f[1] - 16, a: 500 * (f[0] - f[1]), b: 200 * (f[1] - f[2]))
  }

  /// The difference CIEDE2000 with all weights 1: about 1 is the least that an eye notices side by side.
  func difference(_ other: LabColour) -> Double {
    func seventh(_ chroma: Double) -> Double { (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot() }
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let stretch = 1 + 0.5 * (1 - seventh((hypot(a, b) + hypot(other.a, other.b)) / 2))
    let chromas = (hypot(a * stretch, b), hypot(other.a * stretch, other.b))
    func hue(_ a: Double, _ b: Double) -> Double {
      let degrees = atan2(b, a * stretch) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
    let hues = (hue(a, b), hue(other.a, other.b))
    let isGrey = chromas.0 * chromas.1 == 0
    var turn = isGrey ? 0 : hues.1 - hues.0
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let lightnessStep = other.lightness - lightness
    let chromaStep = chromas.1 - chromas.0
    let hueStep = 2 * (chromas.0 * chromas.1).squareRoot() * sin(radians(turn / 2))

    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (chromas.0 + chromas.1) / 2
    let sum = hues.0 + hues.1
    let meanHue = isGrey ? sum : abs(hues.0 - hues.1) <= 180 ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180
    let weight =
      1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue)) + 0.32 * cos(radians(3 * meanHue + 6))
      - 0.20 * cos(radians(4 * meanHue - 63))
    let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
    let l = lightnessStep / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let c = chromaStep / (1 + 0.045 * meanChroma)
    let h = hueStep / (1 + 0.015 * meanChroma * weight)
    let rotation = -2 * seventh(meanChroma) * sin(radians(60 * exp(-pow((meanHue - 275) / 25, 2))))
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }
}
