import Foundation
import TestSupport
import Testing

/// Every style, layout and shape of case through every coder; see the fixture's README.
@MainActor
struct RoundTripsTests {
  @Test(.enabled(if: TestScope.isAll)) func whatIsWrittenIsReadBackWithoutLoss() async throws {
    try await Lane.run(.native) {
      let test = try await Fixture.withTools("RoundTrips", .native).swift("test", [])
      #expect(test.succeeded, "\(test.output)")
      #expect(!test.output.contains(/\.swift:\d+:\d+: warning:/), "\(test.output)")
    }
  }
}
