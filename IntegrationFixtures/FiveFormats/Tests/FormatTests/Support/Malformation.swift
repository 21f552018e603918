/// Ways to spoil JSON.
enum Malformation: CaseIterable {
  case truncated, byteChanged, valueReplaced, memberRemoved, memberRepeated, memberAdded, keyRenamed

  /// The text spoiled in this way at every place where it can be.
  func documents(_ json: JSONText) -> [[UInt8]] {
    switch self {
    case .truncated:
      json.bytes.indices.map { Array(json.bytes[..<$0]) }
    case .byteChanged:
      json.bytes.indices.flatMap { index in
        Self.bytes.map { json.replacing(index..<index + 1, with: [$0]) }
      }
    case .valueReplaced:
      json.values.flatMap { value in
        Self.replacements.map { json.replacing(value, with: $0.utf8) }
      }
    case .memberRemoved:
      json.members.map { member in
        let isFollowed = json.bytes[member.upperBound] == UInt8(ascii: ",")
        let isPreceded = json.bytes[member.lowerBound - 1] == UInt8(ascii: ",")
        let start = member.lowerBound - (isPreceded && !isFollowed ? 1 : 0)
        return json.replacing(start..<member.upperBound + (isFollowed ? 1 : 0), with: [])
      }
    case .memberRepeated:
      // First as it is, then with another value.
      json.members.flatMap { member in
        let text = json.bytes[member]
        let key = text.prefix { $0 != UInt8(ascii: ":") }
        return [
          json.replacing(member, with: text + ",".utf8 + text),
          json.replacing(member, with: text + ",".utf8 + key + ":null".utf8),
          json.replacing(member, with: key + ":7,".utf8 + text),
        ]
      }
    case .memberAdded:
      json.members.flatMap { member in
        Self.replacements.map {
          json.replacing(member, with: "\"\u{0}new\":\($0),".utf8 + json.bytes[member])
        } + [json.replacing(member, with: "\"\":1,".utf8 + json.bytes[member])]
      }
    case .keyRenamed:
      json.members.map { member in
        json.replacing(member.lowerBound + 1..<member.lowerBound + 1, with: "x".utf8)
      }
    }
  }

  /// Structure, a control character, and bytes that are not UTF-8.
  private static let bytes: [UInt8] = Array("{}[]\",:\\0-.e".utf8) + [0x00, 0x80, 0xC3, 0xFF]

  private static let replacements =
    [
      "", "null", "true", "false", "{}", "[]", "[null]", "[[]]", #"{"":null}"#, #"{"a":1}"#,
      #""""#, #""text""#, #""1""#, #""\u0000""#, #""\ud800""#, #""é́👩‍👩‍👧""#,
      "0", "-0", "1", "-1", "1.5", "1e3", "1e400", "-1e400", "1e-400", "9223372036854775807",
      "9223372036854775808", "-9223372036854775809", "340282366920938463463374607431768211456",
      "NaN", "Infinity", "01", "0x1", "+1", ".5", "'text'", "[1,2,3,4,5,6,7,8,9]", "[1,]", "{,}",
      #"{"type":"x"}"#, #"{"type":{"type":{}}}"#, #"[{"a":[{"b":[]}]}]"#,
    ]
    + [
      nested("[", "]", 64), nested("[", "]", 100_000), nested(#"{"a":"#, "}", 64),
      nested(#"{"value":"#, "}", 10_000), String(repeating: "[", count: 1000),
    ]

  private static func nested(_ opening: String, _ closing: String, _ depth: Int) -> String {
    String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
  }
}
