// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "RoundTrips",
  dependencies: [.package(name: "swift-codable-enum", path: "../..")],
  targets: [
    .target(name: "CodingChecks"),
    .testTarget(
      name: "RoundTripTests", dependencies: ["CodingChecks"],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]),
  ]
)
