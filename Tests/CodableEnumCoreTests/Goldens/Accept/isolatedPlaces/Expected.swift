// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"run","name":<String>}
/// {"type":"stop"}
/// ```
#sourceLocation(file: "Input.swift", line: 5)
nonisolated extension IsolatedPlacesQueue.Job: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "IsolatedPlacesQueue.Job", known: Self.codableEnumTags)
    switch tag {
    case "run":
      self = try .run(name: container.required(for: "name"))
    case "stop":
      self = .stop
    default:
      throw codableEnumUnknownTag(tag, of: "IsolatedPlacesQueue.Job", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["run", "stop"] }
}

/// Written as:
///
/// ```
/// {"type":"run","name":<String>}
/// {"type":"stop"}
/// ```
#sourceLocation(file: "Input.swift", line: 5)
nonisolated extension IsolatedPlacesQueue.Job: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .run(name: let value0):
      try container.encode("run" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "name")
    case .stop:
      try container.encode("stop" as Swift.String, forKey: "type")
    }
  }
}

nonisolated extension IsolatedPlacesQueue.Job {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 6)
  var name: String? {
#sourceLocation()
    switch self {
    case .run(name: let value0): return value0
    case .stop: return nil
    }
  }
}

/// Read from:
///
/// ```
/// {"add":{"count":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
nonisolated extension IsolatedPlacesOrder: Swift.Decodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "IsolatedPlacesOrder", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "add":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .add(count: payload.required(for: "count"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "IsolatedPlacesOrder", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private nonisolated static var codableEnumTags: [Swift.String] { ["add"] }
}

/// Written as:
///
/// ```
/// {"add":{"count":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
nonisolated extension IsolatedPlacesOrder: Swift.Encodable {
  nonisolated func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .add(count: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "add")
      try payload.encode(value0, forKey: "count")
    }
  }
}

nonisolated extension Swift.KeyedEncodingContainer {
  /// A nil property is written as null.
  mutating func encodeIfPresent(
    _ value: IsolatedPlacesOrder?, forKey key: Self.Key
  ) throws {
    if let value {
      try encode(value, forKey: key)
    } else {
      try encodeNil(forKey: key)
    }
  }
}

extension IsolatedPlacesOrder {
  /// The value called `count`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 13)
  var count: Int? {
#sourceLocation()
    switch self {
    case .add(count: let value0): return value0
    }
  }
}

/// Read from:
///
/// ```
/// ["wait",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 21)
nonisolated extension IsolatedPlacesPlan.Step: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "IsolatedPlacesPlan.Step")
    let tag: Swift.String = try elements.tag(of: "IsolatedPlacesPlan.Step", known: Self.codableEnumTags)
    switch tag {
    case "wait":
      elements.expect(2, of: "IsolatedPlacesPlan.Step.wait")
      self = try .wait(elements.value())
      try elements.expectEnd(of: "IsolatedPlacesPlan.Step.wait", 1)
    default:
      throw elements.unknownTag(tag, of: "IsolatedPlacesPlan.Step", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["wait"] }
}

/// Written as:
///
/// ```
/// ["wait",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 21)
nonisolated extension IsolatedPlacesPlan.Step: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .wait(let value0):
      try elements.encode("wait" as Swift.String)
      try elements.encode(value0)
    }
  }
}

#if hasFeature(InferIsolatedConformances)

/// Read from:
///
/// ```
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension IsolatedPlacesButton: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("IsolatedPlacesButton")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    attempts.explain("text", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension IsolatedPlacesButton: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}
#else

/// Read from:
///
/// ```
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension IsolatedPlacesButton: Swift.Decodable {
  nonisolated init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("IsolatedPlacesButton")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    attempts.explain("text", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension IsolatedPlacesButton: Swift.Encodable {
  nonisolated func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}
#endif

/// Read from:
///
/// ```
/// {"t":"text","c":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 34)
#if os(Linux)
@available(*, deprecated, message: "use another")
#endif
nonisolated extension IsolatedPlacesOld: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "IsolatedPlacesOld", known: Self.codableEnumTags)
    switch tag {
    case "text":
      self = try .text(container.required(for: "c"))
    default:
      throw codableEnumUnknownTag(tag, of: "IsolatedPlacesOld", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"t":"text","c":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 34)
#if os(Linux)
@available(*, deprecated, message: "use another")
#endif
nonisolated extension IsolatedPlacesOld: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
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
// singleValue
// root
// rootValue
// attempts
// explanation
// expectation
// attemptedScalar
// scalar
// unknownTag
