import Foundation
import TestSupport
import Testing

/// The package of prebuilt tools in the place of the one with their sources.
@MainActor
struct PrebuiltTests {
  /// Enums of three more formats, so that there is something to compare.
  private static let formats = ["GeoJSON", "Slack", "Stripe"]

  /// The main path as users have it, who compile the generator.
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func anAppIsBuiltAsFromSource(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let source = try Fixture("BuildPlayground", as: "FromSource", system)
      let prebuilt = try await Fixture.withTools("BuildPlayground", as: "WithTools", system)
      for app in [source, prebuilt] {
        try Self.addFormats(to: app)
        let build = try await app.mustBuild()
        #expect(build.generated("App"))
        #expect(build.output.contains("CodableEnumCore") == (app === source))
        #expect(try await app.runProduct("App") == [#"{"type":"ping"}"#, "not encodable"])

        try app.write("Sources/App/Plain.swift", IncrementalBuildTests.marked)
        try await app.mustBuild()
        #expect(try await app.runProduct("App").last == #"{"type":"ping"}"#)
      }
      #expect(try Self.generated(prebuilt) == Self.generated(source))
      // Where most of what they consist of is compiled already.
      try await Self.expectCommands(of: source)
    }
  }

  /// `CommandPluginTests` ask for more, of prebuilt tools.
  private static func expectCommands(of app: Fixture) async throws {
    let shown = try await app.command("codable-enum", ["show", "Message"])
    #expect(
      shown.output == """
        enum Message: internal, tag "type"  Sources/App/Message.swift:2
          ping  {"type":"ping"}

        """)
    let locked = try await app.command(
      "codable-enum-lock", ["--target", "Script"],
      options: ["--allow-writing-to-package-directory"])
    #expect(locked.output == "Sources/Script/Script.formats.swift (new)\n  Step  1 added\n")
  }

  /// Products that an app can name are the same, and plugins are declared as they are.
  @Test func thePackageHasTheSameProducts() async throws {
    let script = try Prebuild()
    defer { script.clean() }
    try await script.bundle("tools")
    let package = try await script.run("package", "tools.artifactbundle", "package")
    #expect(package.succeeded, "\(package.output)")
    let prebuilt = try await Manifest(of: script.directory.appending(path: "package"))
    let source = try await Manifest(of: Fixture.checkout)
    #expect(prebuilt.name == source.name)
    #expect(prebuilt.products == source.products)
    #expect(prebuilt.plugins == source.plugins)
    #expect(prebuilt.tools == ["codable-enum-tools", "tools.artifactbundle"])
  }

  /// What `archive` packs can be checked by packing the same again elsewhere.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")))
  func theArchiveOfAReleaseIsTheSameBytesEachTime() async throws {
    let script = try Prebuild()
    defer { script.clean() }
    var checksums: [String] = []
    for (folder, date) in [
      ("here", Date.now), ("there", Date(timeIntervalSince1970: 1_000_000_000)),
    ] {
      try await script.bundle("\(folder)/tools")
      try FileManager.default.setAttributes(
        [.modificationDate: date],
        ofItemAtPath: script.directory
          .appending(path: "\(folder)/tools.artifactbundle/info.json").filePath)
      let archive = try await script.run(
        "archive", "\(folder)/tools.artifactbundle", "\(folder).artifactbundle.zip")
      try #require(archive.succeeded, "\(archive.output)")
      checksums.append(archive.output.trimmingCharacters(in: .newlines))
    }
    #expect(checksums[0] == checksums[1])
    #expect(try script.data("here.artifactbundle.zip") == script.data("there.artifactbundle.zip"))

    let url = "https://example.com/tools.artifactbundle.zip"
    let package = try await script.run(
      "package", "--url", url, "here.artifactbundle.zip", "package")
    #expect(package.succeeded, "\(package.output)")
    let manifest = try await Manifest(of: script.directory.appending(path: "package"))
    #expect(manifest.tools == ["codable-enum-tools", url, checksums[0]])
  }

  // MARK: -

  private static func addFormats(to app: Fixture) throws {
    let folder = Fixture.checkout
      .appending(path: "IntegrationFixtures/RealShapes/Sources/RealShapes")
    for format in formats {
      try app.write(
        "Sources/App/\(format).swift",
        String(contentsOf: folder.appending(path: "\(format).swift"), encoding: .utf8))
    }
  }

  /// What the plugin wrote, by target. The compiler is told where sources are.
  private static func generated(_ app: Fixture) throws -> [String: String] {
    var texts: [String: String] = [:]
    for target in ["App", "Script"] {
      texts[target] = try app.read(app.generatedPath(target))
        .replacing(app.directory.filePath, with: "")
    }
    return texts
  }
}
