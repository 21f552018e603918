// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"default":{"in":<Int>}}
/// {"self":{}}
/// {"init":<Int>}
/// {"クレジット":{"金額":<Int>}}
/// {"two words":{"a label":<String>}}
/// {"3d":<Int>}
/// {"🙂":{}}
/// {"class":{"class":<Int>,"value0":<Int>,"container":<Int>,"decoder":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension Names: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "Names", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "default":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .`default`(in: payload.required(for: "in"))
    case "self":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .`self`
    case "init":
      self = try .`init`(container.required(for: key))
    case "クレジット":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .クレジット(金額: payload.required(for: "金額"))
    case "two words":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .`two words`(`a label`: payload.required(for: "a label"))
    case "3d":
      self = try .`3d`(container.required(for: key))
    case "🙂":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .🙂
    case "class":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .`class`(class: payload.required(for: "class"), value0: payload.required(for: "value0"), container: payload.required(for: "container"), decoder: payload.required(for: "decoder"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "Names", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["default", "self", "init", "クレジット", "two words", "3d", "🙂", "class"]
  }
}

/// Written as:
///
/// ```
/// {"default":{"in":<Int>}}
/// {"self":{}}
/// {"init":<Int>}
/// {"クレジット":{"金額":<Int>}}
/// {"two words":{"a label":<String>}}
/// {"3d":<Int>}
/// {"🙂":{}}
/// {"class":{"class":<Int>,"value0":<Int>,"container":<Int>,"decoder":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension Names: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .`default`(in: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "default")
      try payload.encode(value0, forKey: "in")
    case .`self`:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "self")
    case .`init`(let value0):
      try container.encode(value0, forKey: "init")
    case .クレジット(金額: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "クレジット")
      try payload.encode(value0, forKey: "金額")
    case .`two words`(`a label`: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "two words")
      try payload.encode(value0, forKey: "a label")
    case .`3d`(let value0):
      try container.encode(value0, forKey: "3d")
    case .🙂:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "🙂")
    case .`class`(class: let value0, value0: let value1, container: let value2, decoder: let value3):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "class")
      try payload.encode(value0, forKey: "class")
      try payload.encode(value1, forKey: "value0")
      try payload.encode(value2, forKey: "container")
      try payload.encode(value3, forKey: "decoder")
    }
  }
}

extension Names {
  /// The value called `in`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 3)
  var `in`: Int? {
#sourceLocation()
    switch self {
    case .`default`(in: let value0): return value0
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット: return nil
    case .`two words`: return nil
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`: return nil
    }
  }

  /// The value called `金額`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 6)
  var 金額: Int? {
#sourceLocation()
    switch self {
    case .`default`: return nil
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット(金額: let value0): return value0
    case .`two words`: return nil
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`: return nil
    }
  }

  /// The value called `a label`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 7)
  var `a label`: String? {
#sourceLocation()
    switch self {
    case .`default`: return nil
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット: return nil
    case .`two words`(`a label`: let value0): return value0
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`: return nil
    }
  }

  /// The value called `class`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 10)
  var `class`: Int? {
#sourceLocation()
    switch self {
    case .`default`: return nil
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット: return nil
    case .`two words`: return nil
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`(class: let value0, value0: _, container: _, decoder: _): return value0
    }
  }

  /// The value called `value0`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 10)
  var value0: Int? {
#sourceLocation()
    switch self {
    case .`default`: return nil
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット: return nil
    case .`two words`: return nil
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`(class: _, value0: let value1, container: _, decoder: _): return value1
    }
  }

  /// The value called `container`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 10)
  var container: Int? {
#sourceLocation()
    switch self {
    case .`default`: return nil
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット: return nil
    case .`two words`: return nil
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`(class: _, value0: _, container: let value2, decoder: _): return value2
    }
  }

  /// The value called `decoder`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 10)
  var decoder: Int? {
#sourceLocation()
    switch self {
    case .`default`: return nil
    case .`self`: return nil
    case .`init`: return nil
    case .クレジット: return nil
    case .`two words`: return nil
    case .`3d`: return nil
    case .🙂: return nil
    case .`class`(class: _, value0: _, container: _, decoder: let value3): return value3
    }
  }
}

/// Read from:
///
/// ```
/// {"a \"quoted\" key\n":"tab\tand \\ backslash"}
/// {"a \"quoted\" key\n":"repeat","where":<Int>}
/// {"a \"quoted\" key\n":"text","key with \"quotes\"":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 14)
extension NamesOfKeys: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "a \"quoted\" key\n", of: "NamesOfKeys", known: Self.codableEnumTags)
    switch tag {
    case "tab\tand \\ backslash", "😀", "raw \"one\" \\n":
      self = .escaped
    case "repeat":
      self = try .`repeat`(container.required(for: "where"))
    case "text":
      self = try .text(container.required(for: "key with \"quotes\""))
    default:
      throw codableEnumUnknownTag(tag, of: "NamesOfKeys", known: Self.codableEnumTags, at: container.codingPath, ["a \"quoted\" key\n"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["tab\tand \\ backslash", "😀", "raw \"one\" \\n", "repeat", "text"]
  }
}

/// Written as:
///
/// ```
/// {"a \"quoted\" key\n":"tab\tand \\ backslash"}
/// {"a \"quoted\" key\n":"repeat","where":<Int>}
/// {"a \"quoted\" key\n":"text","key with \"quotes\"":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 14)
extension NamesOfKeys: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .escaped:
      try container.encode("tab\tand \\ backslash" as Swift.String, forKey: "a \"quoted\" key\n")
    case .`repeat`(let value0):
      try container.encode("repeat" as Swift.String, forKey: "a \"quoted\" key\n")
      try container.encode(value0, forKey: "where")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "a \"quoted\" key\n")
      try container.encode(value0, forKey: "key with \"quotes\"")
    }
  }
}

/// Read from:
///
/// ```
/// "true"
/// "nil"
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension `Odd type`.`Type of it`: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "Odd type.Type of it", known: Self.codableEnumTags)
    switch tag {
    case "true":
      self = .`true`
    case "nil":
      self = .`nil`
    default:
      throw codableEnumUnknownTag(tag, of: "Odd type.Type of it", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["true", "nil"] }
}

/// Written as:
///
/// ```
/// "true"
/// "nil"
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension `Odd type`.`Type of it`: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .`true`:
      try container.encode("true" as Swift.String)
    case .`nil`:
      try container.encode("nil" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// singleValue
// rootTag
// scalar
// unknownTag
