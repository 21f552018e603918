import Testing

@testable import CodableEnumSuggest

struct SamplesTests {
  private func samples(
    _ text: String, at pointer: String? = nil, each: Bool = false
  ) throws -> [Samples.Sample] {
    var samples = Samples()
    let pointer = try pointer.map { try #require(JSONPointer($0)) }
    try samples.add(Array(text.utf8), file: "a.json", at: pointer, each: each)
    return samples.all
  }

  @Test func eachValueIsASample() throws {
    let found = try samples("1\n2")
    #expect(found.map(\.value) == [.integer(1), .integer(2)])
    #expect(found.map(\.place) == ["a.json:1", "a.json:2"])
  }

  @Test func elementsAreSamplesIfEachIsWanted() throws {
    #expect(try samples("[1,2]").count == 1)
    #expect(try samples("[1,2]", each: true).map(\.value) == [.integer(1), .integer(2)])
    let error = #expect(throws: Samples.Failure.self) { try samples("{}", each: true) }
    #expect(error?.description == "a.json:1: '--each' needs an array")
  }

  @Test(arguments: [
    ("", #"{"a/b":[10,{"m~n":1}]}"#), ("/a~1b/0", "10"), ("/a~1b/1/m~0n", "1"),
  ])
  func pointersLeadInside(_ pointer: String, _ expected: String) throws {
    let found = try samples(#"{"a/b":[10,{"m~n":1}]}"#, at: pointer).map(\.value)
    #expect(try found == samples(expected).map(\.value))
  }

  @Test(arguments: [
    ("/b/0", #""/b"; the object has the key "a""#), ("/a/2", #""/a/2"; the array's length is 1"#),
    ("/a/00", #""/a/00"; the array's length is 1"#), ("/a/-", #""/a/-"; the array's length is 1"#),
    ("/a/0/x", #""/a/0/x"; the value is neither an object nor an array"#),
  ])
  func aPlaceThatIsNoneIsNamed(_ pointer: String, _ message: String) throws {
    let error = #expect(throws: Samples.Failure.self) { try samples(#"{"a":[1]}"#, at: pointer) }
    #expect(error?.description == "a.json:1: there is nothing at \(message)")
  }

  @Test(arguments: ["a", "a/b", "/~", "/~2"])
  func whatIsNoPointerIsNone(_ text: String) {
    #expect(JSONPointer(text) == nil)
  }
}
