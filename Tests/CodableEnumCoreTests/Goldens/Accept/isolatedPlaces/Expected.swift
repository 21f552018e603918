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
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: elementTag
// Shared: caseKey
// Shared: attempts

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
#sourceLocation(file: "Input.swift", line: 6)
      self = try .run(name: container.value(for: "name"))
#sourceLocation()
    case "stop":
      self = .stop
    default:
      throw container.unknownTag(tag, for: "type", of: "IsolatedPlacesQueue.Job", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["run", "stop"]
  }
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
#sourceLocation(file: "Input.swift", line: 6)
      try container.encode(value0, forKey: "name")
#sourceLocation()
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
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "IsolatedPlacesOrder", known: Self.codableEnumTags)
    switch key.stringValue {
    case "add":
      let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 13)
      self = try .add(count: payload.value(for: "count"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "IsolatedPlacesOrder", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["add"]
  }
}

/// Written as:
///
/// ```
/// {"add":{"count":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
nonisolated extension IsolatedPlacesOrder: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .add(count: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "add")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value0, forKey: "count")
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 22)
      self = try .wait(elements.value())
#sourceLocation()
      try elements.expectEnd(of: "IsolatedPlacesPlan.Step.wait", 1)
    default:
      throw elements.unknownTag(tag, of: "IsolatedPlacesPlan.Step", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["wait"]
  }
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
#sourceLocation(file: "Input.swift", line: 22)
      try elements.encode(value0)
#sourceLocation()
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
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 30)
      self = try .text(root.value())
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 30)
      try container.encode(value0)
#sourceLocation()
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
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 30)
      self = try .text(root.value())
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 30)
      try container.encode(value0)
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 38)
      self = try .text(container.value(for: "c"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "t", of: "IsolatedPlacesOld", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["text"]
  }
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
#sourceLocation(file: "Input.swift", line: 38)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    }
  }
}
