import Foundation
import TestSupport
import Testing

/// A project that moves on to the next version of this package is built with its generator.
@MainActor
struct UpgradeTests {
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func theNextVersionGeneratesAnew(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let app = try Fixture("BuildPlayground", as: "Upgrade", system)
      let repository = try await Self.publishTwoVersions(for: app)
      try app.edit("Package.swift") { manifest in
        manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.contains("path:")
            ? "  dependencies: [.package(url: \"\(repository.filePath)\", exact: \"1.0.0\")],"
            : String(line)
        }.joined(separator: "\n")
      }
      try await app.mustBuild("--product", "Script")
      #expect(try !app.read(app.generatedPath("Script")).contains("second version"))

      try app.edit("Package.swift") { $0.replacing("1.0.0", with: "2.0.0") }
      try await app.mustBuild("--product", "Script")
      #expect(try app.read(app.generatedPath("Script")).contains("second version"))
    }
  }

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
    try app.edit("Remote/swift-codable-enum/Sources/codable-enum-generator/GenerateCommand.swift") {
      $0.replacing(
        "update(to: text)", with: "update(to: text + \"// second version\\n\")")
    }
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
