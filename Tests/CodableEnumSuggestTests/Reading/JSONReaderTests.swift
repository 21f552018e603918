import Testing

@testable import CodableEnumSuggest

struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> [JSONValue] {
    try read(Array(text.utf8))
  }

  private func read(_ bytes: [UInt8]) throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    try JSONReader.read(bytes) { value, _ in values.append(value) }
    return values
  }

  @Test(arguments: [
    ("null", JSONValue.null), ("true", .boolean(true)), ("false", .boolean(false)),
    ("0", .integer(0)), ("-1", .integer(-1)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .unsigned(9_223_372_036_854_775_808)),
    ("18446744073709551615", .unsigned(.max)),
    ("18446744073709551616", .double(18_446_744_073_709_551_616)),
    ("1.0", .double(1)), ("1e2", .double(100)), ("1.5E-1", .double(0.15)), ("-0", .double(-0.0)),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\ud83d\ude00é😀""#, .string("é😀é😀")), (#""\u0000""#, .string("\0")),
    (" [ ] ", .array([])), ("[1,[2]]", .array([.integer(1), .array([.integer(2)])])),
    ("{ }", .object([])),
    (
      #"{"b":1,"a":null}"#,
      .object([.init(key: "b", value: .integer(1)), .init(key: "a", value: .null)])
    ),
    ("\u{FEFF}1", .integer(1)),
  ])
  func valuesAreReadAsTheyAre(_ text: String, _ value: JSONValue) throws {
    #expect(try read(text) == [value])
  }

  @Test(arguments: [
    ("", "1:1: there is no JSON here, only white space"),
    (" \n ", "2:2: there is no JSON here, only white space"),
    ("[1,]", "1:3: JSON allows no comma before ']'"),
    ("{\"a\":1\n,}", "2:1: JSON allows no comma before '}'"),
    ("[,1]", "1:2: expected a value, found ','"),
    (
      "{\"a\":1},\n{}",
      "1:8: there is a comma between values; remove it, or put brackets around the values"
    ),
    ("{\"a\":1}}", "1:8: expected a value, found '}'"),
    ("[1 2]", "1:4: expected ',' or ']', found '2'"),
    ("{\"a\" 1}", "1:6: expected ':', found '1'"),
    ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}', found a string"),
    ("{\"a\":1,\n \"b\":2, \"a\":3}", "2:9: duplicate key \"a\", first at 1:2"),
    ("{a:1}", "1:2: the key a needs double quotes"),
    ("{'a':1}", "1:2: strings need double quotes"),
    ("['a']", "1:2: strings need double quotes"),
    ("{1:2}", "1:2: the key 1 needs double quotes"),
    ("{[]:2}", "1:2: expected a key, found '['"),
    ("// x\n1", "1:1: JSON has no comments"),
    ("[1, # x\n]", "1:5: JSON has no comments"),
    ("[True]", "1:2: 'True' isn't JSON; write true"),
    ("[None]", "1:2: 'None' isn't JSON; write null"),
    ("{\"a\":undefined}", "1:6: 'undefined' isn't JSON; write null"),
    ("[NaN]", "1:2: 'NaN' isn't JSON"),
    ("[-Infinity]", "1:3: digits are missing after the minus sign"),
    ("[01]", "1:2: numbers have no leading zeros"),
    ("[-012]", "1:3: numbers have no leading zeros"),
    ("[+1]", "1:2: numbers have no '+' sign"),
    ("[.5]", "1:2: digits are missing before the point"),
    ("[1.]", "1:4: digits are missing after the point"),
    ("[1e]", "1:4: digits are missing in the exponent"),
    ("[0x10]", "1:3: expected the end of a number, found 'x10'"),
    ("[1e999]", "1:2: the number 1e999 is too large for a Double"),
    ("[\"a", "1:2: this string does not end on its line"),
    ("[\"a\n\"]", "1:2: this string does not end on its line"),
    ("[\"a\u{1}\"]", "1:4: the control character \\u0001 must be escaped"),
    (#"["\x41"]"#, #"1:3: '\x' isn't a JSON escape sequence"#),
    (#"["\u12g4"]"#, #"1:3: '\u12g4' isn't a JSON escape sequence"#),
    (#"["\ud800"]"#, #"1:3: '\ud800' is half a surrogate pair; the other half is missing"#),
    (#"["\udc00\ud800"]"#, #"1:3: '\udc00' is half a surrogate pair; the other half is missing"#),
    (#"["\ud800\u0041"]"#, #"1:3: '\ud800' is half a surrogate pair; the other half is missing"#),
    ("[1,\n [2", "2:4: the text ends inside an array that begins at 2:2"),
    ("{\"a\"", "1:5: the text ends inside an object that begins at 1:1"),
    ("{\"a\":", "1:6: the text ends inside an object that begins at 1:1"),
    ("[1]\u{FEFF}", "1:4: a byte order mark (U+FEFF) is allowed only at the start of a file"),
    ("\u{FEFF}[x]", "1:2: 'x' isn't JSON"),
    ("é", "1:1: expected a value, found 'é'"),
  ])
  func malformedTextIsReportedAtItsPlace(_ text: String, _ message: String) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x31, 0], "1:1: this is UTF-16; JSON is UTF-8"),
      ([0x31, 0], "1:1: this is UTF-16 or UTF-32; JSON is UTF-8"),
      ([0x5B, 0x22, 0x61, 0xFF, 0x22, 0x5D], "1:4: these bytes aren't UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: these bytes aren't UTF-8"),
      ([0x22, 0x5C, 0x6E, 0xC3, 0x22], "1:4: these bytes aren't UTF-8"),
    ] as [([UInt8], String)])
  func otherEncodingsAreReported(_ bytes: [UInt8], _ message: String) {
    let error = #expect(throws: JSONError.self) { try read(bytes) }
    #expect(error?.description == message)
  }

  @Test func nestingHasALimit() throws {
    let limit = JSONReader.nestingLimit
    #expect(throws: Never.self) {
      try read(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    }
    let error = #expect(throws: JSONError.self) {
      try read(String(repeating: "[", count: 1_000_000))
    }
    #expect(error?.description == "1:513: arrays and objects are nested more than 512 deep")
  }

  @Test func objectsOfManyKeysHaveNoneTwice() {
    let keys = (0..<20).map { "\"k\($0)\":0" }.joined(separator: ",")
    let error = #expect(throws: JSONError.self) { try read("{\(keys),\n\"k3\":1}") }
    #expect(error?.description == "2:1: duplicate key \"k3\", first at 1:23")
  }

  @Test func valuesFollowEachOtherOnLines() throws {
    var lines: [Int] = []
    try JSONReader.read(Array("{\"a\":1}\n\n[\n2]\n\"x\" 3\n".utf8)) { lines.append($1) }
    #expect(lines == [1, 3, 5, 5])
  }
}
