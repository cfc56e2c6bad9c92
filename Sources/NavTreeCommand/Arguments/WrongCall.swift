/// What a command throws for a call whose parts are right one by one and wrong together.
///
/// It is reported like every other wrong call: `throw WrongCall("'-o -' writes one file; add '--only <n>'")`.
package struct WrongCall: Error, Hashable {
  /// What is wrong, in one sentence that begins with a capital.
  package let message: String

  /// Notes what is wrong.
  ///
  /// - Parameter message: one sentence that begins with a capital.
  package init(_ message: String) { self.message = message }
}
