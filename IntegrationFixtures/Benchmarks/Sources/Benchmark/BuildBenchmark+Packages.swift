import Foundation

/// The packages that are built.
extension BuildBenchmark {
  private static let enumCount = 20
  private static let unmarkedCount = 30

  func write(_ version: Version) throws {
    let app = app(version)
    app.remove()
    let (dependencies, uses) =
      switch version {
      case .handwritten: ("", "")
      case .plugin:
        (
          ".package(name: \"swift-codable-enum\", path: \"\(workspace.root.path)\")",
          "plugins: [.plugin(name: \"CodableEnumPlugin\", package: \"swift-codable-enum\")]"
        )
      case .floor:
        (
          ".package(path: \"../empty-plugin\")",
          "plugins: [.plugin(name: \"CodableEnumPlugin\", package: \"empty-plugin\")]"
        )
      case .macro:
        (
          ".package(path: \"\(workspace.package.path)/SwiftSyntax\")",
          "dependencies: [.product(name: \"MinimalMacro\", package: \"SwiftSyntax\")]"
        )
      case .prebuilt:
        (
          ".package(name: \"swift-codable-enum\", path: \"../prebuilt-plugin\")",
          "plugins: [.plugin(name: \"CodableEnumPlugin\", package: \"swift-codable-enum\")]"
        )
      case .prebuiltMacro:
        (
          ".package(path: \"../prebuilt-macro\")",
          "dependencies: [.product(name: \"MinimalMacro\", package: \"prebuilt-macro\")]"
        )
      }
    let separator = uses.isEmpty ? "" : ", "
    try app.appending(path: "Package.swift").write(
      """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "App", platforms: [.macOS(.v13)], dependencies: [\(dependencies)],
        targets: [.executableTarget(name: "App"\(separator)\(uses))])

      """)
    let sources = app.appending(path: "Sources/App")
    try sources.appending(path: "main.swift").write("print(Message0.ping)\n")
    for number in 0..<Self.unmarkedCount {
      try sources.appending(path: "Store\(number).swift").write(Corpus.ordinaryCode("\(number)"))
    }
    for number in 0..<Self.enumCount {
      let schema = EnumSchema("Message\(number)", .internal, caseCount: 5)
      let text =
        switch version {
        case .plugin, .prebuilt: schema.marked
        case .handwritten, .floor: schema.handwritten
        case .macro, .prebuiltMacro:
          "import MinimalMacro\n\n@MinimalCodable\n" + schema.declaration("")
        }
      try sources.appending(path: "Message\(number).swift").write(text)
    }
  }

  /// Our plugin, with a generator that only writes empty outputs.
  func writeEmptyPlugin() throws {
    let package = folder.appending(path: "empty-plugin")
    package.remove()
    try package.appending(path: "Package.swift").write(
      """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "empty-plugin",
        products: [.plugin(name: "CodableEnumPlugin", targets: ["CodableEnumPlugin"])],
        targets: [
          .executableTarget(name: "codable-enum-generator"),
          .plugin(
            name: "CodableEnumPlugin", capability: .buildTool(),
            dependencies: ["codable-enum-generator"]),
        ])

      """)
    try package.appending(path: "Sources/codable-enum-generator/main.swift").write(
      """
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif

      var arguments = CommandLine.arguments[...]
      while let argument = arguments.popFirst() {
        if argument == "--output", let path = arguments.popFirst() { fclose(fopen(path, "a")) }
      }

      """)
    try FileManager.default.createDirectory(
      at: package.appending(path: "Plugins"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: workspace.root.appending(path: "Plugins/CodableEnumPlugin"),
      to: package.appending(path: "Plugins/CodableEnumPlugin"))
  }
}
