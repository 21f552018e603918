/// The package that tests of single edits share, so that the generator is built once for each build
/// system.
@MainActor
enum Playground {
  private static var fixtures: [BuildSystem: Fixture] = [:]

  /// Hands over the package with its sources as they were at first, not yet built.
  static func use(
    _ system: BuildSystem, _ body: @escaping @MainActor (Fixture) async throws -> Void
  ) async throws {
    try await Lane.run(system) {
      let fixture = try fixtures[system] ?? Fixture("BuildPlayground", system)
      fixtures[system] = fixture
      try fixture.restore("Sources")
      try await body(fixture)
    }
  }
}
