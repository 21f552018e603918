// swift-tools-version: 6.0

import PackageDescription

let codableEnum = Target.PluginUsage.plugin(
  name: "CodableEnumPlugin", package: "swift-codable-enum")

let package = Package(
  name: "FiveFormats",
  dependencies: [.package(name: "swift-codable-enum", path: "../..")],
  targets: [
    .target(name: "Confirmations", plugins: [codableEnum]),
    .target(name: "Loadables", plugins: [codableEnum]),
    .target(name: "ViewStates", plugins: [codableEnum]),
    .target(name: "DataSources", plugins: [codableEnum]),
    .target(name: "Payments", plugins: [codableEnum]),
    .target(name: "ForeignFormats", plugins: [codableEnum]),
    .target(name: "OrderedJSON"),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "Confirmations", "Loadables", "ViewStates", "DataSources", "Payments", "OrderedJSON",
      ]),
    .testTarget(
      name: "FormatTests",
      dependencies: [
        "Confirmations", "Loadables", "ViewStates", "DataSources", "Payments", "ForeignFormats",
        "OrderedJSON",
      ],
      resources: [.copy("JSON")]),
  ]
)
