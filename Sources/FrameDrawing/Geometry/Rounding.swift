// By way of whole numbers. The standard library's `rounded` ends, optimised, in the C library's `ceil` and `round`, and on Linux a program
// that imports nothing but Swift is not linked with these.
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
}
