/// Lets one test at a time build with a build system, the two systems side by side: as much as two
/// cores bear.
@MainActor
enum Lane {
  private static var last: [BuildSystem: Task<Void, Never>] = [:]

  static func run(
    _ system: BuildSystem, _ body: @escaping @MainActor () async throws -> Void
  ) async throws {
    let previous = last[system]
    let test = Task {
      await previous?.value
      try await body()
    }
    last[system] = Task { _ = await test.result }
    try await test.value
  }
}
