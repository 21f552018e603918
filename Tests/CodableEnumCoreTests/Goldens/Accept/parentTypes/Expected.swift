// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"payload",…<Payload>}
/// {"type":"own",…<Own?>}
/// {"type":"named","name":<Name>,"size":<Int>}
/// {"type":"maybe","maybe":<MaybeName>}
/// {"type":"color","rgb":<ResolvingParent.Hex(Int)>}
/// {"type":"list","payloads":<[Payload]>,"owns":<[String: Own]>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension ResolvingParent.Deeper.Message: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ResolvingParent.Deeper.Message", known: Self.codableEnumTags)
    switch tag {
    case "payload":
#sourceLocation(file: "Input.swift", line: 28)
      self = try .payload(codableEnumFlattened(in: decoder))
#sourceLocation()
    case "own":
#sourceLocation(file: "Input.swift", line: 29)
      self = try .own(codableEnumFlattenedOptional(in: decoder))
#sourceLocation()
    case "named":
      if container.contains("name") {
#sourceLocation(file: "Input.swift", line: 30)
        self = try .named(name: container.value(for: "name"), size: container.required(for: "size"))
#sourceLocation()
      } else {
        let defaults: Self = try .named(size: container.required(for: "size"))
        if case .named(name: var value0, size: let value1) = defaults {
#sourceLocation(file: "Input.swift", line: 30)
          try container.replace(&value0, for: "name")
#sourceLocation()
          self = .named(name: value0, size: value1)
        } else {
          self = defaults
        }
      }
    case "maybe":
#sourceLocation(file: "Input.swift", line: 31)
      self = try .maybe(maybe: container.value(for: "maybe"))
#sourceLocation()
    case "color":
#sourceLocation(file: "Input.swift", line: 32)
      self = try .color(rgb: container.value(for: "rgb") { try ResolvingParent.Hex.decode(from: $0) })
#sourceLocation()
    case "list":
#sourceLocation(file: "Input.swift", line: 33)
      self = try .list(container.required(for: "payloads"), owns: container.required(for: "owns"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "ResolvingParent.Deeper.Message", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["payload", "own", "named", "maybe", "color", "list"]
  }
}

/// Written as:
///
/// ```
/// {"type":"payload",…<Payload>}
/// {"type":"own",…<Own?>}
/// {"type":"named","name":<Name>,"size":<Int>}
/// {"type":"maybe","maybe":<MaybeName>}
/// {"type":"color","rgb":<ResolvingParent.Hex(Int)>}
/// {"type":"list","payloads":<[Payload]>,"owns":<[String: Own]>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension ResolvingParent.Deeper.Message: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .payload(let value0):
      try container.encode("payload" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 28)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    case .own(let value0):
      try container.encode("own" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 29)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    case .named(name: let value0, size: let value1):
      try container.encode("named" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 30)
      try container.encodeUnlessNil(value0, for: "name")
#sourceLocation()
      try container.encode(value1, forKey: "size")
    case .maybe(maybe: let value0):
      try container.encode("maybe" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 31)
      try container.encodeUnlessNil(value0, for: "maybe")
#sourceLocation()
    case .color(rgb: let value0):
      try container.encode("color" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 32)
      try container.encodeUnlessNil(value0, for: "rgb") { try ResolvingParent.Hex.encode($0, to: $1) }
#sourceLocation()
    case .list(let value0, owns: let value1):
      try container.encode("list" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 33)
      try container.encode(value0, forKey: "payloads")
#sourceLocation(file: "Input.swift", line: 33)
      try container.encode(value1, forKey: "owns")
#sourceLocation()
    }
  }
}

extension ResolvingParent.Deeper.Message {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 30)
  var name: ResolvingParent.Name? {
#sourceLocation()
    switch self {
    case .payload: return nil
    case .own: return nil
    case .named(name: let value0, size: _): return value0
    case .maybe: return nil
    case .color: return nil
    case .list: return nil
    }
  }

  /// The value called `size`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 30)
  var size: Int? {
#sourceLocation()
    switch self {
    case .payload: return nil
    case .own: return nil
    case .named(name: _, size: let value1): return value1
    case .maybe: return nil
    case .color: return nil
    case .list: return nil
    }
  }

  /// The value called `maybe`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 31)
  var maybe: ResolvingParent.MaybeName? {
#sourceLocation()
    switch self {
    case .payload: return nil
    case .own: return nil
    case .named: return nil
    case .maybe(maybe: let value0): return value0
    case .color: return nil
    case .list: return nil
    }
  }

  /// The value called `rgb`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 32)
  var rgb: Int? {
#sourceLocation()
    switch self {
    case .payload: return nil
    case .own: return nil
    case .named: return nil
    case .maybe: return nil
    case .color(rgb: let value0): return value0
    case .list: return nil
    }
  }

  /// The value called `payloads`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 33)
  var payloads: [ResolvingParent.Payload]? {
#sourceLocation()
    switch self {
    case .payload: return nil
    case .own: return nil
    case .named: return nil
    case .maybe: return nil
    case .color: return nil
    case .list(let value0, owns: _): return value0
    }
  }

  /// The value called `owns`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 33)
  var owns: [String: Own]? {
#sourceLocation()
    switch self {
    case .payload: return nil
    case .own: return nil
    case .named: return nil
    case .maybe: return nil
    case .color: return nil
    case .list(_, owns: let value1): return value1
    }
  }
}

/// Read from:
///
/// ```
/// {"message":<Message>}
/// {"again":<Reply>}
/// ```
#sourceLocation(file: "Input.swift", line: 40)
extension ResolvingParent.Deeper.Reply: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ResolvingParent.Deeper.Reply", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "message":
#sourceLocation(file: "Input.swift", line: 41)
      self = try .message(container.value(for: key))
#sourceLocation()
    case "again":
#sourceLocation(file: "Input.swift", line: 42)
      self = try .again(container.value(for: key))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ResolvingParent.Deeper.Reply", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["message", "again"] }
}

/// Written as:
///
/// ```
/// {"message":<Message>}
/// {"again":<Reply>}
/// ```
#sourceLocation(file: "Input.swift", line: 40)
extension ResolvingParent.Deeper.Reply: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .message(let value0):
#sourceLocation(file: "Input.swift", line: 41)
      try container.encode(value0, forKey: "message")
#sourceLocation()
    case .again(let value0):
#sourceLocation(file: "Input.swift", line: 42)
      try container.encode(value0, forKey: "again")
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// value
// optionalValue
// replacement
// codedValue
// codedOptional
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// missingKeys
// flattened
// flattenedOptional
// unknownTag
// encodingUnlessNil
// coderEncodingUnlessNil
// flatteningEncoding
