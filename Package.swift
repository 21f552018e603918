// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "swift-codable-enum",
  products: [
    .plugin(name: "CodableEnumPlugin", targets: ["CodableEnumPlugin"]),
    .executable(name: "codable-enum-generator", targets: ["codable-enum-generator"]),
    .plugin(name: "CodableEnumCommand", targets: ["CodableEnumCommand"]),
    .plugin(name: "CodableEnumLock", targets: ["CodableEnumLock"]),
    .plugin(name: "CodableEnumGenerate", targets: ["CodableEnumGenerate"]),
    .executable(name: "codable-enum", targets: ["codable-enum"]),
  ],
  targets: [
    .target(name: "CodableEnumCore"),
    .target(name: "CodableEnumLocks", dependencies: ["CodableEnumCore"]),
    .executableTarget(
      name: "codable-enum-generator", dependencies: ["CodableEnumCore", "CodableEnumLocks"]),
    .plugin(
      name: "CodableEnumPlugin", capability: .buildTool(),
      dependencies: ["codable-enum-generator"]),
    .target(name: "CodableEnumFormats", dependencies: ["CodableEnumCore", "CodableEnumLocks"]),
    .target(
      name: "CodableEnumSuggest",
      dependencies: ["CodableEnumCore", "CodableEnumLocks", "CodableEnumFormats"]),
    .executableTarget(
      name: "codable-enum",
      dependencies: [
        "CodableEnumCore", "CodableEnumLocks", "CodableEnumFormats", "CodableEnumSuggest",
      ]),
    .plugin(
      name: "CodableEnumCommand",
      capability: .command(
        intent: .custom(
          verb: "codable-enum",
          description:
            "Shows the JSON of marked enums, and checks that old data can still be decoded")),
      dependencies: ["codable-enum"]),
    .plugin(
      name: "CodableEnumLock",
      capability: .command(
        intent: .custom(
          verb: "codable-enum-lock",
          description: "Locks the JSON of marked enums; builds fail if they can't decode it"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes <Target>.formats.swift into targets.")
        ]),
      dependencies: ["codable-enum"]),
    .plugin(
      name: "CodableEnumGenerate",
      capability: .command(
        intent: .custom(
          verb: "codable-enum-generate",
          description:
            "Writes the generated code into the package, for targets without the plugin"),
        permissions: [
          .writeToPackageDirectory(
            reason: "It writes Generated/<Target>+CodableEnum.swift into targets.")
        ]),
      dependencies: ["codable-enum"]),
    .testTarget(
      name: "CodableEnumCoreTests",
      dependencies: [
        "CodableEnumCore", "CodableEnumLocks", "CodableEnumFormats", "CodingChecks", "TestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "CodableEnumFormatsTests",
      dependencies: ["CodableEnumCore", "CodableEnumLocks", "CodableEnumFormats", "TestSupport"],
      exclude: ["Exports", "Moves"]),
    .testTarget(
      name: "CodableEnumSuggestTests",
      dependencies: ["CodableEnumFormats", "CodableEnumSuggest", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "BuildTests",
      dependencies: ["codable-enum-generator", "codable-enum", "TestSupport"],
      exclude: ["WindowsStandIn", "XcodeStandIn"]),
    .target(name: "CodingChecks", path: "IntegrationFixtures/RoundTrips/Sources/CodingChecks"),
    .target(
      name: "TestSupport",
      dependencies: [
        "CodableEnumCore", "CodableEnumLocks", "CodableEnumFormats", "CodableEnumSuggest",
      ],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "BehaviorTests",
      dependencies: [
        "CodableEnumCore", "CodableEnumLocks", "CodableEnumFormats", "CodableEnumSuggest",
        "CodingChecks", "TestSupport",
      ]),
  ]
)
