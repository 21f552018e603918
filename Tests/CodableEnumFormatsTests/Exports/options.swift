// @CodableEnum(style: .internal, tag: "type")
enum Notice {
  case text(body: String)
  // @CodableCase(nil, aliases: ["none"])
  case silent(until: Int?)
  // @CodableCase(.missingTag)
  case link(url: String)
}

// @CodableEnum(style: .rawValue)
enum Appearance {
  case light
  // @CodableCase(nil)
  case inherited
}

// @CodableEnum(style: .external, missingTag: .link)
enum Media {
  case file(path: String)
  case link(url: String)
}

// @CodableEnum(style: .external, missingTag: .nothing, unknownKeys: .reject)
enum StrictMedia {
  case file(path: String)
  case nothing
}

// @CodableEnum(style: .external, severalKeys: .first)
enum FirstContent {
  case text(body: String)
  // @CodableCase(empty: .null)
  case ping
}

// @CodableEnum(style: .external, payload: .natural, empty: .null)
enum PerhapsNull {
  case ping
  case width(Int?)
  case text(String)
}

// @CodableEnum(style: .external, unknownKeys: .reject)
enum StrictKeys {
  case text(body: String)
  case link(url: String)
}

// @CodableEnum(style: .internal, tag: "type", unknownTag: .folder)
enum DriveEntry {
  case file(size: Int)
  // @CodableCase("folder", aliases: ["dir"])
  case folder(name: String?)
}

// @CodableEnum(style: .external, unknownTag: .folder)
enum DriveKey {
  case file(size: Int)
  case folder(name: String?)
}

// @CodableEnum(style: .untagged, choice: .byKeys)
enum RemoteCall {
  case request(id: Int, method: String)
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case notification(method: String)
  case text(String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "verb")
enum Instruction {
  // @CodableCase("await", aliases: ["wait"])
  case awaitReply(from: String = "anyone")
  // @CodableCase("await")
  case awaitEvent
  // @CodableCase("say")
  case say(text: String)
  // @CodableCase("say")
  case sayAll(text: [String])
}

// @CodableEnum(style: .external, payload: .natural)
enum SharedKey {
  // @CodableCase("size")
  case whole(Int)
  // @CodableCase("size")
  case named(String)
}

// @CodableEnum(style: .internal, tag: "type")
enum FormField {
  case number(value: Int)
  // @CodableCase(.unknown, coder: FieldCoder)
  case custom([String: String])
}

enum FieldCoder {
  static func encode(_ fields: [String: String], to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
  }

  static func decode(from decoder: any Decoder) throws -> [String: String] {
    try [String: String](from: decoder)
  }
}

// @CodableEnum(style: .internal, tag: "score")
enum Grade {
  // @CodableCase(..<50.0)
  case failed(score: Double)  // @CodableValue(tag: true)
  // @CodableCase(50.0...100.0, aliases: ["pass"], tag: "pass")
  case passed
  // @CodableCase(200.5..., tag: 201)
  case absurd
}

// @CodableEnum(style: .rawValue)
enum Volume {
  // @CodableCase(..<"a", tag: "")
  case prelude
  // @CodableCase("a"..<"n", tag: "a")
  case first
  // @CodableCase("n"..."t", tag: "n")
  case second
  // @CodableCase("vol"..<"vom", tag: "vol")
  case third
}

// @CodableEnum(style: .internal, tag: "name")
enum Named {
  // @CodableCase("a"..."m", aliases: ["zero"])
  case early(name: String)  // @CodableValue(tag: true)
  // @CodableCase("n"...)
  case late(name: String)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "method")
enum Procedure {
  // @CodableCase(extras: ["jsonrpc": "2.0", "meta": ["v": 1, "via": nil]])
  case ping
  // @CodableCase(constants: ["ids": [1, nil], "flags": ["strict": true]])
  case call(name: String)
}

// @CodableEnum(style: .external, empty: [[:]])
enum Scene {
  case home
  // @CodableCase(empty: "none")
  case credits
  // @CodableCase(empty: ["level": 1, "boss": nil])
  case tutorial
}

// @CodableEnum(style: .internal, tag: "type")
enum Needed {
  case dot(
    color: String?,  // @CodableValue(nil: .required)
    width: Int?
  )
}

struct Stroke: Codable {
  var width: Int
}

// @CodableEnum(style: .internal, tag: "fill")
enum Fill {
  case plain(alpha: Int)
  case image(url: String)
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum StrictShape {
  case line(Stroke)
  case box(
    name: String,
    Fill  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .adjacent, tag: "t", content: .tag)
enum RangeUnderTag {
  // @CodableCase("a"..."c", tag: "b")
  case letter(index: Int)
}

// @CodableEnum(style: .internal, tag: "t")
enum LongRange {
  // @CodableCase("aa"..."cc", tag: "bb")
  case known
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .internal, tag: "t")
enum OnlyWritten {
  // @CodableCase(skip: .decoding)
  case old
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .external, empty: .null)
enum UnknownNull {
  case known
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], missingTag: .plain)
enum PathToTag {
  case plain
  // @CodableCase(.untagged)
  case size(Int?, Int?)
}

// @CodableEnum(style: .internal, tag: "t", fallback: .other)
enum AnythingElse {
  case known
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
