// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"nothing"}
/// {"type":"shape",…<InternalCircle>}
/// {"type":"image","url":<String>,"width":<Int?>}
/// {"type":"denied","reason":<String>}
/// {"type":"text","text":<String>}
/// {"type":"2d","x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension InternalShape: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "InternalShape", known: Self.codableEnumTags)
    switch tag {
    case "nothing":
      self = .nothing
    case "shape":
#sourceLocation(file: "Input.swift", line: 8)
      self = try .shape(codableEnumFlattened(in: decoder))
#sourceLocation()
    case "image":
      self = try .image(url: container.required(for: "url"), width: container.ifPresent(for: "width"))
    case "denied":
      self = try .denied(container.required(for: "reason"))
    case "text":
      self = try .text(container.required(for: "text"))
    case "2d":
      self = try .point(container.required(for: "x"), container.required(for: "y"))
    default:
      throw codableEnumUnknownTag(tag, of: "InternalShape", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["nothing", "shape", "image", "denied", "text", "2d"]
  }
}

/// Written as:
///
/// ```
/// {"type":"nothing"}
/// {"type":"shape",…<InternalCircle>}
/// {"type":"image","url":<String>,"width":<Int?>}
/// {"type":"denied","reason":<String>}
/// {"type":"text","text":<String>}
/// {"type":"2d","x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension InternalShape: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .nothing:
      try container.encode("nothing" as Swift.String, forKey: "type")
    case .shape(let value0):
      try container.encode("shape" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 8)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    case .image(url: let value0, width: let value1):
      try container.encode("image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
      try container.encodeIfPresent(value1, forKey: "width")
    case .denied(let value0):
      try container.encode("denied" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "reason")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "text")
    case .point(let value0, let value1):
      try container.encode("2d" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "x")
      try container.encode(value1, forKey: "y")
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"ping"}}
/// {"meta":{"type":"image"},"url":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension InternalPath: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(at: ["meta", "type"], of: "InternalPath", known: Self.codableEnumTags)
    switch tag {
    case "ping":
      self = .ping
    case "image":
      self = try .image(url: container.required(for: "url"))
    default:
      throw codableEnumUnknownTag(tag, of: "InternalPath", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ping", "image"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"ping"}}
/// {"meta":{"type":"image"},"url":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension InternalPath: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ping:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("ping" as Swift.String, forKey: "type")
    case .image(url: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
    }
  }
}

/// Read from:
///
/// ```
/// {"version":1,"name":<String>}
/// {"version":2,"names":<[String]>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension InternalVersions: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.Int = try container.tag(for: "version", of: "InternalVersions", known: Self.codableEnumTags)
    switch tag {
    case 1:
      self = try .first(name: container.required(for: "name"))
    case 2:
#sourceLocation(file: "Input.swift", line: 27)
      self = try .second(names: container.required(for: "names"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "InternalVersions", known: Self.codableEnumTags, at: container.codingPath, ["version"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1", "2"] }
}

/// Written as:
///
/// ```
/// {"version":1,"name":<String>}
/// {"version":2,"names":<[String]>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension InternalVersions: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .first(name: let value0):
      try container.encode(1 as Swift.Int, forKey: "version")
      try container.encode(value0, forKey: "name")
    case .second(names: let value0):
      try container.encode(2 as Swift.Int, forKey: "version")
#sourceLocation(file: "Input.swift", line: 27)
      try container.encode(value0, forKey: "names")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"ok":true,"value":<Int>}
/// {"ok":false,"code":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension InternalResult: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "ok", of: "InternalResult", known: Self.codableEnumTags)
    switch tag {
    case .boolean(true):
      self = try .success(value: container.required(for: "value"))
    case .boolean(false):
      self = try .failure(code: container.required(for: "code"))
    default:
      throw codableEnumUnknownTag(tag, of: "InternalResult", known: Self.codableEnumTags, at: container.codingPath, ["ok"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["true", "false"] }
}

/// Written as:
///
/// ```
/// {"ok":true,"value":<Int>}
/// {"ok":false,"code":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension InternalResult: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .success(value: let value0):
      try container.encode(true as Swift.Bool, forKey: "ok")
      try container.encode(value0, forKey: "value")
    case .failure(code: let value0):
      try container.encode(false as Swift.Bool, forKey: "ok")
      try container.encode(value0, forKey: "code")
    }
  }
}

/// Read from:
///
/// ```
/// {"kind":0}
/// {"kind":"some","count":<Int>}
/// {"kind":true}
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension InternalMixedTags: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "kind", of: "InternalMixedTags", known: Self.codableEnumTags)
    switch tag {
    case .integer(0):
      self = .none
    case .string("some"):
      self = try .some(count: container.required(for: "count"))
    case .boolean(true):
      self = .all
    default:
      throw codableEnumUnknownTag(tag, of: "InternalMixedTags", known: Self.codableEnumTags, at: container.codingPath, ["kind"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "some", "true"] }
}

/// Written as:
///
/// ```
/// {"kind":0}
/// {"kind":"some","count":<Int>}
/// {"kind":true}
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension InternalMixedTags: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .none:
      try container.encode(0 as Swift.Int, forKey: "kind")
    case .some(count: let value0):
      try container.encode("some" as Swift.String, forKey: "kind")
      try container.encode(value0, forKey: "count")
    case .all:
      try container.encode(true as Swift.Bool, forKey: "kind")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// ifPresent
// intIfPresent
// otherScalar
// stringTag
// tag
// tagParent
// tagAtPath
// optional
// flattened
// scalar
// unknownTag
// flatteningEncoding
