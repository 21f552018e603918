// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "swift-codable-enum",
  products: [
    .plugin(name: "CodableEnumPlugin", targets: ["CodableEnumPlugin"]),
    .executable(name: "codable-enum-generator", targets: ["codable-enum-generator"]),
  ],
  targets: [
    .target(name: "CodableEnumCore"),
    .executableTarget(name: "codable-enum-generator", dependencies: ["CodableEnumCore"]),
    .plugin(
      name: "CodableEnumPlugin", capability: .buildTool(),
      dependencies: ["codable-enum-generator"]),
    .testTarget(
      name: "CodableEnumCoreTests",
      dependencies: ["CodableEnumCore", "CodingChecks", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "BuildTests", dependencies: ["codable-enum-generator"], exclude: ["XcodeStandIn"]),
    .target(name: "CodingChecks", path: "IntegrationFixtures/RoundTrips/Sources/CodingChecks"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "BehaviorTests", dependencies: ["CodableEnumCore", "CodingChecks", "TestSupport"]),
  ]
)
