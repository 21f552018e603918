// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"text","name":<String>}
/// {"type":"nothing"}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
nonisolated extension IsolationNone: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "IsolationNone", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(name: container.required(for: "name"))
    case "nothing":
      self = .nothing
    default:
      throw codableEnumUnknownTag(tag, of: "IsolationNone", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "nothing"] }
}

/// Written as:
///
/// ```
/// {"type":"text","name":<String>}
/// {"type":"nothing"}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
nonisolated extension IsolationNone: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(name: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "name")
    case .nothing:
      try container.encode("nothing" as Swift.String, forKey: "type")
    }
  }
}

nonisolated extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: IsolationNone?, forKey key: Self.Key
  ) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

nonisolated extension IsolationNone {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 7)
  var name: String? {
#sourceLocation()
    switch self {
    case .text(name: let value0): return value0
    case .nothing: return nil
    }
  }
}

#if hasFeature(InferIsolatedConformances)

/// Read from:
///
/// ```
/// {"payload":{"payload":<IsolationPayload>}}
/// {"nothing":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension IsolationMain: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "IsolationMain", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "payload":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 13)
      self = try .payload(payload: payload.value(for: "payload"))
#sourceLocation()
    case "nothing":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .nothing
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "IsolationMain", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["payload", "nothing"] }
}

/// Written as:
///
/// ```
/// {"payload":{"payload":<IsolationPayload>}}
/// {"nothing":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension IsolationMain: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .payload(payload: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "payload")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encodeUnlessNil(value0, for: "payload")
#sourceLocation()
    case .nothing:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "nothing")
    }
  }
}
#else

/// Read from:
///
/// ```
/// {"payload":{"payload":<IsolationPayload>}}
/// {"nothing":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension IsolationMain: Swift.Decodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "IsolationMain", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "payload":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 13)
      self = try .payload(payload: payload.value(for: "payload"))
#sourceLocation()
    case "nothing":
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .nothing
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "IsolationMain", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private nonisolated static var codableEnumTags: [Swift.String] { ["payload", "nothing"] }
}

/// Written as:
///
/// ```
/// {"payload":{"payload":<IsolationPayload>}}
/// {"nothing":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension IsolationMain: Swift.Encodable {
  nonisolated func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .payload(payload: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "payload")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encodeUnlessNil(value0, for: "payload")
#sourceLocation()
    case .nothing:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "nothing")
    }
  }
}
#endif

extension IsolationMain {
  /// The value called `payload`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 13)
  var payload: IsolationPayload? {
#sourceLocation()
    switch self {
    case .payload(payload: let value0): return value0
    case .nothing: return nil
    }
  }
}

/// Read from:
///
/// ```
/// ["payload",<IsolationPayload>]
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension IsolationDefault: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "IsolationDefault")
    let tag: Swift.String = try elements.tag(of: "IsolationDefault", known: Self.codableEnumTags)
    switch tag {
    case "payload":
      elements.expect(2, of: "IsolationDefault.payload")
#sourceLocation(file: "Input.swift", line: 19)
      self = try .payload(elements.value())
#sourceLocation()
      try elements.expectEnd(of: "IsolationDefault.payload", 1)
    default:
      throw elements.unknownTag(tag, of: "IsolationDefault", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["payload"] }
}

/// Written as:
///
/// ```
/// ["payload",<IsolationPayload>]
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension IsolationDefault: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .payload(let value0):
      try elements.encode("payload" as Swift.String)
#sourceLocation(file: "Input.swift", line: 19)
      try elements.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"payload","c":<IsolationPayload>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension IsolationParent.State: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "IsolationParent.State", known: Self.codableEnumTags)
    switch tag {
    case "payload":
#sourceLocation(file: "Input.swift", line: 25)
      self = try .payload(container.value(for: "c"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "IsolationParent.State", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["payload"] }
}

/// Written as:
///
/// ```
/// {"t":"payload","c":<IsolationPayload>}
/// ```
#sourceLocation(file: "Input.swift", line: 24)
extension IsolationParent.State: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .payload(let value0):
      try container.encode("payload" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// value
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// elementTag
// unknownElementTag
// scalar
// unknownTag
// encodingUnlessNil
