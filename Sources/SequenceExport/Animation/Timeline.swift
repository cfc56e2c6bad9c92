/// When each step of a story is shown, in hundredths of a second from the start of the cycle, and what that is in CSS.
struct Timeline {
  /// How long each step is shown.
  let holds: [Int]
  /// When each step begins, and, last, when the cycle is over.
  private let starts: [Int]
  /// Digits behind the point of a percentage, so that it is off by less than half of a hundredth of a second.
  private let digits: Int

  init(holds: [Int]) {
    self.holds = holds
    starts = holds.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    let cycle = starts.last ?? 0
    var digits = 1
    // Half of the last digit is 10^(-2 - digits) / 2 of the cycle.
    while Self.power(digits + 2) <= cycle { digits += 1 }
    self.digits = digits
  }

  /// The whole cycle.
  var cycle: Int { starts.last ?? 0 }

  /// When a step begins; that of the step behind the last is the end of the cycle.
  func start(of step: Int) -> Int { starts[step] }

  /// The longest that what comes or goes may take: what is new comes in quickly, and half-way through its step all of it is there.
  func fade(of step: Int) -> Int { min(30, holds[step] / 3) }

  /// A moment as a share of the cycle: `12.5%`. The same moment is always the same text, so that what goes and what comes change together.
  func percentage(_ moment: Int) -> String {
    let scale = Self.power(digits)
    // Rounded, by products of two words: those of a story of a thousand hours are longer than one.
    var product = moment.multipliedFullWidth(by: 200 * scale)
    let (low, isCarried) = product.low.addingReportingOverflow(UInt(cycle))
    product = (product.high + (isCarried ? 1 : 0), low)
    let share = (2 * cycle).dividingFullWidth(product).quotient
    let (whole, rest) = share.quotientAndRemainder(dividingBy: scale)
    return "\(whole)\(Self.fraction(rest, digits))%"
  }

  /// The cycle as a duration: `12.5s`.
  var duration: String {
    "\(cycle / 100)\(Self.fraction(cycle % 100, 2))s"
  }

  /// The digits behind a point, with the point, without noughts at the end.
  private static func fraction(_ rest: Int, _ digits: Int) -> String {
    guard rest > 0 else { return "" }
    var text = String(rest)
    text = String(repeating: "0", count: digits - text.utf8.count) + text
    while text.hasSuffix("0") { text.removeLast() }
    return "." + text
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}
