import Foundation
import TestSupport
import Testing

/// The samples of public formats, from a user's package; see the fixture's README.
@MainActor
struct RealShapesTests {
  @Test(.enabled(if: TestScope.isAll)) func samplesAreReadAndWrittenAsDocumented() async throws {
    try await Lane.run(.native) {
      let test = try await Fixture.withTools("RealShapes", .native).swift("test", [])
      #expect(test.succeeded, "\(test.output)")
      #expect(!test.output.contains(/\.swift:\d+:\d+: warning:/), "\(test.output)")
    }
  }
}
