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
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(
      name: "GraphvizShim", dependencies: ["CGraphviz"],
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]),

    .target(name: "NavigationModel", swiftSettings: strict),
    .target(name: "ScenarioLanguage", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "HierarchyReading", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "FrameDrawing", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "GraphvizEngine", dependencies: ["GraphvizShim"], swiftSettings: strict),
    .target(
      name: "SequenceExport",
      dependencies: ["NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing", "GraphvizEngine"],
      swiftSettings: strict),
    .target(
      name: "NavTreeCommand",
      dependencies: [
        "NavigationModel", "ScenarioLanguage", "HierarchyReading", "FrameDrawing", "GraphvizEngine", "SequenceExport",
      ],
      swiftSettings: strict),
    .executableTarget(name: "navtree", dependencies: ["NavTreeCommand"], swiftSettings: strict),

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
        "StoryGenerator",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "NavTreeCommandTests",
      dependencies: ["NavigationModel", "SequenceExport", "NavTreeCommand"], exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "NavigationModel", "ScenarioLanguage", "FrameDrawing", "SequenceExport", "StoryGenerator", "BrowserSession",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
