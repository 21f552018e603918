// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "RealShapes",
  dependencies: [.package(name: "swift-codable-enum", path: "../..")],
  targets: [
    .target(
      name: "RealShapes",
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]),
    .testTarget(name: "RealShapeTests", dependencies: ["RealShapes"]),
  ]
)
