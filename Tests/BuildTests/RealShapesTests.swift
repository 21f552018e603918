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
      let warnings = Set(
        test.output.matches(of: /(\w+\.swift):\d+:\d+: warning: (.*)/).map { "\($0.1): \($0.2)" })
      // An enum with `overlap: .allow` says so.
      let allowed =
        "Operations.swift: 'commentRequired' is tried first and also accepts what 'stateRequired' "
        + #"writes: {"environment_name":"a","state":"a","comment":"a"}"#
      #expect(warnings == [allowed], "\(test.output)")
    }
  }
}
