// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "OtherCoders",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-codable-enum", path: "../.."),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", exact: "0.18.2"),
  ],
  targets: [
    .executableTarget(
      name: "coders", dependencies: ["Yams", "TOMLKit", "XMLCoder"],
      plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")])
  ]
)
