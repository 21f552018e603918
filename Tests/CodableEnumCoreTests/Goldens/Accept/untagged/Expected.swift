// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// null
/// <String>
/// [<Int>,<Int>]
/// {"url":<String>,"width":<Int?>}
/// <UntaggedUser>
/// <[UntaggedUser]>
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension UntaggedMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UntaggedMessage")
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .ping
      return
    } catch {
      attempts.add("ping", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    attempt: do {
      guard attempts.isArray(decoder, counts: 2...2) else { break attempt }
      var payload = try CodableEnumElements(of: decoder, expecting: 2, of: "UntaggedMessage.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "UntaggedMessage.move", 2)
      return
    } catch {
      attempts.add("move", error)
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("url") else { break attempt }
        self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
        return
      } catch {
        attempts.add("image", error)
      }
    }
    attempt: do {
      guard object != nil else { break attempt }
#sourceLocation(file: "Input.swift", line: 11)
      self = try .user(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("user", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 12)
      self = try .users(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("users", error)
    }
    attempts.explain("ping", .null)
    attempts.explain("text", .scalar)
    attempts.explain("move", .array(2...2))
    attempts.explain("image", .object(object, ["url"]))
    attempts.explain("user", .object(object, []))
    attempts.explain("users", .array(nil))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// null
/// <String>
/// [<Int>,<Int>]
/// {"url":<String>,"width":<Int?>}
/// <UntaggedUser>
/// <[UntaggedUser]>
/// ```
#sourceLocation(file: "Input.swift", line: 6)
extension UntaggedMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .ping:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .move(let value0, let value1):
      var payload = encoder.unkeyedContainer()
      try payload.encode(value0)
      try payload.encode(value1)
    case .image(url: let value0, width: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "url")
      try payload.encodeIfPresent(value1, forKey: "width")
    case .user(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 11)
      try container.encode(value0)
#sourceLocation()
    case .users(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"_0":<String>}
/// {"url":<String>,"width":<Int>}
/// {}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension UntaggedKeyed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UntaggedKeyed")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("_0") else { break attempt }
        self = try .text(payload.required(for: "_0"))
        return
      } catch {
        attempts.add("text", error)
      }
      attempt: do {
        guard payload.contains("url") else { break attempt }
        self = try .image(url: payload.required(for: "url"), width: payload.required(for: "width"))
        return
      } catch {
        attempts.add("image", error)
      }
    }
    attempt: do {
      guard object != nil else { break attempt }
      _ = try decoder.container(keyedBy: CodableEnumKey.self)
      self = .nothing
      return
    } catch {
      attempts.add("nothing", error)
    }
    attempts.explain("text", .object(object, ["_0"]))
    attempts.explain("image", .object(object, ["url", "width"]))
    attempts.explain("nothing", .object(object, []))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"_0":<String>}
/// {"url":<String>,"width":<Int>}
/// {}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension UntaggedKeyed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "_0")
    case .image(url: let value0, width: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "url")
      try payload.encode(value1, forKey: "width")
    case .nothing:
      _ = encoder.container(keyedBy: CodableEnumKey.self)
    }
  }
}

/// Read from:
///
/// ```
/// []
/// [<Int>]
/// [<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension UntaggedUnkeyed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UntaggedUnkeyed")
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
      try CodableEnumRoot(decoder).expectEmptyArray()
      self = .none
      return
    } catch {
      attempts.add("none", error)
    }
    attempt: do {
      guard attempts.isArray(decoder, counts: 1...1) else { break attempt }
      var payload = try CodableEnumElements(of: decoder, expecting: 1, of: "UntaggedUnkeyed.one")
      self = try .one(payload.value())
      try payload.expectEnd(of: "UntaggedUnkeyed.one", 1)
      return
    } catch {
      attempts.add("one", error)
    }
    attempt: do {
      guard attempts.isArray(decoder, counts: 2...2) else { break attempt }
      var payload = try CodableEnumElements(of: decoder, expecting: 2, of: "UntaggedUnkeyed.two")
      self = try .two(payload.value(), second: payload.value())
      try payload.expectEnd(of: "UntaggedUnkeyed.two", 2)
      return
    } catch {
      attempts.add("two", error)
    }
    attempts.explain("none", .array(nil))
    attempts.explain("one", .array(1...1))
    attempts.explain("two", .array(2...2))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// []
/// [<Int>]
/// [<Int>,<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension UntaggedUnkeyed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .none:
      _ = encoder.unkeyedContainer()
    case .one(let value0):
      var payload = encoder.unkeyedContainer()
      try payload.encode(value0)
    case .two(let value0, second: let value1):
      var payload = encoder.unkeyedContainer()
      try payload.encode(value0)
      try payload.encode(value1)
    }
  }
}

/// Read from:
///
/// ```
/// "auto_detect"
/// "off"
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension UntaggedNames: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UntaggedNames")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: ["auto_detect"])
      self = .autoDetect
      return
    } catch {
      attempts.add("autoDetect", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: ["off", "none"])
      self = .disabled
      return
    } catch {
      attempts.add("disabled", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .seconds(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("seconds", error)
    }
    attempts.explain("autoDetect", .scalar)
    attempts.explain("disabled", .scalar)
    attempts.explain("seconds", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// "auto_detect"
/// "off"
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 30)
extension UntaggedNames: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .autoDetect:
      var container = encoder.singleValueContainer()
      try container.encode("auto_detect" as Swift.String)
    case .disabled:
      var container = encoder.singleValueContainer()
      try container.encode("off" as Swift.String)
    case .seconds(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// true
/// [<Int>,<Int>,<Int>]
/// <[String]>
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension UntaggedCompact: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UntaggedCompact")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectTrue()
      self = .all
      return
    } catch {
      attempts.add("all", error)
    }
    attempt: do {
      guard attempts.isArray(decoder, counts: 3...3) else { break attempt }
      var payload = try CodableEnumElements(of: decoder, expecting: 3, of: "UntaggedCompact.range")
      self = try .range(from: payload.value(), to: payload.value(), step: payload.value())
      try payload.expectEnd(of: "UntaggedCompact.range", 3)
      return
    } catch {
      attempts.add("range", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 41)
      self = try .some(ids: CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("some", error)
    }
    attempts.explain("all", .scalar)
    attempts.explain("range", .array(3...3))
    attempts.explain("some", .array(nil))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// true
/// [<Int>,<Int>,<Int>]
/// <[String]>
/// ```
#sourceLocation(file: "Input.swift", line: 38)
extension UntaggedCompact: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .all:
      var container = encoder.singleValueContainer()
      try container.encode(true as Swift.Bool)
    case .range(from: let value0, to: let value1, step: let value2):
      var payload = encoder.unkeyedContainer()
      try payload.encode(value0)
      try payload.encode(value1)
      try payload.encode(value2)
    case .some(ids: let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 41)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// null
/// <Int>
/// <[UntaggedNested]>
/// {"child":<UntaggedNested>}
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension UntaggedNested: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    try self.init(codableEnumFrom: decoder, isArray: false, isElement: false)
  }

  /// What an element was, the next one most likely is, and the first one within it.
  private static func codableEnumElements(
    of decoder: any Swift.Decoder, isElement: Swift.Bool
  ) throws -> [Self] {
    var elements = try decoder.unkeyedContainer()
    var values: [Self] = []
    var isArray = isElement
    while !elements.isAtEnd {
      let value =
        values.isEmpty || isArray
        ? try Self(codableEnumFrom: elements.superDecoder(), isArray: isArray, isElement: true)
        : try elements.decode(Self.self)
      isArray = if case .list = value { true } else { false }
      values.append(value)
    }
    return values
  }

  private init(
    codableEnumFrom decoder: any Swift.Decoder, isArray: Swift.Bool, isElement: Swift.Bool
  ) throws {
    var attempts = CodableEnumAttempts("UntaggedNested")
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .null
      return
    } catch {
      attempts.add("null", error)
    }
    if isArray { _ = attempts.isArray(decoder) }
    let object = attempts.object(of: decoder)
    _ = attempts.isArray(decoder)
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .leaf(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("leaf", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 49)
      self = try .list(Self.codableEnumElements(of: decoder, isElement: isElement))
#sourceLocation()
      return
    } catch {
      attempts.add("list", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("child") else { break attempt }
#sourceLocation(file: "Input.swift", line: 50)
        self = try .node(child: payload.value(for: "child"))
#sourceLocation()
        return
      } catch {
        attempts.add("node", error)
      }
    }
    attempts.explain("null", .null)
    attempts.explain("leaf", .scalar)
    attempts.explain("list", .array(nil))
    attempts.explain("node", .object(object, ["child"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// null
/// <Int>
/// <[UntaggedNested]>
/// {"child":<UntaggedNested>}
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension UntaggedNested: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .leaf(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .list(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 49)
      try container.encode(value0)
#sourceLocation()
    case .node(child: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 50)
      try payload.encodeUnlessNil(value0, for: "child")
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// ifPresent
// intIfPresent
// value
// optional
// elements
// index
// elementsOf
// element
// elementsEnd
// singleValue
// root
// rootValue
// rootName
// emptyArray
// trueValue
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// attemptedScalar
// encodingUnlessNil
