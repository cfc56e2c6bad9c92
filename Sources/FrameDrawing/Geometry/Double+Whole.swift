// The standard library's `rounded` and `squareRoot` end in the C library's `ceil`, `round` and `sqrt`, and on Linux a program that imports
// nothing but Swift is not linked with these: a client of the drawing alone would not link.
extension Double {
  /// The next whole number that is not less.
  var roundedUp: Double {
    let whole = truncated
    return whole < self ? whole + 1 : whole
  }

  /// The nearest whole number; halves go away from zero.
  var roundedToWhole: Double {
    self < 0 ? (self - 0.5).truncated : (self + 0.5).truncated
  }

  /// The number without its fraction; beyond 2⁵³ no number has one.
  private var truncated: Double {
    magnitude < 9_007_199_254_740_992 ? Double(Int(self)) : self
  }

  /// The length of the hypotenuse over this leg and another, by Newton's method where neither is zero.
  func hypotenuse(_ other: Double) -> Double {
    let sum = magnitude + other.magnitude
    guard self != 0, other != 0 else { return sum }
    var root = sum
    for _ in 0..<8 { root = (root + (self * self + other * other) / root) / 2 }
    return root
  }
}
