// @CodableEnum(style: .internal, tag: "type")
enum CodedUnknown: Equatable {
  case text(body: String)
  // @CodableCase(.unknown, coder: CodedUnknownCoder)
  case custom(name: String, fields: [String: Int])
}

enum CodedUnknownCoder {
  static func encode(_ values: (String, [String: Int]), to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    var members: [String: CodedMember] = values.1.mapValues { .number($0) }
    members["type"] = .text(values.0)
    try container.encode(members)
  }

  static func decode(from decoder: any Decoder) throws -> (String, [String: Int]) {
    let members = try decoder.singleValueContainer().decode([String: CodedMember].self)
    var (name, fields) = ("", [String: Int]())
    for (key, member) in members {
      switch member {
      case .text(let text): name = text
      case .number(let number): fields[key] = number
      }
    }
    return (name, fields)
  }
}

// @CodableEnum(style: .untagged)
enum CodedMember: Equatable {
  case number(Int)
  case text(String)
}

// @CodableEnum(style: .external, empty: .name)
enum CodedUnknownKey: Equatable {
  case ping
  case text(body: String)
  // @CodableCase(.unknown, coder: CodedPairCoder)
  case other([String: String])
}

enum CodedPairCoder {
  static func encode(_ value: [String: String], to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }

  static func decode(from decoder: any Decoder) throws -> [String: String] {
    try [String: String](from: decoder)
  }
}

// @CodableEnum(style: .untagged)
enum CodedRest: Equatable {
  case number(Int)
  // @CodableCase(.unknown, coder: CodedPairCoder)
  case other([String: String])
}

// @CodableEnum(style: .array, reads: [.internal(tag: "t")])
enum CodedUnknownForms: Equatable {
  case ping
  // @CodableCase(.unknown, coder: CodedPairCoder)
  case other([String: String])
}

// @CodableEnum(style: .array)
enum CodedUnknownAlone: Equatable {
  // @CodableCase(.unknown, coder: CodedListCoder)
  case other([String])
}

enum CodedListCoder {
  static func encode(_ value: [String], to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }

  static func decode(from decoder: any Decoder) throws -> [String] { try [String](from: decoder) }
}
