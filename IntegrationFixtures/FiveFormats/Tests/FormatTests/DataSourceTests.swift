import DataSources
import Foundation
import Testing

struct DataSourceTests {
  private static let error = NSError(
    domain: "Server", code: 503, userInfo: [NSLocalizedDescriptionKey: "Try again later."])
  private static let errorJSON =
    #"{"domain":"Server","code":503,"description":"Try again later."}"#

  @Test func whatIsThereIsWritten() throws {
    try expect(State<[Int]>.empty, is: #"{"state":"empty"}"#)
    try expect(State.ready([1, 2]), is: #"{"state":"ready","data":[1,2]}"#)
  }

  @Test func previousDataSurvivesPresentOrAbsent() throws {
    try expect(State.loading([1]), is: #"{"state":"loading","data":[1]}"#)
    try expect(State<[Int]>.loading(nil), is: #"{"state":"loading"}"#)
    try expect(
      State.error(Self.error, [1]),
      is: #"{"state":"error","error":\#(Self.errorJSON),"data":[1]}"#)
    try expect(
      State<[Int]>.error(Self.error, nil),
      is: #"{"state":"error","error":\#(Self.errorJSON)}"#)
  }

  @Test func anErrorKeepsItsDescription() throws {
    let state: State<Int> = try decode(encode(State<Int>.error(Self.error, nil)))
    #expect(state.error?.localizedDescription == "Try again later.")
  }

  @Test func whatTheCoderDoesNotFindIsNamed() {
    expectFailure(
      reading: #"{"state":"error","error":{"domain":"Server","code":503}}"#, as: State<Int>.self,
      .keyNotFound, at: "error.description")
  }

  @Test func accessorsAreTheValuesOfTheCurrentCase() {
    #expect(State<Int>.empty.data == nil)
    #expect(State<Int>.loading(nil).data == nil)
    #expect(State.loading(1).data == 1)
    #expect(State.ready(2).data == 2)
    #expect(State.error(Self.error, 3).data == 3)
    #expect(State<Int>.error(Self.error, nil).error === Self.error)
    #expect(State.ready(2).error == nil)
  }
}
