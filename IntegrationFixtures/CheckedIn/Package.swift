// swift-tools-version: 5.9

import PackageDescription

// No dependency: the generated files are among the sources. 'check' says how they are made.
let package = Package(
  name: "CheckedIn",
  targets: [
    .target(name: "Formats"),
    .executableTarget(name: "Show", dependencies: ["Formats"]),
    .testTarget(name: "FormatsTests", dependencies: ["Formats"]),
  ]
)
