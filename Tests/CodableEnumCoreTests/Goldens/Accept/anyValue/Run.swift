import Foundation

extension Goldens {
  static func anyValue() throws {
    let json = #"""
      {"type":"new","big":9223372036854775807,"bigger":18446744073709551615,
       "small":-9223372036854775808,"precise":9007199254740993,"zero":-0.0,"half":0.5,
       "yes":true,"none":null,"empty":{},"list":[],"":[[[{"a b":"\u0000"}]]],"text":"1"}
      """#
    let message = try JSONDecoder().decode(AnyValueMessage.self, from: Data(json.utf8))
    guard case .unknown(.object(let members)) = message else {
      return fail("\(message)", #fileID, #line)
    }
    equal(members["big"], .integer(.max))
    equal(members["bigger"], .unsigned(.max))
    equal(members["small"], .integer(.min))
    equal(members["precise"], .integer(9_007_199_254_740_993))
    equal(members["half"], .double(0.5))
    equal(members["yes"], .boolean(true))
    equal(members["none"], .null)
    equal(members["empty"], .object([:]))
    equal(members["list"], .array([]))
    equal(members[""], .array([.array([.array([.object(["a b": .string("\0")])])])]))
    if case .double(let zero) = members["zero"] { equal(zero.sign, .minus) } else {
      fail("\(members["zero"] as Any)", #fileID, #line)
    }
    let again = try JSONDecoder().decode(
      AnyValueMessage.self, from: JSONEncoder().encode(message))
    equal(again, message)

    // What is not kept exactly is not kept at all.
    let bigger = "CodableEnumAnyValue can't store 18446744073709551616: it has more than 64 bits"
    rejects(
      #"{"type":"new","a":[{"b":18446744073709551616}]}"#, AnyValueMessage.self,
      "dataCorrupted a.[0].b: \(bigger)")
    rejects(
      "-9223372036854775809", CodableEnumAnyValue.self,
      "-9223372036854775809: it has more than 64 bits")
    rejects(
      "[[1e999]]", CodableEnumAnyValue.self, "dataCorrupted [0].[0]: CodableEnumAnyValue can't")
    both(CodableEnumAnyValue.double(1e30), "1e30")
    both(CodableEnumAnyValue.double(-0x1p80), "\(-0x1p80)")

    let value: CodableEnumAnyValue = [
      "null": nil, "yes": true, "one": 1, "half": 0.5, "list": [1, "a", []], "": ["k": [:]],
    ]
    equal("\(value)", #"{"":{"k":{}},"half":0.5,"list":[1,"a",[]],"null":null,"one":1,"yes":true}"#)
    equal(
      CodableEnumAnyValue.string("\"\\/\n\r\t\0\u{1F}\u{7F}é\u{1F600}e\u{301}").description,
      #""\"\\/\n\r\t\u0000\u001f"# + "\u{7F}é\u{1F600}e\u{301}\"")
    equal(CodableEnumAnyValue.unsigned(.max).description, "18446744073709551615")
    equal(CodableEnumAnyValue.double(.infinity).description, "null")
    equal(value["null"]?.isNull, true)
    equal(value["no"]?.isNull, nil)
    equal(value["yes"]?.bool, true)
    equal(value["one"]?.int, 1)
    equal(value["one"]?.double, 1)
    equal(value["half"]?.int, nil)
    equal(value["half"]?.double, 0.5)
    equal(value["list"]?[1]?.string, "a")
    equal(value["list"]?[3], nil)
    equal(value["list"]?[-1], nil)
    equal(value["list"]?.array?.count, 3)
    equal(value[""]?.object, ["k": [:]])
    equal(CodableEnumAnyValue.unsigned(.max).int, nil)
    equal(CodableEnumAnyValue.double(3).int, 3)
    equal(value.string, nil)
    equal(CodableEnumAnyValue(dictionaryLiteral: ("a", 1), ("a", 2)), ["a": 2])
  }
}
