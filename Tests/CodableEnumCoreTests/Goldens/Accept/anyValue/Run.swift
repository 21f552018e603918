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
  }
}
