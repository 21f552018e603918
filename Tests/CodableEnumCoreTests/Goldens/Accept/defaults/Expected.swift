// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"one","id":<Int>,"source":<String>}
/// {"type":"several","a":<Int>,"b":<Int?>,"c":<[Int]>,"d":<Int>}
/// {"type":"all","a":<Int>,"b":<Int>}
/// {"type":"typed","options":<DefaultsOptions>}
/// {"type":"renamed","first":<Int>,"2nd":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension DefaultsInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "DefaultsInternal", known: Self.codableEnumTags)
    switch tag {
    case "one":
      if container.contains("source") {
        self = try .one(id: container.required(for: "id"), source: container.required(for: "source"))
      } else {
        self = try .one(id: container.required(for: "id"))
      }
    case "several":
      if container.contains("a"), container.contains("c") {
#sourceLocation(file: "Input.swift", line: 10)
        self = try .several(a: container.required(for: "a"), b: container.ifPresent(for: "b"), c: container.required(for: "c"), d: container.required(for: "d"))
#sourceLocation()
      } else {
        let defaults: Self = try .several(b: container.ifPresent(for: "b"), d: container.required(for: "d"))
        if case .several(a: var value0, b: let value1, c: var value2, d: let value3) = defaults {
#sourceLocation(file: "Input.swift", line: 10)
          try container.replace(&value0, for: "a")
#sourceLocation(file: "Input.swift", line: 10)
          try container.replace(&value2, for: "c")
#sourceLocation()
          self = .several(a: value0, b: value1, c: value2, d: value3)
        } else {
          self = defaults
        }
      }
    case "all":
      if container.contains("a"), container.contains("b") {
        self = try .all(a: container.required(for: "a"), b: container.required(for: "b"))
      } else {
        let defaults: Self = .all()
        if case .all(a: var value0, b: var value1) = defaults {
#sourceLocation(file: "Input.swift", line: 11)
          try container.replace(&value0, for: "a")
#sourceLocation(file: "Input.swift", line: 11)
          try container.replace(&value1, for: "b")
#sourceLocation()
          self = .all(a: value0, b: value1)
        } else {
          self = defaults
        }
      }
    case "typed":
      if container.contains("options") {
#sourceLocation(file: "Input.swift", line: 12)
        self = try .typed(options: container.value(for: "options"))
#sourceLocation()
      } else {
        let defaults: Self = .typed()
        if case .typed(options: var value0) = defaults {
#sourceLocation(file: "Input.swift", line: 12)
          try container.replace(&value0, for: "options")
#sourceLocation()
          self = .typed(options: value0)
        } else {
          self = defaults
        }
      }
    case "renamed":
      if container.contains("first"), container.contains(anyOf: ["2nd", "second"]) {
        self = try .renamed(container.required(for: "first"), second: container.required(for: container.anyKey(of: ["2nd", "second"])))
      } else {
        let defaults: Self = .renamed()
        if case .renamed(var value0, second: var value1) = defaults {
#sourceLocation(file: "Input.swift", line: 14)
          try container.replace(&value0, for: "first")
#sourceLocation(file: "Input.swift", line: 15)
          try container.replace(&value1, for: container.anyKey(of: ["2nd", "second"]))
#sourceLocation()
          self = .renamed(value0, second: value1)
        } else {
          self = defaults
        }
      }
    default:
      throw codableEnumUnknownTag(tag, of: "DefaultsInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["one", "several", "all", "typed", "renamed"]
  }
}

/// Written as:
///
/// ```
/// {"type":"one","id":<Int>,"source":<String>}
/// {"type":"several","a":<Int>,"b":<Int?>,"c":<[Int]>,"d":<Int>}
/// {"type":"all","a":<Int>,"b":<Int>}
/// {"type":"typed","options":<DefaultsOptions>}
/// {"type":"renamed","first":<Int>,"2nd":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension DefaultsInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(id: let value0, source: let value1):
      try container.encode("one" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "id")
      try container.encode(value1, forKey: "source")
    case .several(a: let value0, b: let value1, c: let value2, d: let value3):
      try container.encode("several" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "a")
      try container.encodeIfPresent(value1, forKey: "b")
#sourceLocation(file: "Input.swift", line: 10)
      try container.encode(value2, forKey: "c")
#sourceLocation()
      try container.encode(value3, forKey: "d")
    case .all(a: let value0, b: let value1):
      try container.encode("all" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "a")
      try container.encode(value1, forKey: "b")
    case .typed(options: let value0):
      try container.encode("typed" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 12)
      try container.encodeUnlessNil(value0, for: "options")
#sourceLocation()
    case .renamed(let value0, second: let value1):
      try container.encode("renamed" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "first")
      try container.encode(value1, forKey: "2nd")
    }
  }
}

/// Read from:
///
/// ```
/// ["one",<Int>,<String>]
/// ["several",<Int>,<Int>,<Int?>,<Int>]
/// ["inFront",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension DefaultsArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "DefaultsArray")
    let tag: Swift.String = try elements.tag(of: "DefaultsArray", known: Self.codableEnumTags)
    switch tag {
    case "one":
      elements.expect(2, of: "DefaultsArray.one")
      switch elements.remainingCount(upTo: 2) {
      case ...1:
        self = try .one(elements.value())
      default:
        self = try .one(elements.value(), elements.value())
      }
      try elements.expectEnd(of: "DefaultsArray.one", 2)
    case "several":
      elements.expect(2, of: "DefaultsArray.several")
      switch elements.remainingCount(upTo: 4) {
      case ...1:
        self = try .several(elements.value())
      case 2:
        self = try .several(elements.value(), elements.value())
      case 3:
        self = try .several(elements.value(), elements.value(), elements.optional())
      default:
        self = try .several(elements.value(), elements.value(), elements.optional(), elements.value())
      }
      try elements.expectEnd(of: "DefaultsArray.several", 4)
    case "inFront":
      elements.expect(3, of: "DefaultsArray.inFront")
      self = try .inFront(elements.value(), elements.value())
      try elements.expectEnd(of: "DefaultsArray.inFront", 2)
    default:
      throw elements.unknownTag(tag, of: "DefaultsArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["one", "several", "inFront"] }
}

/// Written as:
///
/// ```
/// ["one",<Int>,<String>]
/// ["several",<Int>,<Int>,<Int?>,<Int>]
/// ["inFront",<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 20)
extension DefaultsArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .one(let value0, let value1):
      try elements.encode("one" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value1)
    case .several(let value0, let value1, let value2, let value3):
      try elements.encode("several" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value1)
      try elements.encode(value2)
      try elements.encode(value3)
    case .inFront(let value0, let value1):
      try elements.encode("inFront" as Swift.String)
      try elements.encode(value0)
      try elements.encode(value1)
    }
  }
}

/// Read from:
///
/// ```
/// {"list":[<Int>,<Int>]}
/// {"bare":<Int>}
/// {"useless":{"_0":<Int>,"_1":<Int>,"name":<String>}}
/// {"object":{"value":<Value>,"count":<Int>,"name":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension DefaultsExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "DefaultsExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "list":
      var payload = try container.elements(for: key, expecting: 1, of: "DefaultsExternal.list")
      switch payload.remainingCount(upTo: 2) {
      case ...1:
        self = try .list(payload.value())
      default:
        self = try .list(payload.value(), payload.value())
      }
      try payload.expectEnd(of: "DefaultsExternal.list", 2)
    case "bare":
      self = try .bare(container.required(for: key))
    case "useless":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      if payload.contains("name") {
        self = try .useless(payload.required(for: "_0"), payload.required(for: "_1"), name: payload.required(for: "name"))
      } else {
        self = try .useless(payload.required(for: "_0"), payload.required(for: "_1"))
      }
    case "object":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      if payload.contains("count"), payload.contains("name") {
#sourceLocation(file: "Input.swift", line: 32)
        self = try .object(value: payload.value(for: "value"), count: payload.required(for: "count"), name: payload.required(for: "name"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 32)
        let defaults: Self = try .object(value: payload.value(for: "value"))
#sourceLocation()
        if case .object(value: let value0, count: var value1, name: var value2) = defaults {
#sourceLocation(file: "Input.swift", line: 32)
          try payload.replace(&value1, for: "count")
#sourceLocation(file: "Input.swift", line: 32)
          try payload.replace(&value2, for: "name")
#sourceLocation()
          self = .object(value: value0, count: value1, name: value2)
        } else {
          self = defaults
        }
      }
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "DefaultsExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["list", "bare", "useless", "object"] }
}

/// Written as:
///
/// ```
/// {"list":[<Int>,<Int>]}
/// {"bare":<Int>}
/// {"useless":{"_0":<Int>,"_1":<Int>,"name":<String>}}
/// {"object":{"value":<Value>,"count":<Int>,"name":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension DefaultsExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .list(let value0, let value1):
      var payload = container.nestedUnkeyedContainer(forKey: "list")
      try payload.encode(value0)
      try payload.encode(value1)
    case .bare(let value0):
      try container.encode(value0, forKey: "bare")
    case .useless(let value0, let value1, name: let value2):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "useless")
      try payload.encode(value0, forKey: "_0")
      try payload.encode(value1, forKey: "_1")
      try payload.encode(value2, forKey: "name")
    case .object(value: let value0, count: let value1, name: let value2):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "object")
#sourceLocation(file: "Input.swift", line: 32)
      try payload.encode(value0, forKey: "value")
#sourceLocation()
      try payload.encode(value1, forKey: "count")
      try payload.encode(value2, forKey: "name")
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
// value
// optionalValue
// replacement
// anyKey
// containsAny
// elementsUnderKey
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
// optionalElement
// remainingCount
// elementsEnd
// elementTag
// unknownElementTag
// scalar
// unknownTag
// encodingUnlessNil
