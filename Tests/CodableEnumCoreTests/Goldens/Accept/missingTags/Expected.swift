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
// Shared: tagKey
// Shared: caseKey
// Shared: presence
// Shared: attempts
// Shared: attemptsBesideTags
// Shared: tagLooks

/// Read from:
///
/// ```
/// {"version":"first","name":String}
/// {"version":2,"names":[String]}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension MissingTagInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.hasValue(for: "version") ? container.tag(for: "version", of: "MissingTagInternal", known: Self.codableEnumTags) : .string("first")
    switch tag {
    case .string("first"):
#sourceLocation(file: "Input.swift", line: 3)
      self = try .first(name: container.value(for: "name"))
#sourceLocation()
    case .integer(2):
#sourceLocation(file: "Input.swift", line: 5)
      self = try .second(names: container.value(for: "names"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "version", of: "MissingTagInternal", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["first", "2"]
  }
}

/// Written as:
///
/// ```
/// {"version":"first","name":String}
/// {"version":2,"names":[String]}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension MissingTagInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .first(name: let value0):
      try container.encode("first" as Swift.String, forKey: "version")
#sourceLocation(file: "Input.swift", line: 3)
      try container.encode(value0, forKey: "name")
#sourceLocation()
    case .second(names: let value0):
      try container.encode(2 as Swift.Int, forKey: "version")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0, forKey: "names")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"text"},"body":String}
/// {"meta":{"type":"nothing"}}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension MissingTagPath: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.containsTag(at: ["meta", "type"]) ? container.tag(at: ["meta", "type"], of: "MissingTagPath", known: Self.codableEnumTags) : "text"
    switch tag {
    case "text":
#sourceLocation(file: "Input.swift", line: 10)
      self = try .text(body: container.value(for: "body"))
#sourceLocation()
    case "nothing":
      self = .nothing
    default:
      throw container.unknownTag(tag, at: ["meta", "type"], of: "MissingTagPath", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["text", "nothing"]
  }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"text"},"body":String}
/// {"meta":{"type":"nothing"}}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension MissingTagPath: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("text" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 10)
      try container.encode(value0, forKey: "body")
#sourceLocation()
    case .nothing:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("nothing" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"none"}
/// {"t":"some","c":Int}
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension MissingTagAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "MissingTagAdjacent", known: Self.codableEnumTags) : "none"
    switch tag {
    case "none":
      self = .none
    case "some":
#sourceLocation(file: "Input.swift", line: 17)
      self = try .some(container.value(for: "c"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "t", of: "MissingTagAdjacent", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["none", "some"]
  }
}

/// Written as:
///
/// ```
/// {"t":"none"}
/// {"t":"some","c":Int}
/// ```
#sourceLocation(file: "Input.swift", line: 15)
extension MissingTagAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .none:
      try container.encode("none" as Swift.String, forKey: "t")
    case .some(let value0):
      try container.encode("some" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 17)
      try container.encode(value0, forKey: "c")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"none"}
/// {"t":"text","text":String}
/// [String]
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension MissingTagUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("MissingTagUntagged")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "none":
        self = .none
        return
      case "text":
        let content = CodableEnumKey(tag: tag)
#sourceLocation(file: "Input.swift", line: 23)
        self = try .text(container.value(for: content))
#sourceLocation()
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.isArray(decoder, for: "list") else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 25)
      self = try .list(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("list", error)
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      do {
        let container = try decoder.container(keyedBy: CodableEnumKey.self)
        let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "MissingTagUntagged", known: Self.codableEnumTags) : "none"
        switch tag {
        default:
          throw container.unknownTag(tag, for: "t", of: "MissingTagUntagged", known: Self.codableEnumTags)
        }
      } catch {
        throw attempts.error(behind: error, at: decoder.codingPath)
      }
    }
    if object != nil {
      self = .none
      return
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.hasValue(for: "t") ? container.tag(for: "t", of: "MissingTagUntagged", known: Self.codableEnumTags) : "none"
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "MissingTagUntagged", known: Self.codableEnumTags)
      }
    } catch {
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["none", "text"]
  }
}

/// Written as:
///
/// ```
/// {"t":"none"}
/// {"t":"text","text":String}
/// [String]
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension MissingTagUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .none:
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("none" as Swift.String, forKey: "t")
    case .text(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("text" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 23)
      try container.encode(value0, forKey: "text")
#sourceLocation()
    case .list(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value0)
#sourceLocation()
    }
  }
}
