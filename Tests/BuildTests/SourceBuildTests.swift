import Foundation
import TestSupport
import Testing

/// The main path as users have it, who compile the tools from source: the package comes from a
/// repository by its version, and later by its next one. One test asks all, since the tools take
/// longer to compile than all else.
@MainActor
struct SourceBuildTests {
  /// Enums of three more formats, so that there is something to compare.
  private static let formats = ["GeoJSON", "Slack", "Stripe"]

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func anAppIsBuiltAsWithPrebuiltToolsAndFollowsTheNextVersion(system: BuildSystem) async throws {
    try await Playground.use(system) { prebuilt in
      let source = try await Self.appWithSource(system)
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
      // Both build systems compile the tool alike, so that one is enough.
      if system == .native { try await Self.expectCommands(of: source) }

      #expect(try !source.read(source.generatedPath("Script")).contains("second version"))
      try source.edit("Package.swift") { $0.replacing("1.0.0", with: "2.0.0") }
      try await source.mustBuild("--product", "Script")
      #expect(try source.read(source.generatedPath("Script")).contains("second version"))
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

  /// An app that takes version 1.0.0 of this package from a repository.
  private static func appWithSource(_ system: BuildSystem) async throws -> Fixture {
    let app = try Fixture("BuildPlayground", as: "FromSource", system)
    let repository = try await publishTwoVersions(for: app)
    try app.edit("Package.swift") { manifest in
      manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("path:")
          ? "  dependencies: [.package(url: \"\(repository.filePath)\", exact: \"1.0.0\")],"
          : String(line)
      }.joined(separator: "\n")
    }
    return app
  }

  /// A generator that leaves outputs as they are, but for a note. It needs nothing of the core, which
  /// SwiftPM would compile once more, since each version is a checkout of its own.
  private static let secondVersion = """
    import Foundation

    for (option, path) in zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
    where option == "--output" {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try (text + "// second version\\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    """

  /// A repository of this package with tags 1.0.0 and 2.0.0, the second with a generator that writes
  /// something else.
  private static func publishTwoVersions(for app: Fixture) async throws -> URL {
    let repository = app.url("Remote/swift-codable-enum")
    let files = FileManager.default
    try files.createDirectory(at: repository, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Plugins", "Tests"] {
      try files.copyItem(
        at: Fixture.checkout.appending(path: name), to: repository.appending(path: name))
    }
    try await git(["init", "--quiet"], in: repository)
    try await commit(tag: "1.0.0", in: repository)
    let folders = ["CodableEnumCore", "CodableEnumLocks", "codable-enum-generator"]
    for folder in folders {
      try app.remove("Remote/swift-codable-enum/Sources/\(folder)")
    }
    for folder in folders.dropLast() {
      try app.write("Remote/swift-codable-enum/Sources/\(folder)/Nothing.swift", "")
    }
    try app.write(
      "Remote/swift-codable-enum/Sources/codable-enum-generator/main.swift", Self.secondVersion)
    try await commit(tag: "2.0.0", in: repository)
    return repository
  }

  private static func commit(tag: String, in repository: URL) async throws {
    try await git(["add", "--all"], in: repository)
    try await git(["commit", "--quiet", "--message", "Version \(tag)"], in: repository)
    try await git(["tag", tag], in: repository)
  }

  private static func git(_ arguments: [String], in repository: URL) async throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let run = try await ProcessRun(["git"] + identity + arguments, in: repository)
    try #require(run.succeeded, "\(run.output)")
  }
}
