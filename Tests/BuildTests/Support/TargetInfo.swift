import Foundation

/// What the compiler builds for by itself, and where its own modules are.
struct TargetInfo: Decodable {
  struct Target: Decodable { let unversionedTriple: String }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let target: Target
  let paths: Paths

  @MainActor
  static func current() async throws -> TargetInfo {
    let run = try await ProcessRun(
      ["swiftc", "-print-target-info"], in: Fixture.checkout, limit: .seconds(30))
    return try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
  }
}
