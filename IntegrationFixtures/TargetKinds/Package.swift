// swift-tools-version: 6.0

import PackageDescription

let codableEnum = Target.PluginUsage.plugin(
  name: "CodableEnumPlugin", package: "swift-codable-enum")

let package = Package(
  name: "TargetKinds",
  dependencies: [.package(name: "swift-codable-enum", path: "../..")],
  targets: [
    .target(
      name: "Model",
      exclude: ["Excluded.swift"],
      resources: [.copy("Template.swift")],
      plugins: ["Prelude", codableEnum]),
    .target(name: "CLegacy", plugins: [codableEnum]),
    .executableTarget(name: "Tool", dependencies: ["CLegacy"], plugins: [codableEnum]),
    .testTarget(name: "ModelTests", dependencies: ["Model"], plugins: [codableEnum]),

    // A plugin that generates Swift, listed before CodableEnumPlugin.
    .plugin(name: "Prelude", capability: .buildTool(), dependencies: ["prelude-tool"]),
    .executableTarget(name: "prelude-tool"),
  ]
)
