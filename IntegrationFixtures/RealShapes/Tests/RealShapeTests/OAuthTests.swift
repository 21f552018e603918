import Testing

@testable import RealShapes

struct OAuthTests {
  @Test func tokenType() throws {
    try expect(
      #"["Bearer","mac","DPoP"]"#, is: [.bearer, .mac, .other("DPoP")] as [OAuth.TokenType])
    try expect(#"["bearer","MAC"]"#, reads: [.bearer, .mac] as [OAuth.TokenType])
    expectRefused("null", as: OAuth.TokenType.self, at: "")
  }

  @Test func failure() throws {
    try expect(
      """
      [{"error":"invalid_client"},{"error":"invalid_grant","error_description":"expired"},
       {"error":"slow_down"}]
      """,
      is: [
        .invalidClient(errorDescription: nil), .invalidGrant(errorDescription: "expired"),
        .other(error: "slow_down", errorDescription: nil),
      ] as [OAuth.Failure])
    expectRefused(#"{"error_description":""}"#, as: OAuth.Failure.self, at: "error")
  }
}
