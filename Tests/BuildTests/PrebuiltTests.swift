import Foundation
import TestSupport
import Testing

/// The package of prebuilt tools in the place of the one with their sources.
@MainActor
struct PrebuiltTests {
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
}
