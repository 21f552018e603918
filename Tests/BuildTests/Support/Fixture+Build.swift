import Foundation
import Testing

/// What a build printed, as far as the tests look at it.
struct Build: CustomTestStringConvertible {
  let run: ProcessRun
  let system: BuildSystem

  var succeeded: Bool { run.succeeded }
  var output: String { run.output }

  /// What a failed expectation shows of it: verbose builds print thousands of lines.
  var testDescription: String {
    let lines = output.split(separator: "\n")
    let errors = lines.filter { $0.contains(/(error|warning):/) }.prefix(20)
    return (["\(run.command): \(run.exitCode)"] + errors + lines.suffix(20))
      .joined(separator: "\n")
  }

  /// Whether the generator ran for a target.
  func generated(_ target: String) -> Bool {
    output.contains("Generating Codable conformances for \(target)")
  }

  var warnsOfGeneratedCode: Bool {
    output.contains(/CodableEnum-\d+\.swift:\d+:\d+: warning:/)
  }

  /// Whether anything was compiled, generated or linked.
  var didWork: Bool {
    // Native SwiftPM says this of plugins in every build.
    let output = output.replacing("Compiling plugin", with: "")
    return ["Compiling", "Generating", "Linking", "Link "].contains(where: output.contains)
  }
}

extension Fixture {
  @discardableResult
  func build(_ arguments: String...) async throws -> Build {
    try await swift("build", arguments)
  }

  /// Builds and expects success, and no warning about generated code.
  @discardableResult
  func mustBuild(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Build {
    let build = try await swift("build", arguments)
    try #require(build.succeeded, sourceLocation: sourceLocation)
    #expect(!build.warnsOfGeneratedCode, sourceLocation: sourceLocation)
    return build
  }

  /// An index takes half of a first build. Where there are tests, they are found by it on Linux.
  var indexArguments: [String] { exists("Tests") ? [] : ["--disable-index-store"] }

  func swift(_ command: String, _ arguments: [String]) async throws -> Build {
    let index = command == "build" ? indexArguments : []
    let command = ["swift", command] + system.arguments + index + arguments
    return Build(run: try await system.run(command, in: directory), system: system)
  }

  /// The lines that a built executable prints.
  func runProduct(_ name: String, configuration: String = "debug") async throws -> [String] {
    let path = ".build/\(system.productsPath(configuration: configuration))/\(name)"
    let run = try await ProcessRun([url(path).filePath], in: directory, limit: .seconds(30))
    try #require(run.succeeded, "\(run.output)")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Where the plugin's output for a target lies.
  func generatedPath(_ target: String, number: Int = 1) -> String {
    let package = directory.lastPathComponent.lowercased()
    return ".build/plugins/outputs/\(package)/\(target)/destination/CodableEnumPlugin"
      + "/\(target)+CodableEnum-0\(number).swift"
  }
}
