import CodableEnumFormats
import Testing

struct ManifestTests {
  private static let plugin = #".plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")"#

  /// Arguments of the target 'App' with what is told of it.
  private static let targets: [(String, Bool?)] = [
    (#"name: "App""#, false),
    (#"name: "App", plugins: [\#(plugin)]"#, true),
    (
      #"name: "App", dependencies: ["B"], plugins: [.plugin(name: "Lint", package: "p"), \#(plugin)],"#,
      true
    ),
    (#"name: "App", plugins: []"#, false),
    (#"name: "App", plugins: [.plugin(name: "Lint", package: "p"), "Other"]"#, false),
    (#"name: "App" /* plugins: [\#(plugin)] */ // , plugins: [\#(plugin)]\#n"#, false),
    (#"name: "App", dependencies: [.product(name: "CodableEnumX", package: "x")]"#, false),
    (#"name: "App", plugins: [lint]"#, nil),
    (#"name: "App", plugins: plugins"#, nil),
    (#"name: app, plugins: []"#, nil),
  ]

  @Test(arguments: targets)
  func whatAManifestSaysOfATarget(arguments: String, uses: Bool?) {
    let manifest = Manifest(
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "p",
        dependencies: [.package(url: "https://example.org/swift-codable-enum", from: "1.0.0")],
        targets: [
          .executableTarget(\(arguments)),
          .testTarget(name: "AppTests", dependencies: ["App"], plugins: [\(Self.plugin)]),
          .target(name: "Client", dependencies: [.target(name: "App", condition: .when(traits: []))]),
        ])
      """)
    #expect(manifest.target("App", uses: "CodableEnumPlugin") == uses)
    #expect(manifest.target("AppTests", uses: "CodableEnumPlugin") == true)
    #expect(manifest.target("Other", uses: "CodableEnumPlugin") == nil)
  }

  @Test func anArgumentOfATargetIsFound() {
    let manifest = Manifest(
      """
      let package = Package(name: "p", targets: [
        .target(name: "App", sources: ["In"]), .target(name: "Lib")], sources: [])
      """)
    #expect(manifest.target("App", has: "sources"))
    #expect(!manifest.target("Lib", has: "sources"))
  }

  @Test func aPluginAddedToAllTargetsIsNotKnownOfAny() {
    let manifest = Manifest(
      """
      let package = Package(name: "p", targets: [.target(name: "App")])
      for target in package.targets { target.plugins = [\(Self.plugin)] }
      """)
    #expect(manifest.target("App", uses: "CodableEnumPlugin") == nil)
  }
}
