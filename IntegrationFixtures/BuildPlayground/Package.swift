// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "BuildPlayground",
  dependencies: [.package(name: "swift-codable-enum", path: "../..")],
  targets: [
    .executableTarget(
      name: "App",
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]),
    .executableTarget(
      name: "Script",
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]),
  ]
)
