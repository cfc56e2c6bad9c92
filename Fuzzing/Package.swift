// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who depends on navtree gets to know of fuzzers.
let package = Package(
  name: "navtree-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navtree", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "NavTree", package: "navtree")],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
