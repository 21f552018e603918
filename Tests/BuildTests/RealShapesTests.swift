import Foundation
import Testing

/// The samples of public formats, from a user's package; see the fixture's README.
@MainActor
struct RealShapesTests {
  @Test func samplesAreReadAndWrittenAsDocumented() async throws {
    try await Lane.run(.native) {
      let test = try await Fixture("RealShapes", .native).swift("test", [])
      #expect(test.succeeded, "\(test.output)")
      #expect(!test.output.contains(/\.swift:\d+:\d+: warning:/), "\(test.output)")
    }
  }
}
