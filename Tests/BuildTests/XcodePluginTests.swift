import Foundation
import Testing

/// The part of each plugin that is for Xcode projects, which no other host compiles.
struct XcodePluginTests {
  @Test(arguments: [
    "CodableEnumPlugin", "CodableEnumCommand", "CodableEnumLock", "CodableEnumGenerate",
  ])
  func aPluginCompilesForXcodeWithoutWarnings(_ name: String) async throws {
    let work = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }

    let checkout = await Fixture.checkout
    // Command plugins share sources through a link to a folder, which is not followed.
    let shared = name == "CodableEnumPlugin" ? [] : ["Plugins/CommandSupport"]
    let folders = ["Plugins/\(name)"] + shared
    let sources = try folders.map { checkout.appending(path: $0) }.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).filePath }
    }
    let options = [
      "-swift-version", "6", "-package-description-version", "6.0", "-parse-as-library",
      "-warnings-as-errors", "-I", work.filePath, "-I", try await pluginInterface(),
    ]
    let standIn = checkout.appending(path: "Tests/BuildTests/XcodeStandIn/XcodeProjectPlugin.swift")
    try await compile(["-emit-module", standIn.filePath] + options, in: work)
    try await compile(["-typecheck"] + sources + options, in: work)
  }

  private func compile(_ arguments: [String], in directory: URL) async throws {
    let run = try await ProcessRun(["swiftc"] + arguments, in: directory, limit: .seconds(120))
    try #require(run.succeeded, "\(run.output)")
  }

  /// Where the toolchain keeps the module PackagePlugin.
  private func pluginInterface() async throws -> String {
    try await TargetInfo.current().paths.runtimeResourcePath + "/pm/PluginAPI"
  }
}
