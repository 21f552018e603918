import CodableEnumSuggest
import TestSupport
import Testing

/// Samples that nobody would choose: each is an answer, and what is suggested is Swift.
struct HostileSampleTests {
  /// Suggested for each, compiled, and each read and written again.
  @Test func whateverIsSuggestedCompilesAndWritesWhatItRead() throws {
    var program = RoundTripProgram()
    for (number, json) in Self.samples.enumerated() {
      var samples = Samples()
      try samples.add(Array(json.utf8), file: "sample.json")
      let suggestion = try Suggestion(samples, name: "Golden")
      // Where keys are data, there is nothing to declare.
      if suggestion.text.isEmpty { continue }
      program.add(suggestion, samples, name: "Hostile\(number)")
    }
    let problems = try program.run()
    #expect(problems == [])
  }

  private static let samples = [
    "5", "null", "[]", "{}", "[[]]", #"{"a":{}}"#, #"[{}]"#, #""""#, "1 2 3", #"1 2 "a" null"#,
    "1.5 2", "true false", "-0 0", "9223372036854775807 9223372036854775808",
    #"{"n":9223372036854775808} {"n":-1}"#, #"{"n":123456789012345678901234567890}"#,
    #"{"type":"a","n":18446744073709551615} {"type":"b","n":1.0}"#,
    // Names that Swift has uses for.
    #"{"type":"a","class":1,"self":2,"Type":3,"init":4}"#
      + #"{"type":"self","default":true,"in":1}"#
      + #"{"type":"init","x":{"self":1,"Self":2,"init":3,"Type":4,"Protocol":5,"extension":6}}"#,
    #"{"self":1,"init":2,"Type":3,"decoder":4,"encoder":5,"container":6,"value":7}"#,
    #"{"type":"a","x":[{"await":null,"try":1},{"await":2},{"try":null}]} {"type":"b","await":1}"#,
    #"{"await":null,"async":1} {"await":[null,1]} {"async":2,"await":[]}"#,
    // Keys that are no names.
    #"{"type":"a","":1} {"type":"b","😀":1} {"type":"c","a b":1,"a-b":2,"a_b":3,"aB":4}"#,
    #"{"":{"":1}} {"":{"":2}}"#, #"{"type":{"type":""}}"#, #"{"type":""} {"type":" "}"#,
    #"{"1":2,"2":"x"} {"1":3}"#, #"{"a.b":1,"type":"x"} {"a.b":2,"type":"y","c.d":null}"#,
    #"{"type":"a","x\ny\"\\":1} {"type":"b\"\\(x)","y":1}"#,
    #"{"type":"ä","ß":1} {"type":"é","日本":1}"#,
    // Keys that are data.
    #"{"550e8400-e29b-41d4-a716-446655440000":{"a":1},"650e8400-e29b-41d4-a716-446655440000":{"a":2}}"#,
    #"{"2024-01-01T00:00:00Z":1,"2024-01-02T00:00:00Z":2}"#,
    // Missing, null and mixed.
    #"{"a":null} {} {"a":1}"#, #"{"type":"a","x":null} {"type":"a"} {"type":"a","x":1}"#,
    #"{"type":"a","x":[null,1,"a",{"b":[]}]} {"type":"b","x":{"y":null}}"#,
    #"[1,"a",null] ["a"] []"#, #"["a",1] ["b",2,3]"#, #"{"a":1} {"b":{"a":{"b":{"a":1}}}}"#,
    // Tags on paths, of numbers, of several kinds.
    #"{"m":{"type":"a","at":1},"x":1} {"m":{"type":"b"},"y":1} {"m":{"type":"a","at":null},"x":2}"#,
    #"{"m":{"k":{"kind":"a","id":1},"id":2},"id":3} {"m":{"k":{"kind":"b","id":1},"id":2},"y":3}"#,
    #"{"type":1.5,"a":1} {"type":-2,"b":1} {"type":"-2","c":1} {"type":false,"d":1} {"type":1e2,"e":1}"#,
  ]

  /// A number that no one type holds can be anything.
  @Test(arguments: [
    #"[-9223372036854775808,0.5] [1,0,{"a.b":null}] [2,1,{"k":null}]"#,
    #"{"type":"a","v":[9007199254740993,0.5,"x"]} {"type":"b","v":[true]}"#,
    #"[false,{"":1}] [false,{}] [true,{"_snake_case":1}] 0 [0]"#,
  ])
  func whatTakesMostIsTriedLast(_ json: String) throws {
    #expect(try !SuggestionText.of(json).contains("too little in common"))
  }

  /// A struct that codes itself by hand is as good as one that the compiler codes.
  @Test(arguments: [
    #"{"a":{"b":1},"v":1} {"a":{"b":2},"v":null} {"a":{"b":3}}"#,
    #"{"old 0":{"n":null,"i":"x"}} {"old 0":{"n":null,"i":"y"}}"#,
    #"[{"c":{"x":1}},{"c":2}] [{"c":null},{"c":0}] true"#,
    #"[{"c":0},{"a.b":null},{"c":"a"}] [{"c":1},{},{"c":"b"}]"#,
  ])
  func whatOnlyAStructCanTellIsSuggested(_ json: String) throws {
    #expect(try !SuggestionText.of(json).contains("too little in common"))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func nestingTooDeepIsAnError(_ open: String) throws {
    var samples = Samples()
    let json = String(repeating: open, count: 10_000)
    let error = #expect(throws: Samples.Failure.self) {
      try samples.add(Array(json.utf8), file: "a.json")
    }
    #expect(
      error?.description
        == "a.json:1:\(512 * open.utf8.count + 1): arrays and objects are nested more than 512 deep"
    )
  }

  @Test(arguments: [
    ("class", "'class' is a Swift keyword; use another name, such as 'Message'"),
    ("1 b", "'1 b' isn't a Swift name; use one such as 'Message'"),
    ("A.B", "'A.B' isn't a Swift name; use one such as 'Message'"),
    ("String", "an enum 'String' would hide the type of that name, which suggestions use"),
  ])
  func aNameThatIsNoneIsRefused(_ name: String, _ message: String) {
    #expect(Suggestion.problem(withName: name) == message)
  }

  @Test(arguments: [
    ("events.json", "Event"), ("data.json", "Message"), ("string.json", "Message"),
    ("type.jsonl", "Message"), ("class.json", "Class"), ("2024.json", "Message"), ("-", "Message"),
    ("a/user_addresses.v2.json", "UserAddress"),
  ])
  func theEnumIsCalledAsItsFile(_ file: String, _ name: String) throws {
    let suggestion = try SuggestionText.of(#"{"type":"a","b":1}"#, file: file)
    #expect(suggestion.contains("enum \(name): "))
  }
}
