import Confirmations
import Testing

struct ConfirmationTests {
  private static let users = [User(id: "abc", name: "Rachel"), User(id: "def", name: "John")]
  private static let usersJSON =
    #"[{"id":"abc","name":"Rachel"},{"id":"def","name":"John"}]"#

  @Test func aConfirmationHoldsTheUsers() throws {
    try expect(
      Confirmation.confirmed(Self.users),
      is: #"{"status":"confirmed","confirmedUsers":\#(Self.usersJSON)}"#)
  }

  @Test func aPlaceOnTheWaitlistHoldsThePositionAndTheUsers() throws {
    try expect(
      Confirmation.waitlist(12, Self.users),
      is: #"{"status":"waitlist","position":12,"confirmedUsers":\#(Self.usersJSON)}"#)
  }

  @Test func aRefusalHoldsTheReason() throws {
    try expect(
      Confirmation.notAllowed("It is too late to confirm to this event."),
      is: #"{"status":"not allowed","reason":"It is too late to confirm to this event."}"#)
  }

  @Test func theOrderOfKeysAndFurtherKeysDoNotMatter() throws {
    #expect(
      try decode(#"{"v":[1],"reason":"late","status":"not allowed"}"#)
        == Confirmation.notAllowed("late"))
  }

  @Test func anUnknownStatusIsNamedWithTheKnownOnes() {
    expectFailure(
      reading: #"{"status":"maybe"}"#, as: Confirmation.self, .dataCorrupted, at: "status",
      #""maybe" is not a case of Confirmation; there are "confirmed", "waitlist", "not allowed""#)
  }

  @Test func aMissingStatusIsNamed() {
    expectFailure(reading: "{}", as: Confirmation.self, .keyNotFound, at: "status")
  }

  @Test func missingUsersAreNamed() {
    expectFailure(
      reading: #"{"status":"waitlist","position":12}"#, as: Confirmation.self,
      .keyNotFound, at: "confirmedUsers")
  }

  @Test func aPositionThatIsAStringIsNamed() {
    expectFailure(
      reading: #"{"status":"waitlist","position":"12","confirmedUsers":[]}"#,
      as: Confirmation.self, .typeMismatch, at: "position")
  }

  @Test func aFailureDeepInsideNamesItsPlace() {
    expectFailure(
      reading: #"{"status":"confirmed","confirmedUsers":[{"id":"abc","name":1}]}"#,
      as: Confirmation.self, .typeMismatch, at: "confirmedUsers.0.name")
  }
}
