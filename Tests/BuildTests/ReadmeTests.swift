import Foundation
import Testing

/// What the README shows is compiled and run as a part of the FiveFormats package.
@MainActor
struct ReadmeTests {
  private static let package = Fixture.checkout.appending(path: "IntegrationFixtures/FiveFormats")

  @Test func everyMarkedEnumIsCompiled() throws {
    let sources = Self.package.appending(path: "Sources/ReadmeExamples")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.filePath)
    let compiled = try files.map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
    let marked = try blocks("swift").filter { $0.contains("// @CodableEnum(") }
    #expect(marked.sorted() == compiled.sorted())
  }

  @Test func everyLineOfJSONIsAsserted() throws {
    let file = Self.package.appending(path: "Tests/FormatTests/ReadmeTests.swift")
    let assertions = try String(contentsOf: file, encoding: .utf8)
    let lines = try blocks("json").flatMap { $0.split(separator: "\n") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(assertions.contains(line)) }
  }

  /// The contents of the fenced blocks of a language.
  private func blocks(_ language: String) throws -> [String] {
    let readme = Fixture.checkout.appending(path: "README.md")
    return try String(contentsOf: readme, encoding: .utf8)
      .split(separator: "\n```\(language)\n").dropFirst()
      .map { $0.prefix(upTo: $0.range(of: "```")!.lowerBound).description }
  }
}
