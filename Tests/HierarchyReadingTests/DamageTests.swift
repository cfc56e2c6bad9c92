import Foundation
import HierarchyReading
import NavigationModel
import Testing

/// A dump damaged in every place: it is read, or the reading says where it is wrong.
@Suite(.timeLimit(.minutes(30))) struct DamageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/real-dumps")

  private static let invented = [
    row("", "Shop.RootTabBarController", "disappeared", view: layoutView + " not in the window"),
    row("   | ", "UINavigationController", view: layoutView),
    row("   |    | ", "_TtGC7SwiftUI19UIHostingControllerV4Shop8CartView_"),
    row("   | ", "Shop.MineViewController", "disappeared", view: "(view not loaded)"),
    row("   + ", "LoginViewController", presentedWith: "_UIFullscreenPresentationController"),
  ].joined(separator: "\n")

  /// What a byte is replaced by: each is something that a row gives a meaning to, or nothing that it could.
  private static let replacements: [String] = ["", "<", ">", "|", "+", ",", "\n", "\\", "\"", " ", "x", "é", "\0"]

  private static var texts: [String] {
    let names = ["full-screen-then-popover", "snapshot-test-no-pointers", "fragment-no-pointers", "nested-navigation-names-only"]
    return [invented] + names.compactMap { try? String(contentsOf: folder.appending(path: $0 + ".txt"), encoding: .utf8) }
  }

  private func check(_ text: String, _ what: @autoclosure () -> String) {
    let reading = DumpReading(of: text)
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(reading.messages.allSatisfy { (1...lines).contains($0.line) && $0.column >= 1 }, "\(what()): \(text)")
    if let dump = reading.dump {
      #expect(dump.rows.count == dump.tree.controllerCount, "\(what()): \(text)")
      #expect(!reading.messages.contains { $0.severity == .error }, "\(what()): \(text)")
    } else {
      #expect(reading.messages.contains { $0.severity == .error }, "\(what()): \(text)")
    }
  }

  @Test(arguments: texts.indices) func readsOrSaysWhereAByteIsWrong(index: Int) {
    let bytes = Array(Self.texts[index].utf8)
    for place in bytes.indices {
      // Every replacement in the text of ours; in the larger ones, in turn.
      let some = index == 0 ? Self.replacements[...] : Self.replacements[(place % Self.replacements.count)...].prefix(1)
      for replacement in some {
        let damaged = bytes[..<place] + Array(replacement.utf8) + bytes[(place + 1)...]
        check(String(decoding: damaged, as: UTF8.self), "byte \(place) replaced by \(replacement.debugDescription)")
      }
    }
  }

  @Test(arguments: texts.indices) func readsOrSaysWhereARowIsCut(index: Int) {
    let rows = Self.texts[index].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for number in rows.indices {
      for length in 0..<rows[number].utf8.count {
        var damaged = rows
        damaged[number] = String(decoding: rows[number].utf8.prefix(length), as: UTF8.self)
        check(damaged.joined(separator: "\n"), "row \(number) cut to \(length) bytes")
      }
    }
  }

  @Test(arguments: texts.indices) func readsOrSaysWhereRowsAreMissingOrInAnotherOrder(index: Int) {
    let rows = Self.texts[index].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for one in rows.indices {
      var missing = rows
      missing.remove(at: one)
      check(missing.joined(separator: "\n"), "row \(one) missing")
      for other in rows.indices where other > one {
        var swapped = rows
        swapped.swapAt(one, other)
        check(swapped.joined(separator: "\n"), "rows \(one) and \(other) swapped")
      }
    }
  }

  /// What is left of a row must never be lost without a word: either every row is there, or something is said.
  @Test func neverLosesARowInSilence() {
    let bytes = Array(Self.invented.utf8)
    for place in bytes.indices {
      for replacement in Self.replacements {
        let damaged = String(decoding: bytes[..<place] + Array(replacement.utf8) + bytes[(place + 1)...], as: UTF8.self)
        let reading = DumpReading(of: damaged)
        #expect(
          reading.dump?.rows.count == 5 || !reading.messages.isEmpty,
          "byte \(place) by \(replacement.debugDescription): \(damaged)")
      }
    }
  }
}
