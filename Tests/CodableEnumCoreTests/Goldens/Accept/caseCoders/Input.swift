struct CodedPlace {
  var name: String
}

// All values in one piece of text: `folder:3`.
enum TextCoder {
  static func encode(_ values: (CodedPlace, Int), to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(values.0.name):\(values.1)")
  }

  static func decode(from decoder: any Decoder) throws -> (CodedPlace, Int) {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no place")
    }
    return (CodedPlace(name: String(parts[0])), number)
  }
}

// An object with keys of its own, also one that a tag is called.
enum ObjectCoder {
  enum Keys: CodingKey {
    case type, meta, name, number
  }

  static func encode(_ values: (place: CodedPlace, number: Int), to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode("folder", forKey: .type)
    try container.encode(["more": 1], forKey: .meta)
    try container.encode(values.place.name, forKey: .name)
    try container.encode(values.number, forKey: .number)
  }

  static func decode(from decoder: any Decoder) throws -> (place: CodedPlace, number: Int) {
    let container = try decoder.container(keyedBy: Keys.self)
    return try (
      CodedPlace(name: container.decode(String.self, forKey: .name)),
      container.decode(Int.self, forKey: .number)
    )
  }
}

enum OneCoder {
  static func encode(_ place: CodedPlace?, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(place?.name ?? "none")
  }

  static func decode(from decoder: any Decoder) throws -> CodedPlace? {
    let name = try decoder.singleValueContainer().decode(String.self)
    return name == "none" ? nil : CodedPlace(name: name)
  }
}

enum GenericCoder {
  static func encode<Value: Encodable>(_ value: Value, to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
  static func decode<Value: Decodable>(from decoder: any Decoder) throws -> Value {
    try Value(from: decoder)
  }
}

enum VoidCoder {
  static func encode(_ value: Void, to encoder: any Encoder) throws { try true.encode(to: encoder) }
  static func decode(from decoder: any Decoder) throws { _ = try Bool(from: decoder) }
}

enum SignalCoder {
  static func encode(_ values: (Int, Void), to encoder: any Encoder) throws {
    try values.0.encode(to: encoder)
  }
  static func decode(from decoder: any Decoder) throws -> (Int, Void) {
    (try Int(from: decoder), ())
  }
}

// @CodableEnum(style: .external)
enum CodedExternal {
  // @CodableCase(coder: GenericCoder)
  case anything(Int)
  // @CodableCase(coder: VoidCoder)
  case nothing(Void)
  // @CodableCase(coder: TextCoder)
  case folder(CodedPlace, id: Int)
  // @CodableCase(coder: SignalCoder)
  case signal(Int, Void)
  // @CodableCase("one", coder: OneCoder)
  case one(CodedPlace?)
  case plain(id: Int)
}

// @CodableEnum(style: .internal, tag: "type")
enum CodedInternal {
  // @CodableCase(coder: ObjectCoder)
  case folder(CodedPlace, id: Int)
  // @CodableCase(content: "text", coder: TextCoder)
  case text(CodedPlace, id: Int)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum CodedBelow {
  // @CodableCase(coder: ObjectCoder)
  case folder(CodedPlace, id: Int)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", unknownKeys: .reject)
enum CodedAdjacent {
  // @CodableCase(coder: TextCoder)
  case folder(CodedPlace, id: Int)
}

// @CodableEnum(style: .untagged, order: [.folder, .object, .value])
enum CodedUntagged<Value> {
  // @CodableCase(coder: TextCoder)
  case folder(CodedPlace, id: Int)
  // @CodableCase(coder: ObjectCoder)
  case object(CodedPlace, id: Int)
  case value(Value)
}

// @CodableEnum(style: .array)
enum CodedArray {
  // @CodableCase(coder: TextCoder)
  case folder(CodedPlace, id: Int)
}

// @CodableEnum(
//   style: .internal, tag: "type", reads: [.external, .adjacent(tag: "t", content: "c"), .array]
// )
enum CodedRead {
  // @CodableCase(coder: ObjectCoder)
  case folder(CodedPlace, id: Int)
  case plain(id: Int)
}

// @CodableEnum(style: .array)
enum CodedKept {
  // @CodableCase(200...299, coder: TextCoder)
  case folder(
    code: Int,  // @CodableValue(tag: true)
    place: CodedPlace, id: Int
  )
}
