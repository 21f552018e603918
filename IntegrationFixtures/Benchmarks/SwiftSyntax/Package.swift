// swift-tools-version: 6.0

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "SwiftSyntaxBaselines",
  platforms: [.macOS(.v13)],
  products: [.library(name: "MinimalMacro", targets: ["MinimalMacro"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .macro(
      name: "MinimalMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "MinimalMacro", dependencies: ["MinimalMacros"]),
    .executableTarget(
      name: "parse-files",
      dependencies: [.product(name: "SwiftParser", package: "swift-syntax")]),
  ]
)
