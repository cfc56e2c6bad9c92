internal import NavigationModel

/// A class as a dump prints it, and what people would call it.
struct ClassName {
  /// The class without modules: `UIHostingController<ContentView>`.
  let readable: String

  /// Names longer than this help nobody in a picture.
  private static let longestName = 60
  /// No class that is meant to be read is longer; the rest of such a text is not looked at.
  private static let longestClass = 4000

  /// Controllers of UIKit's own that say nothing but their kind.
  private static let plainContainers: Set<String> = [
    "UINavigationController", "UITabBarController", "UIKitTabBarController", "UISplitViewController", "UIPageViewController",
    "UIViewController",
  ]

  init(_ printed: String) {
    let text = Array(printed.utf8.prefix(Self.longestClass))
    if text.starts(with: "_Tt".utf8) {
      readable = OldMangling.readableName(of: text) ?? OldMangling.stem(of: text)
    } else if NewMangling.isMangled(text) {
      readable = NewMangling.readableName(of: text) ?? OldMangling.stem(of: text)
    } else {
      readable = Self.withoutModules(String(decoding: text, as: UTF8.self))
    }
  }

  /// The class without what it is generic over, by which subclasses are known.
  var base: String {
    readable.firstIndex(of: "<").map { String(readable[..<$0]) } ?? readable
  }

  /// The name of a controller of this class; nil where it would say no more than the kind does.
  func name(for kind: ControllerKind) -> String? {
    if kind.isContainer, Self.plainContainers.contains(readable) { return nil }
    if readable == "UIViewController" { return "Screen" }
    return nameWithArguments ?? stem
  }
}

// MARK: - Keeping names short

extension ClassName {
  /// A generic class with what tells it from others of its sort; with the first argument only where all of them would be too much.
  private var nameWithArguments: String? {
    guard readable.contains("<") else { return nil }
    let first = readable.dropFirst(base.count + 1).prefix { $0 != "<" && $0 != "," && $0 != ">" }
    return [readable, "\(base)<\(first)…>"].first { $0.count <= Self.longestName }
  }

  /// The class without the ending that says what it is.
  private var stem: String {
    var stem = base.isEmpty ? readable : base
    // A class called just "ViewController" would be left with nothing, or with a misleading "View".
    for ending in ["ViewController", "Controller"] where base.hasSuffix(ending) && base != "ViewController" && base != ending {
      stem.removeLast(ending.count)
      break
    }
    return stem.count > Self.longestName ? stem.prefix(Self.longestName - 1) + "…" : stem
  }
}

// MARK: - Dropping modules

extension ClassName {
  /// `Shop.Cell<Shop.Item>` as `Cell<Item>`.
  ///
  /// A type inside a function is printed with `(unknown context at $1028cd).` before it, which goes like a module.
  private static func withoutModules(_ text: String) -> String {
    var done = ""
    var word = ""
    var bracket: String.Index?
    for character in text {
      switch character {
      case ".":
        word = ""
        if done.last == ")", let start = bracket { done.removeSubrange(start...) }
      case "<", ">", ",", "(", ")", " ":
        done += word
        word = ""
        if character == "(" { bracket = done.endIndex }
        done.append(character)
      case _: word.append(character)
      }
    }
    let name = done + word
    return name.isEmpty ? text : name
  }
}
