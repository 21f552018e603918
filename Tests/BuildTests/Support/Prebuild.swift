import Foundation

/// The script that makes bundles of tools and the package that takes them, in a folder of its own.
@MainActor
struct Prebuild {
  let directory: URL
  private let script = Fixture.checkout.appending(path: ".ci/prebuild").filePath

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func clean() {
    try? FileManager.default.removeItem(at: directory)
  }

  /// - Parameter path: Where tools are looked for, if not where the tests have them from.
  func run(_ arguments: String..., path: String? = nil) async throws -> ProcessRun {
    try await run(arguments, path: path)
  }

  func run(_ arguments: [String], path: String? = nil) async throws -> ProcessRun {
    let variables = path.map { ["PATH=\($0)"] } ?? []
    return try await ProcessRun(
      variables + [script] + arguments, in: directory, limit: .seconds(60))
  }

  /// Puts tools into a bundle that do nothing but tell a version.
  @discardableResult
  func bundle(
    _ name: String, _ triple: String = "x86_64-unknown-linux-gnu", version: String? = nil
  ) async throws -> ProcessRun {
    let line = version.map { "echo \($0)" } ?? "exit 1"
    for tool in ["codable-enum", "codable-enum-generator"] {
      try write("tools/\(tool)", "#!/bin/sh\n\(line)\n", permissions: 0o755)
    }
    return try await run(
      "bundle", "--triple", triple, "--tools", "tools", "\(name).artifactbundle")
  }

  func write(_ path: String, _ text: String, permissions: Int = 0o644) throws {
    let url = directory.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: url.filePath)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: directory.appending(path: path), encoding: .utf8)
  }

  func data(_ path: String) throws -> Data {
    try Data(contentsOf: directory.appending(path: path))
  }

  func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.filePath).sorted()
  }
}
