import Foundation
import Testing

/// The package with the tools of the tests in the place of their sources, made once in a run.
///
/// Nested builds take it instead of the checkout: a build of the generator from source takes longer
/// than all else that most tests do. Where sources are what a test is about, it takes the checkout.
@MainActor
enum PrebuiltPackage {
  private static var making: Task<URL, any Error>?

  static func url() async throws -> URL {
    let task = making ?? Task { try await make() }
    making = task
    return try await task.value
  }

  /// By the script that makes releases; what these have besides is how their tools are built.
  private static func make() async throws -> URL {
    let files = FileManager.default
    let package = Fixture.checkout.appending(path: ".build/BuildTests/Prebuilt")
    if files.fileExists(atPath: package.filePath) { try files.removeItem(at: package) }
    try files.createDirectory(
      at: package.deletingLastPathComponent(), withIntermediateDirectories: true)
    let script = try Prebuild()
    defer { script.clean() }
    let bundle = try await script.run(
      "bundle", "--triple", try await TargetInfo.current().target.unversionedTriple, "--tools",
      Tool.products.filePath, "codable-enum.artifactbundle")
    try #require(bundle.succeeded, "\(bundle.output)")
    let run = try await script.run("package", "codable-enum.artifactbundle", package.filePath)
    try #require(run.succeeded, "\(run.output)")
    return package
  }
}
