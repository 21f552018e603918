import Foundation
import Testing

/// What `.github/workflows/release.yml` calls, where it can be tried.
@MainActor
struct ReleaseScriptTests {
  private let script: Prebuild

  init() throws {
    script = try Prebuild()
  }

  private func release(_ arguments: String...) async throws -> ProcessRun {
    let identity = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@b.c"]
    let committer = ["GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@b.c"]
    let path = Fixture.checkout.appending(path: ".ci/release").filePath
    return try await ProcessRun(
      identity + committer + [path] + arguments, in: script.directory, limit: .seconds(120))
  }

  /// A tag that was set too early, or on another version, releases nothing.
  @Test func onlyTheVersionOfTheSourcesIsReleased() async throws {
    defer { script.clean() }
    let other = try await release("notes", "99.0.0")
    #expect(other.exitCode == 1)
    #expect(other.output.hasPrefix("release: error: the sources are of version "))
    let missing = try await release("prebuilt", "1.0.0")
    #expect(missing.exitCode == 1)
    #expect(missing.output.hasPrefix("release: error: prebuilt needs a version, a URL, a folder"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")))
  func theBundlesOfAllHostsBecomeAPackageWithATag() async throws {
    defer { script.clean() }
    try await script.bundle("linux")
    try await script.bundle("macos", "arm64-apple-macosx")
    let folder = script.directory.appending(path: "release/package")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let repository = try await ProcessRun(["git", "init", "--quiet"], in: folder)
    try #require(repository.succeeded, "\(repository.output)")
    let url = "https://example.com/codable-enum.artifactbundle.zip"
    let run = try await release(
      "prebuilt", "9.9.9", url, "release/package", "linux.artifactbundle", "macos.artifactbundle")
    try #require(run.succeeded, "\(run.output)")
    let tagged = try await ProcessRun(["git", "show", "9.9.9:Package.swift"], in: folder)
    #expect(tagged.output.contains(url))
    #expect(try script.data("release/codable-enum.artifactbundle.zip").count > 0)
  }
}
