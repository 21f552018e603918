import Testing

/// Every kind of target, with what such targets meet in practice; see the fixture's README.
@MainActor
struct TargetKindTests {
  @Test(arguments: BuildSystem.allCases)
  func everyKindIsBuiltTestedAndCovered(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let package = try Fixture("TargetKinds", system)
      let test = try await package.swift("test", ["--enable-code-coverage"])
      #expect(test.succeeded)
      #expect(test.output.contains("with 5 test cases passed"))
      #expect(!test.generated("CLegacy"))
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func aReleaseIsBuiltWithTheStaticStandardLibrary(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let package = try Fixture("TargetKinds", system)
      try await package.mustBuild("-c", "release", "--static-swift-stdlib", "--product", "Tool")
      #expect(
        try await package.runProduct("Tool", configuration: "release") == ["encodable 42"])
    }
  }
}
