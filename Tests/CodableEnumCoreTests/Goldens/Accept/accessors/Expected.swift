// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

import Foundation

/// Read from:
///
/// ```
/// {"type":"empty"}
/// {"type":"loading","data":<Data?>}
/// {"type":"ready","data":<Data>}
/// {"type":"failed","error":<AccessorsErrorCoder(NSError)>,"data":<Data?>}
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension AccessorsState: Swift.Decodable where Data: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "AccessorsState", known: Self.codableEnumTags)
    switch tag {
    case "empty":
      self = .empty
    case "loading":
#sourceLocation(file: "Input.swift", line: 6)
      self = try .loading(container.optional(for: "data"))
#sourceLocation()
    case "ready":
#sourceLocation(file: "Input.swift", line: 7)
      self = try .ready(container.value(for: "data"))
#sourceLocation()
    case "failed":
#sourceLocation(file: "Input.swift", line: 8)
      self = try .failed(
        container.value(for: "error") { try AccessorsErrorCoder.decode(from: $0) },
        container.optional(for: "data"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "AccessorsState", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["empty", "loading", "ready", "failed"] }
}

/// Written as:
///
/// ```
/// {"type":"empty"}
/// {"type":"loading","data":<Data?>}
/// {"type":"ready","data":<Data>}
/// {"type":"failed","error":<AccessorsErrorCoder(NSError)>,"data":<Data?>}
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension AccessorsState: Swift.Encodable where Data: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .empty:
      try container.encode("empty" as Swift.String, forKey: "type")
    case .loading(let value0):
      try container.encode("loading" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 6)
      try container.encodeIfPresent(value0, forKey: "data")
#sourceLocation()
    case .ready(let value0):
      try container.encode("ready" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 7)
      try container.encode(value0, forKey: "data")
#sourceLocation()
    case .failed(let value0, let value1):
      try container.encode("failed" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 9)
      try container.encodeUnlessNil(value0, for: "error") { try AccessorsErrorCoder.encode($0, to: $1) }
#sourceLocation(file: "Input.swift", line: 10)
      try container.encodeIfPresent(value1, forKey: "data")
#sourceLocation()
    }
  }
}

extension AccessorsState {
  /// The value called `data`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 6)
  var data: Data? {
#sourceLocation()
    switch self {
    case .empty: return nil
    case .loading(let value0): return value0
    case .ready(let value0): return value0
    case .failed(_, let value1): return value1
    }
  }

  /// The value called `error`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 9)
  var error: NSError? {
#sourceLocation()
    switch self {
    case .empty: return nil
    case .loading: return nil
    case .ready: return nil
    case .failed(let value0, _): return value0
    }
  }
}

/// Read from:
///
/// ```
/// {"user":{"name":<Name>,"class":<Int?>,"tags":<[String: [Int]]?>}}
/// {"group":{"name":<Name?>,"members":<[Int]?>,"any":<Int?>}}
/// {"place":{"at":<Date>,"in":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension AccessorsMany: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "AccessorsMany", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "user":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 29)
      self = try .user(name: payload.value(for: "name"), class: payload.ifPresent(for: "class"), tags: payload.ifPresent(for: "tags"))
#sourceLocation()
    case "group":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 30)
      self = try .group(name: payload.optional(for: "name"), members: payload.optional(for: "members"), any: payload.optional(for: "any"))
#sourceLocation()
    case "place":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 31)
      self = try .place(at: payload.value(for: "at"), in: payload.optional(for: "in"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "AccessorsMany", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["user", "group", "place"] }
}

/// Written as:
///
/// ```
/// {"user":{"name":<Name>,"class":<Int?>,"tags":<[String: [Int]]?>}}
/// {"group":{"name":<Name?>,"members":<[Int]?>,"any":<Int?>}}
/// {"place":{"at":<Date>,"in":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension AccessorsMany: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .user(name: let value0, class: let value1, tags: let value2):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "user")
#sourceLocation(file: "Input.swift", line: 29)
      try payload.encodeUnlessNil(value0, for: "name")
#sourceLocation()
      try payload.encodeIfPresent(value1, forKey: "class")
#sourceLocation(file: "Input.swift", line: 29)
      try payload.encodeIfPresent(value2, forKey: "tags")
#sourceLocation()
    case .group(name: let value0, members: let value1, any: let value2):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "group")
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encodeIfPresent(value0, forKey: "name")
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encodeIfPresent(value1, forKey: "members")
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encodeIfPresent(value2, forKey: "any")
#sourceLocation()
    case .place(at: let value0, in: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "place")
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encodeUnlessNil(value0, for: "at")
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encodeIfPresent(value1, forKey: "in")
#sourceLocation()
    }
  }
}

extension AccessorsMany {
  /// The value called `name`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 29)
  var name: Name? {
#sourceLocation()
    switch self {
    case .user(name: let value0, class: _, tags: _): return value0
    case .group(name: let value0, members: _, any: _): return value0
    case .place: return nil
    }
  }

  /// The value called `class`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 29)
  var `class`: Int? {
#sourceLocation()
    switch self {
    case .user(name: _, class: let value1, tags: _): return value1
    case .group: return nil
    case .place: return nil
    }
  }

  /// The value called `tags`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 29)
  var tags: [String: [Int]]? {
#sourceLocation()
    switch self {
    case .user(name: _, class: _, tags: let value2): return value2
    case .group: return nil
    case .place: return nil
    }
  }

  /// The value called `members`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 30)
  var members: [Int]? {
#sourceLocation()
    switch self {
    case .user: return nil
    case .group(name: _, members: let value1, any: _): return value1
    case .place: return nil
    }
  }

  /// The value called `any`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 30)
  var any: Int? {
#sourceLocation()
    switch self {
    case .user: return nil
    case .group(name: _, members: _, any: let value2): return value2
    case .place: return nil
    }
  }

  /// The value called `at`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 31)
  var at: Foundation.Date? {
#sourceLocation()
    switch self {
    case .user: return nil
    case .group: return nil
    case .place(at: let value0, in: _): return value0
    }
  }

  /// The value called `in`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 31)
  var `in`: Int? {
#sourceLocation()
    switch self {
    case .user: return nil
    case .group: return nil
    case .place(at: _, in: let value1): return value1
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// ifPresent
// intIfPresent
// value
// optionalValue
// codedValue
// codedOptional
// otherScalar
// stringTag
// caseKeys
// onlyCase
// caseKey
// optional
// missingKeys
// unknownTag
// encodingUnlessNil
// coderEncodingUnlessNil
