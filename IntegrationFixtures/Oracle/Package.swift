// swift-tools-version: 6.0

import PackageDescription

// The parser is the one that the toolchain itself is built with, so the check needs no download.
// `check.sh` finds the folder.
guard let hostLibraries = Context.environment["SWIFT_HOST_LIBRARIES"] else {
  fatalError("run check.sh")
}

let package = Package(
  name: "Oracle",
  targets: [
    .executableTarget(
      name: "oracle",
      swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ])
  ]
)
