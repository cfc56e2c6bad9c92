import Foundation
import NavTreeCommand
import Testing

/// Parts of Graphviz that are not installed, or are damaged: what is missing is said with the package that has it, by `render` and by `doctor`.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct MissingPartTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
  }

  private static let install = "install libgvc6 (Debian, Ubuntu) or graphviz (Homebrew)"
  private static let installFonts =
    "install fonts-liberation2 or fonts-dejavu-core (Debian, Ubuntu) or font-liberation (Homebrew)"

  // MARK: Plugins

  /// The folder with this machine's plugins and the list of them, where it is known.
  private static let plugins: (folder: String, list: String)? = {
    let libraries = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let folders = ["/usr/lib", "/usr/local/lib", "/opt/homebrew/lib"] + libraries.map { "/usr/lib/\($0)" }
    for folder in folders.map({ $0 + "/graphviz" }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let list = names.first(where: { $0.wholeMatch(of: /config[0-9]+a?/) != nil }) { return (folder, list) }
    }
    return nil
  }()

  private static let hasPlugins = plugins != nil

  /// Makes a folder of plugins without some of them.
  ///
  /// - Parameter isListed: whether the list still names them.
  private func putPlugins(without missing: String, isListed: Bool) throws -> [String: String] {
    let plugins = try #require(Self.plugins)
    try FileManager.default.createDirectory(atPath: "\(desk.path)/plugins", withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: plugins.folder)
    where name.hasPrefix("libgvplugin_") && !name.hasPrefix("libgvplugin_\(missing)") {
      try desk.link("plugins/\(name)", to: "\(plugins.folder)/\(name)")
    }
    let list = try String(contentsOfFile: "\(plugins.folder)/\(plugins.list)", encoding: .utf8)
    let parts = list.components(separatedBy: "\n}\n").filter { isListed || !$0.contains("libgvplugin_\(missing)") }
    try desk.put(parts.joined(separator: "\n}\n"), in: "plugins/\(plugins.list)")
    return ["GVBINDIR": "\(desk.path)/plugins"]
  }

  private func putList(_ bytes: [UInt8]) throws -> [String: String] {
    let environment = try putPlugins(without: "none", isListed: true)
    try desk.put(bytes, in: "plugins/\(Self.plugins?.list ?? "")")
    return environment
  }

  private func run(_ words: [String], _ environment: [String: String]) throws -> Executable.Run {
    try Executable.run(words, in: desk, environment: environment)
  }

  /// Both commands end with 70 and say the same, and nothing is written.
  private func expectFailure(_ environment: [String: String], _ words: String, _ options: [String] = []) throws {
    let drawn = try run(["render", "a.nav"] + options, environment)
    #expect(drawn.status == 70)
    #expect(drawn.messages.contains("error: ") && drawn.messages.contains(words), "\(drawn.messages)")
    #expect(!drawn.messages.contains("\nFontconfig") && drawn.output == "")
    #expect(!desk.names().contains("a"))
    let doctor = try run(["doctor"], environment)
    #expect(doctor.status == 70)
    #expect(doctor.output.contains(words), "\(doctor.output)")
    #expect(doctor.output.contains("\nWhat to install:\n"))
    #expect(doctor.messages == "")
  }

  @Test("Draws SVG without the pango plugin, with a warning, and no pixels", .enabled(if: hasPlugins), arguments: [true, false])
  func lacksPango(isListed: Bool) throws {
    let environment = try putPlugins(without: "pango", isListed: isListed)
    let warning =
      "warning: Graphviz's pango plugin is missing: texts are measured without it, and there is no PNG, PDF and GIF; \(Self.install)\n"
    let drawn = try run(["render", "a.nav"], environment)
    #expect(drawn.status == 0)
    #expect(drawn.messages.hasPrefix(warning + "3 frames in a\n"), "\(drawn.messages)")
    try FileManager.default.removeItem(atPath: "\(desk.path)/a")
    for format in ["png", "pdf"] {
      let words = "needs Graphviz's pango plugin: \(Self.install)"
      try expectFailure(environment, words, ["-f", format])
    }
    try desk.put("```navtree\n\(Sketch.fine)```\n", in: "a.md")
    let documents = try run(["docs", "--in-place", "a.md"], environment)
    #expect(documents.status == 0 && documents.messages.hasPrefix(warning))
  }

  @Test("Says that a damaged pango plugin is none", .enabled(if: hasPlugins))
  func hasDamagedPango() throws {
    let environment = try putPlugins(without: "pango", isListed: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: try #require(Self.plugins).folder)
    where name.hasPrefix("libgvplugin_pango") { try desk.put("no library", in: "plugins/\(name)") }
    try expectFailure(environment, "PNG needs Graphviz's pango plugin: \(Self.install)", ["-f", "png"])
  }

  @Test("Draws nothing without the plugin that has nop2", .enabled(if: hasPlugins), arguments: [true, false])
  func lacksNeato(isListed: Bool) throws {
    try expectFailure(
      putPlugins(without: "neato_layout", isListed: isListed),
      "Graphviz's neato_layout plugin is missing: \(Self.install), and run `dot -c` as root once")
  }

  @Test("Arranges nothing by dot without its plugin, and says what needs none", .enabled(if: hasPlugins))
  func lacksDot() throws {
    let environment = try putPlugins(without: "dot_layout", isListed: true)
    let drawn = try run(["render", "a.nav", "--layout", "dot"], environment)
    #expect(drawn.status == 70)
    #expect(drawn.messages.hasPrefix("error: could not arrange "), "\(drawn.messages)")
    #expect(drawn.messages.contains("; the arrangement 'slots' needs no dot\n"))
    #expect(try run(["render", "a.nav"], environment).status == 0)
  }

  @Test(
    "Draws no SVG without the core plugin, instead of another kind of SVG", .enabled(if: hasPlugins), arguments: [true, false])
  func lacksCore(isListed: Bool) throws {
    try expectFailure(
      putPlugins(without: "core", isListed: isListed),
      "SVG needs Graphviz's core plugin: \(Self.install), and run `dot -c` as root once")
  }

  @Test("Says that there are no plugins at all")
  func lacksAll() throws {
    let folder = "\(desk.path)/none"
    try expectFailure(
      ["GVBINDIR": folder], "there is no list of plugins in '\(folder)'; Graphviz's neato_layout plugin is missing: ")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try expectFailure(
      ["GVBINDIR": folder], "there is no list of plugins in '\(folder)'; Graphviz's neato_layout plugin is missing: ")
  }

  static let damages: [(name: String, bytes: [UInt8])] = [
    ("random bytes", (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 31) }),
    ("an open brace", Array("libgvplugin_core.so.6 core {\n".utf8)), ("braces only", Array("{{{}}}".utf8)),
    ("a word too few", Array("libgvplugin_core.so.6 core {\n\tdevice {\n\t\tdot:dot\n\t}\n}\n".utf8)),
    ("a NUL", Array("libgvplugin_core.so.6 core {\n}\n\0".utf8)), ("no library", Array("core {\n}\n".utf8)),
    ("a brace too many", Array("libgvplugin_core.so.6 core {\n}\n}\n".utf8)),
    ("more than any list", Array(repeating: UInt8(ascii: "#"), count: 2 << 20)),
  ]

  @Test(
    "Does not give libgvc a damaged list of plugins, which it may read for ever", .enabled(if: hasPlugins), arguments: damages)
  func hasDamagedList(damage: (name: String, bytes: [UInt8])) throws {
    let environment = try putList(damage.bytes)
    let list = "\(desk.path)/plugins/\(Self.plugins?.list ?? "")"
    try expectFailure(
      environment, "the list of plugins '\(list)' is damaged; write it anew by `dot -c` as root, or \(Self.install) again")
  }

  @Test("Does not give libgvc a list that is cut off anywhere", .enabled(if: hasPlugins))
  func hasCutList() throws {
    let plugins = try #require(Self.plugins)
    let list = try Array(Data(contentsOf: URL(fileURLWithPath: "\(plugins.folder)/\(plugins.list)")))
    for part in 1...8 {
      let environment = try putList(Array(list.prefix(list.count * part / 9)))
      // What is cut between two plugins is a shorter list.
      let status = try run(["doctor"], environment).status
      #expect([0, 70].contains(status), "\(part)/9")
      try FileManager.default.removeItem(atPath: "\(desk.path)/plugins")
    }
  }

  @Test("Says that the list of plugins is empty, or can't be read", .enabled(if: hasPlugins))
  func hasNoList() throws {
    let environment = try putList([])
    let list = "\(desk.path)/plugins/\(Self.plugins?.list ?? "")"
    try expectFailure(environment, "the list of plugins '\(list)' is empty; Graphviz's neato_layout plugin is missing: ")
    try FileManager.default.removeItem(atPath: list)
    try desk.put("", in: "plugins/\(Self.plugins?.list ?? "")/file")
    try expectFailure(environment, "the list of plugins '\(list)' can't be read: Is a directory; ")
  }

  // MARK: Fonts

  /// Fontconfig's settings with one folder of fonts.
  private func fonts(in folder: String) throws -> [String: String] {
    try desk.put(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder)</dir><cachedir>\(desk.path)/cache</cachedir></fontconfig>
      """, in: "fonts.conf")
    return ["FONTCONFIG_FILE": "\(desk.path)/fonts.conf"]
  }

  @Test("Draws SVG without fonts, with a warning, and nothing in which letters would be empty boxes")
  func lacksFonts() throws {
    let environment = try fonts(in: "\(desk.path)/none")
    let warning = "warning: no font is installed, so the widths of texts are not known; \(Self.installFonts)\n"
    let drawn = try run(["render", "a.nav"], environment)
    #expect(drawn.status == 0 && drawn.messages == warning + "3 frames in a\n", "\(drawn.messages)")
    for format in ["png", "pdf", "gif", "sheet.png", "sheet.pdf"] {
      let refused = try run(["render", "a.nav", "-f", format, "-o", "out"], environment)
      #expect(refused.status == 70)
      #expect(
        refused.messages == warning + "error: could not draw letters: no font is installed; \(Self.installFonts)\n",
        "\(refused.messages)")
      #expect(!desk.names().contains("out"))
    }
    let doctor = try run(["doctor"], environment)
    #expect(doctor.status == 70)
    #expect(doctor.output.contains("\nfont       missing: no text can be drawn; \(Self.installFonts)\n"), "\(doctor.output)")
    let quiet = try run(["render", "a.nav", "-q"], environment)
    #expect(quiet.status == 0 && quiet.messages == "")
  }

  @Test("Takes a font for typewriters, whose letters are all as wide, for a font")
  func hasOneWidth() throws {
    let files = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String } ?? []
    guard let font = files.first(where: { $0.hasSuffix("Mono-Regular.ttf") || $0.hasSuffix("SansMono.ttf") }) else { return }
    try FileManager.default.createDirectory(atPath: "\(desk.path)/mono", withIntermediateDirectories: false)
    try desk.link("mono/font.ttf", to: "/usr/share/fonts/\(font)")
    let environment = try fonts(in: "\(desk.path)/mono")
    #expect(try run(["doctor"], environment).status == 0)
    #expect(try run(["render", "a.nav", "-f", "png"], environment).messages == "3 frames in a\n")
  }

  @Test("Draws without fontconfig's settings, and says what to install, in its own words")
  func lacksFontconfig() throws {
    let environment = ["FONTCONFIG_FILE": "\(desk.path)/none"]
    let advice = "; install fontconfig-config (Debian, Ubuntu) or fontconfig (Homebrew)\n"
    let drawn = try run(["render", "a.nav"], environment)
    #expect(drawn.status == 0)
    #expect(drawn.messages.hasPrefix("3 frames in a\nwarning: while drawing, Graphviz said 'Fontconfig error: "))
    #expect(drawn.messages.hasSuffix("'" + advice))
    let doctor = try run(["doctor"], environment)
    #expect(doctor.output.contains("\nsaid       Fontconfig error: ") && doctor.output.contains(advice))
    #expect(doctor.messages == "")
  }

  @Test(
    "Draws where there is no home, no place for caches and no folder for temporary files",
    arguments: [
      ["HOME": "", "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": ""],
      ["HOME": "/nonexistent/home", "XDG_CACHE_HOME": "/nonexistent/cache", "XDG_CONFIG_HOME": "/nonexistent/config"],
      ["TMPDIR": "/nonexistent/temporary"],
    ])
  func lacksHome(environment: [String: String]) throws {
    let drawn = try run(["render", "a.nav", "-f", "svg,png"], environment)
    #expect(drawn.status == 0)
    #expect(drawn.messages.split(separator: "\n").allSatisfy { $0 == "3 frames in a" || $0.hasPrefix("warning: ") })
    #expect(try run(["doctor"], environment).status == 0)
  }
}
