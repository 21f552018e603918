// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  targets: [
    .executableTarget(name: "Benchmark"),
    .executableTarget(name: "measure"),
  ]
)
