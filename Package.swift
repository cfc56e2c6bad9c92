// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with.
///
/// Warnings are errors, an import is internal unless it says otherwise, and a member is visible only where its module is imported: the build
/// itself then refuses an arrow that ARCHITECTURE.md does not draw.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where libgd's headers are: Debian has them where every compiler looks, and its pkg-config file has a flag that SwiftPM refuses with a warning.
#if os(Linux)
  let gdPackage: String? = nil
#else
  let gdPackage: String? = "gdlib"
#endif

let package = Package(
  name: "navtree",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "NavTreeCore",
      targets: ["NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing"]),
    .library(
      name: "NavTree",
      targets: [
        "NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing", "GraphvizEngine", "SequenceExport",
      ]),
    .executable(name: "navtree", targets: ["navtree"]),
    .plugin(name: "DrawNavigation", targets: ["DrawNavigation"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(
      name: "GraphvizShim", dependencies: ["CGraphviz"],
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]),

    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CGD", pkgConfig: gdPackage,
      providers: [.apt(["libgd-dev"]), .brew(["gd"])]),
    .target(
      name: "GDShim", dependencies: ["CGD"],
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]),
    .target(
      name: "PNGShim", dependencies: ["CPNG", "CZlib"],
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]),

    .target(name: "NavigationModel", swiftSettings: strict),
    .target(name: "ScenarioLanguage", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "HierarchyReading", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "FrameDrawing", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "GraphvizEngine", dependencies: ["GraphvizShim"], swiftSettings: strict),
    .target(
      name: "SequenceExport",
      dependencies: [
        "NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing", "GraphvizEngine", "PNGShim", "GDShim",
      ],
      swiftSettings: strict),
    .target(
      name: "NavTreeCommand",
      dependencies: [
        "NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing", "GraphvizEngine", "SequenceExport",
      ],
      swiftSettings: strict),
    .executableTarget(name: "navtree", dependencies: ["NavTreeCommand"], swiftSettings: strict),

    .plugin(
      name: "DrawNavigation",
      capability: .command(
        intent: .custom(verb: "draw-navigation", description: "Draw the scenarios in the package's documents with navtree."),
        permissions: [.writeToPackageDirectory(reason: "The images, and the documents that show them, are written there.")]),
      dependencies: ["navtree"]),

    .target(
      name: "StoryGenerator", dependencies: ["NavigationModel"], path: "Tests/StoryGenerator", swiftSettings: strict),
    .target(name: "BrowserSession", path: "Tests/BrowserSession", swiftSettings: strict),
    .testTarget(
      name: "NavigationModelTests", dependencies: ["NavigationModel", "StoryGenerator"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioLanguageTests", dependencies: ["NavigationModel", "ScenarioLanguage", "StoryGenerator"],
      swiftSettings: strict),
    .testTarget(
      name: "HierarchyReadingTests", dependencies: ["NavigationModel", "HierarchyReading"], swiftSettings: strict),
    .testTarget(
      name: "FrameDrawingTests", dependencies: ["NavigationModel", "FrameDrawing", "StoryGenerator"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(name: "GraphvizEngineTests", dependencies: ["GraphvizEngine"], swiftSettings: strict),
    .testTarget(
      name: "SequenceExportTests",
      dependencies: [
        "NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing", "GraphvizEngine", "SequenceExport",
        "StoryGenerator", "CPNG", "CGD",
      ],
      exclude: ["Goldens", "Recorder"], swiftSettings: strict),
    .testTarget(
      name: "NavTreeCommandTests",
      dependencies: ["NavigationModel", "SequenceExport", "NavTreeCommand", "StoryGenerator"], exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests", dependencies: ["NavigationModel", "ScenarioLanguage"], swiftSettings: strict),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "NavigationModel", "ScenarioLanguage", "FrameDrawing", "SequenceExport", "StoryGenerator", "BrowserSession",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
