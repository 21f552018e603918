import Testing

@testable import RealShapes

struct MongoDBTests {
  @Test func value() throws {
    try expect(
      """
      [{"$oid":"5d505646cf6d4fe581014ab2"},{"$numberLong":"50"},{"$numberDecimal":"0.5"},
       {"$timestamp":{"t":1565545664,"i":1}},{"$binary":{"base64":"o0w4","subType":"03"}},
       {"$undefined":true},["hello",10,10.5,false]]
      """,
      is: [
        .objectID("5d505646cf6d4fe581014ab2"), .long("50"), .decimal("0.5"),
        .timestamp(t: 1_565_545_664, i: 1), .binary(base64: "o0w4", subType: "03"), .undefined,
        .array([.text("hello"), .integer(10), .double(10.5), .boolean(false)]),
      ] as [MongoDB.Value])
    expectRefused(#"{"$timestamp":{"t":1}}"#, as: MongoDB.Value.self, at: "$timestamp.i")
    expectRefused(#"{"$oid":7}"#, as: MongoDB.Value.self, at: "$oid")
  }
}
