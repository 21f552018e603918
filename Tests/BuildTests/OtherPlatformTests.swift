import Foundation
import TestSupport
import Testing

/// Sources for systems that the tests do not run on.
@Suite(.enabled(if: TestScope.isAll)) struct OtherPlatformTests {
  /// Whatever stands in `#if os`, also in the branches that this system leaves out.
  @Test(arguments: [
    "x86_64-unknown-windows-msvc", "aarch64-unknown-windows-msvc", "arm64-apple-macosx14.0",
    "x86_64-swift-linux-musl", "aarch64-unknown-linux-android28",
  ])
  func allSourcesParse(for triple: String) async throws {
    let sources = try await sources(in: "Sources")
    #expect(sources.count > 100)
    let run = try await ProcessRun(
      ["swiftc", "-frontend", "-parse", "-target", triple] + sources,
      in: await Fixture.checkout, limit: .seconds(120))
    #expect(run.output == "")
    #expect(run.succeeded)
  }

  /// Against stand-ins for Windows' modules, since the toolchain for another system has none of its
  /// standard library.
  @Test func theToolTypeChecksForWindows() async throws {
    let work = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    var sources: [String] = []
    for path in try await self.sources(in: "Sources/codable-enum-generator") {
      let url = URL(filePath: path)
      let text = try String(contentsOf: url, encoding: .utf8)
        .replacing("#if os(Windows)", with: "#if canImport(WinSDK)")
        .replacing("#elseif canImport(Glibc)", with: "#elseif !canImport(WinSDK)")
      // What is for other systems is left out as a whole.
      guard url.lastPathComponent != "Platform+POSIX.swift" else { continue }
      let copy = work.appending(path: url.lastPathComponent)
      try Data(text.utf8).write(to: copy)
      sources.append(copy.filePath)
    }
    let options = ["-swift-version", "6", "-warnings-as-errors", "-I", work.filePath]
    for name in ["CRT", "WinSDK"] {
      let standIn = await Fixture.checkout.appending(
        path: "Tests/BuildTests/WindowsStandIn/\(name).swift")
      try await compile(
        ["-emit-module", "-parse-as-library", standIn.filePath] + options, in: work)
    }
    // Of the modules, what they offer is enough.
    let interface = ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    for module in ["CodableEnumCore", "CodableEnumLocks"] {
      let sources = try await self.sources(in: "Sources/\(module)")
      try await compile(
        ["-emit-module", "-module-name", module, "-package-name", "package"] + interface
          + sources + options, in: work)
    }
    try await compile(
      ["-typecheck", "-parse-as-library", "-package-name", "package"] + sources + options, in: work)
  }

  private func compile(_ arguments: [String], in directory: URL) async throws {
    let run = try await ProcessRun(["swiftc"] + arguments, in: directory, limit: .seconds(180))
    try #require(run.succeeded, "\(run.output)")
  }

  /// All Swift files below a folder of the checkout.
  private func sources(in folder: String) async throws -> [String] {
    let root = await Fixture.checkout.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.filePath)
    return names.filter { $0.hasSuffix(".swift") }.sorted().map {
      root.appending(path: $0).filePath
    }
  }
}
