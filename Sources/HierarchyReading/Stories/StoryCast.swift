internal import NavigationModel

/// Who plays in several dumps: which rows are the same controller, and what all of them together say of it.
struct StoryCast {
  /// The dumps, in the order of the story.
  let trees: [DumpTree]
  /// For each dump and row the number of the controller; the same number is the same controller.
  private(set) var actors: [[Int]] = []
  /// What is known of each controller, by its number.
  private(set) var roles: [Role] = []

  private var count = 0

  /// What all dumps together say of one controller.
  struct Role {
    let className: String
    var kind: ControllerKind
    /// What a person would call it; nil where nothing says more than its kind.
    var name: String?
    /// Whether it presented something although it was held by another: so it defines a context (MODAL-2).
    var definesContext = false
  }

  init(of dumps: [HierarchyDump]) {
    trees = dumps.map(DumpTree.init)
    var known: [String: Int] = [:]
    for (moment, tree) in trees.enumerated() {
      let previous = moment > 0 ? trees[moment - 1] : nil
      let isByPointer = tree.hasAllPointers && previous?.hasAllPointers ?? true
      let matching = isByPointer ? nil : previous.map { TreeMatching(from: $0, to: tree) }
      var used: Set<Int> = []
      var numbers: [Int] = []
      for (index, entry) in tree.entries.enumerated() {
        let twin = matching?.earlier[index]
        var actor = entry.pointer.flatMap { known[Self.key($0, entry.className)] } ?? twin.map { actors[moment - 1][$0] }
        if let taken = actor, !used.insert(taken).inserted { actor = nil }
        let number = actor ?? newNumber()
        used.insert(number)
        numbers.append(number)
        if let pointer = entry.pointer { known[Self.key(pointer, entry.className)] = number }
      }
      actors.append(numbers)
    }
    roles = castRoles()
  }

  /// An address that another class has later was given out anew.
  private static func key(_ pointer: String, _ className: String) -> String { pointer + " " + className }

  private mutating func newNumber() -> Int {
    count += 1
    return count - 1
  }

  /// The controllers of a dump that are not in the one before it, but were in an earlier one.
  func returning(at moment: Int) -> Set<Int> {
    guard moment > 1 else { return [] }
    let earlier = Set(actors[..<(moment - 1)].joined())
    return Set(actors[moment]).intersection(earlier).subtracting(actors[moment - 1])
  }

  /// Takes controllers for new ones from a dump on: their addresses were given out anew.
  mutating func renew(_ renewed: Set<Int>, from moment: Int) {
    var fresh: [Int: Int] = [:]
    for actor in renewed.sorted() { fresh[actor] = newNumber() }
    for later in moment..<actors.count { actors[later] = actors[later].map { fresh[$0] ?? $0 } }
    roles = castRoles()
  }
}

// MARK: - Roles

extension StoryCast {
  /// The kinds of which one reading says more than any other, the strongest first.
  ///
  /// A class of the app's own shows what it is only now and then: a tab bar while another tab than the last is on screen, a stack
  /// while its view is loaded.
  private static let telling: [ControllerKind] = [.tabs, .navigation, .split, .nested, .container]

  private func castRoles() -> [Role] {
    var readings: [[ControllerKind: Int]] = Array(repeating: [:], count: count)
    var found: [Role?] = Array(repeating: nil, count: count)
    for (moment, tree) in trees.enumerated() {
      for (index, entry) in tree.entries.enumerated() {
        let actor = actors[moment][index]
        readings[actor][entry.kind, default: 0] += 1
        var role = found[actor] ?? Role(className: entry.className, kind: entry.kind)
        if entry.modal != nil, entry.holder != nil, !entry.isModal { role.definesContext = true }
        found[actor] = role
      }
    }
    var roles = found.indices.map { actor in
      var role = found[actor] ?? Role(className: "", kind: .screen)
      role.kind = Self.telling.first { readings[actor][$0] != nil } ?? .screen
      return role
    }
    for (actor, kind) in impossibleStacks(roles) { roles[actor].kind = kind }
    for actor in roles.indices {
      roles[actor].name = ClassName(roles[actor].className).name(for: roles[actor].kind)
      if roles[actor].kind == .navigation { roles[actor].definesContext = false }
    }
    nameStacks(&roles)
    return roles
  }

  /// Calls a stack without a name of its own after its root where people do: as a tab, and as a modal.
  private func nameStacks(_ roles: inout [Role]) {
    var seen: Set<Int> = []
    for (moment, tree) in trees.enumerated() {
      let actors = actors[moment]
      for (index, entry) in tree.entries.enumerated() where seen.insert(actors[index]).inserted {
        let isTab = entry.holder.map { !entry.isModal && roles[actors[$0]].kind == .tabs } ?? false
        guard isTab || entry.isModal, roles[actors[index]].kind == .navigation, roles[actors[index]].name == nil,
          let root = entry.children.first
        else { continue }
        roles[actors[index]].name = roles[actors[root]].name
      }
    }
  }

  /// What was taken for stacks of a class of the app's own, but cannot be any: what holds what no stack can hold is a tab bar.
  private func impossibleStacks(_ roles: [Role]) -> [Int: ControllerKind] {
    var found: [Int: ControllerKind] = [:]
    for (moment, tree) in trees.enumerated() {
      for (index, entry) in tree.entries.enumerated() {
        let actor = actors[moment][index]
        guard roles[actor].kind == .navigation, !ClassName(entry.className).base.hasSuffix("NavigationController") else {
          continue
        }
        let isPrimary = entry.holder.map { roles[actors[moment][$0]].kind == .split } ?? false
        let isImpossible = entry.children.contains { child in
          switch roles[actors[moment][child]].kind {
          case .split: true
          case .navigation: !isPrimary
          case .screen, .nested, .tabs, .container: false
          }
        }
        if isImpossible { found[actor] = .tabs }
      }
    }
    return found
  }
}
