import TestSupport
import Testing

/// Every kind of target, with what such targets meet in practice; see the fixture's README.
@MainActor
struct TargetKindTests {
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func everyKindIsBuiltTestedAndCovered(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let package = try await shared(system)
      let test = try await package.swift("test", ["--enable-code-coverage"])
      #expect(test.succeeded)
      #expect(test.output.contains("with 5 test cases passed"))
      #expect(!test.generated("CLegacy"))
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aReleaseIsBuiltWithTheStaticStandardLibrary(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let package = try await shared(system)
      try await package.mustBuild("-c", "release", "--static-swift-stdlib", "--product", "Tool")
      #expect(
        try await package.runProduct("Tool", configuration: "release") == ["encodable 42"])
    }
  }

  private static var fixtures: [BuildSystem: Fixture] = [:]

  /// The copy of both tests: plugins and manifests are compiled once for each build system.
  private func shared(_ system: BuildSystem) async throws -> Fixture {
    if let known = Self.fixtures[system] { return known }
    let fixture = try await Fixture.withTools("TargetKinds", system)
    Self.fixtures[system] = fixture
    return fixture
  }
}
