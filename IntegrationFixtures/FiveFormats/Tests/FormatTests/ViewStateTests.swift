import Foundation
import Testing
import ViewStates

struct ViewStateTests {
  @Test func aStateWithoutValuesIsTrue() throws {
    try expect(ViewState.empty, is: #"{"empty":true}"#)
  }

  @Test func aSingleValueStandsBare() throws {
    try expect(ViewState.editing(subview: .headers), is: #"{"editing":"headers"}"#)
    try expect(
      ViewState.exchangeHistory(connection: Connection(host: "localhost")),
      is: #"{"exchangeHistory":{"host":"localhost"}}"#)
  }

  @Test func aMissingSingleValueIsNull() throws {
    try expect(ViewState.exchangeHistory(connection: nil), is: #"{"exchangeHistory":null}"#)
  }

  @Test func severalValuesAreAnArray() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let items = [Item(name: "Request 1"), Item(name: "Request 2")]
    try expect(
      ViewState.list(selectedId: id, expandedItems: items),
      is: #"{"list":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F","#
        + #"[{"name":"Request 1"},{"name":"Request 2"}]]}"#)
  }

  /// A window of a restored app, to see where errors point.
  private struct Window: Decodable {
    var state: ViewState
  }

  @Test func twoStatesAtOnceAreAnError() {
    expectFailure(
      reading: #"{"state":{"empty":true,"editing":"headers"}}"#, as: Window.self,
      .typeMismatch, at: "state",
      #"ViewState needs exactly one key with the name of a case; found ["empty", "editing"]"#)
  }

  @Test func noStateIsAnError() {
    expectFailure(
      reading: #"{"state":{}}"#, as: Window.self, .typeMismatch, at: "state",
      "ViewState needs exactly one key with the name of a case; found []")
  }

  @Test func anUnknownStateIsNamedWithTheKnownOnes() {
    expectFailure(
      reading: #"{"state":{"emptied":true}}"#, as: Window.self,
      .dataCorrupted, at: "state.emptied",
      #""emptied" is not a case of ViewState; there are "empty", "editing", "exchangeHistory", "list""#
    )
  }

  @Test func aValueTooManyIsAnError() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    expectFailure(
      reading: #"{"state":{"list":["\#(id)",[],1]}}"#, as: Window.self,
      .dataCorrupted, at: "state.list", "ViewState.list has no element at index 2")
  }
}
