// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"file":{"path":<String>}}
/// {"inline":{"url":<String>,"width":<Int?>}}
/// {"many":{"_0":<Int>,"_1":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension KeylessImage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try !container.hasCaseKey(known: Self.codableEnumTags, ignoringCase: false) {
      self = try .inline(url: container.required(for: "url"), width: container.ifPresent(for: "width"))
      return
    }
    let key = try container.caseKey(of: "KeylessImage", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "file":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .file(path: payload.required(for: "path"))
    case "inline":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .inline(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
    case "many":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .many(payload.required(for: "_0"), payload.required(for: "_1"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "KeylessImage", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["file", "inline", "many"] }
}

/// Written as:
///
/// ```
/// {"file":{"path":<String>}}
/// {"inline":{"url":<String>,"width":<Int?>}}
/// {"many":{"_0":<Int>,"_1":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension KeylessImage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .file(path: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "file")
      try payload.encode(value0, forKey: "path")
    case .inline(url: let value0, width: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "inline")
      try payload.encode(value0, forKey: "url")
      try payload.encodeIfPresent(value1, forKey: "width")
    case .many(let value0, let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "many")
      try payload.encode(value0, forKey: "_0")
      try payload.encode(value1, forKey: "_1")
    }
  }
}

/// Read from:
///
/// ```
/// {"text":<String>}
/// "none"
/// {"other":<KeylessPart>}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension KeylessValue: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "text":
        throw codableEnumMissingPayload("KeylessValue.text", at: decoder.codingPath)
      case "none":
        self = .none
      case "other":
        throw codableEnumMissingPayload("KeylessValue.other", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "KeylessValue", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    if try !container.hasCaseKey(known: Self.codableEnumTags, ignoringCase: false) {
#sourceLocation(file: "Input.swift", line: 12)
      self = try .other(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    }
    let key = try container.caseKey(of: "KeylessValue", container.firstCaseKey(known: Self.codableEnumTags))
    switch key.stringValue {
    case "text":
      self = try .text(container.required(for: key))
    case "none":
      self = .none
    case "other":
#sourceLocation(file: "Input.swift", line: 12)
      self = try .other(container.value(for: key))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "KeylessValue", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "none", "other"] }
}

/// Written as:
///
/// ```
/// {"text":<String>}
/// "none"
/// {"other":<KeylessPart>}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension KeylessValue: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(value0, forKey: "text")
    case .none:
      var container = encoder.singleValueContainer()
      try container.encode("none" as Swift.String)
    case .other(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value0, forKey: "other")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"text":{"body":<String>}}
/// {"nothing":{"note":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension KeylessStrict: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try !container.hasCaseKey(known: Self.codableEnumTags, ignoringCase: true) {
      try container.rejectKeys(otherThan: ["note", "text", "nothing"], in: "KeylessStrict.nothing")
      self = try .nothing(note: container.ifPresent(for: "note"))
      return
    }
    let key = try container.caseKey(of: "KeylessStrict", container.caseKeys(ofMany: Self.codableEnumTags, ignoringCase: true))
    switch key.stringValue.lowercased() {
    case "text":
      try container.rejectKeys(otherThan: [key.stringValue], in: "KeylessStrict")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["body"], in: "KeylessStrict.text")
      self = try .text(body: payload.required(for: "body"))
    case "nothing":
      try container.rejectKeys(otherThan: [key.stringValue], in: "KeylessStrict")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["note"], in: "KeylessStrict.nothing")
      self = try .nothing(note: payload.ifPresent(for: "note"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "KeylessStrict", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "nothing"] }
}

/// Written as:
///
/// ```
/// {"text":{"body":<String>}}
/// {"nothing":{"note":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension KeylessStrict: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "body")
    case .nothing(note: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "nothing")
      try payload.encodeIfPresent(value0, forKey: "note")
    }
  }
}

/// Read from:
///
/// ```
/// {"on":true}
/// {"off":true}
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension KeylessEmpty: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if try !container.hasCaseKey(known: Self.codableEnumTags, ignoringCase: false) {
      self = .off
      return
    }
    let key = try container.caseKey(of: "KeylessEmpty", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "on":
      try container.expectTrue(for: key)
      self = .on
    case "off":
      try container.expectTrue(for: key)
      self = .off
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "KeylessEmpty", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["on", "off"] }
}

/// Written as:
///
/// ```
/// {"on":true}
/// {"off":true}
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension KeylessEmpty: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .on:
      try container.encode(true as Swift.Bool, forKey: "on")
    case .off:
      try container.encode(true as Swift.Bool, forKey: "off")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// beginning
// required
// requiredString
// requiredInt
// ifPresent
// stringIfPresent
// intIfPresent
// value
// trueUnderKey
// caseKeys
// caseKeysOfMany
// hasCaseKey
// firstCaseKey
// onlyCase
// caseKey
// unknownKeys
// optional
// singleValue
// root
// rootValue
// nameOrObject
// unknownTag
// missingPayload
