import HierarchyReading
import NavigationModel
import Testing

@Suite struct InventedAddressTests {
  private func text(_ tree: NavigationTree) -> String {
    HierarchyPrinter(tree: tree, appearances: tree.appearances(during: nil)).text
  }

  /// Fixed for good: people compare dumps that different runs and machines printed.
  @Test func neverChanges() {
    #expect(
      text(Blueprint(.screen, "Detail").builtTree)
        == "<UIViewController 0xc0a665a7bfdb1ec0>, state: appeared, view: <UIView 0x8631006d563b8d80>\n")
  }

  @Test func givesEveryObjectOneOfItsOwn() {
    let screens = (0..<300).map { Blueprint(.screen, "S\($0)", presentation: PresentationBlueprint(root: Blueprint(.screen))) }
    let printed = text(Blueprint(.container, children: screens).builtTree)
    let addresses = printed.matches(of: /0x([0-9a-f]{16})(?=>)/).map(\.output.1)
    #expect(addresses.count == 2 + 300 * 2 + 300 * 3)
    #expect(Set(addresses).count == addresses.count)
    #expect(addresses.allSatisfy { $0.hasSuffix("0") })
  }
}
