// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: elements
// Shared: singleValue
// Shared: root
// Shared: emptyForms
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: rootTag
// Shared: caseKey

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
    let key = try container.caseKey(of: "Names", known: Self.codableEnumTags)
    switch key.stringValue {
    case "default":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 3)
      self = try .`default`(in: payload.value(for: "in"))
#sourceLocation()
    case "self":
      try container.expectObject(for: key)
      self = .`self`
    case "init":
#sourceLocation(file: "Input.swift", line: 5)
      self = try .`init`(container.value(for: key))
#sourceLocation()
    case "クレジット":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 6)
      self = try .クレジット(金額: payload.value(for: "金額"))
#sourceLocation()
    case "two words":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 7)
      self = try .`two words`(`a label`: payload.value(for: "a label"))
#sourceLocation()
    case "3d":
#sourceLocation(file: "Input.swift", line: 8)
      self = try .`3d`(container.value(for: key))
#sourceLocation()
    case "🙂":
      try container.expectObject(for: key)
      self = .🙂
    case "class":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 10)
      self = try .`class`(class: payload.value(for: "class"), value0: payload.value(for: "value0"), container: payload.value(for: "container"), decoder: payload.value(for: "decoder"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "Names", known: Self.codableEnumTags)
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
#sourceLocation(file: "Input.swift", line: 3)
      try payload.encode(value0, forKey: "in")
#sourceLocation()
    case .`self`:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "self")
    case .`init`(let value0):
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0, forKey: "init")
#sourceLocation()
    case .クレジット(金額: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "クレジット")
#sourceLocation(file: "Input.swift", line: 6)
      try payload.encode(value0, forKey: "金額")
#sourceLocation()
    case .`two words`(`a label`: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "two words")
#sourceLocation(file: "Input.swift", line: 7)
      try payload.encode(value0, forKey: "a label")
#sourceLocation()
    case .`3d`(let value0):
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(value0, forKey: "3d")
#sourceLocation()
    case .🙂:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "🙂")
    case .`class`(class: let value0, value0: let value1, container: let value2, decoder: let value3):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "class")
#sourceLocation(file: "Input.swift", line: 10)
      try payload.encode(value0, forKey: "class")
#sourceLocation(file: "Input.swift", line: 10)
      try payload.encode(value1, forKey: "value0")
#sourceLocation(file: "Input.swift", line: 10)
      try payload.encode(value2, forKey: "container")
#sourceLocation(file: "Input.swift", line: 10)
      try payload.encode(value3, forKey: "decoder")
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 17)
      self = try .`repeat`(container.value(for: "where"))
#sourceLocation()
    case "text":
#sourceLocation(file: "Input.swift", line: 18)
      self = try .text(container.value(for: "key with \"quotes\""))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "a \"quoted\" key\n", of: "NamesOfKeys", known: Self.codableEnumTags)
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
#sourceLocation(file: "Input.swift", line: 17)
      try container.encode(value0, forKey: "where")
#sourceLocation()
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "a \"quoted\" key\n")
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value0, forKey: "key with \"quotes\"")
#sourceLocation()
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

  private static var codableEnumTags: [Swift.String] {
    ["true", "nil"]
  }
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
