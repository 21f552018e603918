// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// <String>
/// {"x":<Int>,"y":<Int>}
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownUntaggedDropped: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UnknownUntaggedDropped")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
        self = try .point(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("point", error)
      }
    }
    self = .unknown
  }
}

/// Written as:
///
/// ```
/// <String>
/// {"x":<Int>,"y":<Int>}
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension UnknownUntaggedDropped: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .point(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
    case .unknown:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

/// Read from:
///
/// ```
/// "auto"
/// <Int>
/// "other"
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension UnknownUntaggedNamed: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UnknownUntaggedNamed")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: ["auto"])
      self = .auto
      return
    } catch {
      attempts.add("auto", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .size(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("size", error)
    }
    self = .unknown
  }
}

/// Written as:
///
/// ```
/// "auto"
/// <Int>
/// "other"
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension UnknownUntaggedNamed: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .auto:
      var container = encoder.singleValueContainer()
      try container.encode("auto" as Swift.String)
    case .size(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .unknown:
      var container = encoder.singleValueContainer()
      try container.encode("other" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// <String>
/// {"left":<UnknownUntaggedKept>,"right":<UnknownUntaggedKept>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension UnknownUntaggedKept: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UnknownUntaggedKept")
    let object = attempts.object(of: decoder)
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("text", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("left"), payload.contains("right") else { break attempt }
#sourceLocation(file: "Input.swift", line: 20)
        self = try .both(left: payload.value(for: "left"), right: payload.value(for: "right"))
#sourceLocation()
        return
      } catch {
        attempts.add("both", error)
      }
    }
    do {
      self = try .unknown(codableEnumContent(of: decoder))
      return
    } catch {
      attempts.add("unknown", error)
    }
    attempts.explain("text", .scalar)
    attempts.explain("both", .object(object, ["left", "right"]))
    attempts.explain("unknown")
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <String>
/// {"left":<UnknownUntaggedKept>,"right":<UnknownUntaggedKept>}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension UnknownUntaggedKept: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    switch self {
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .both(left: let value0, right: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 20)
      try payload.encodeUnlessNil(value0, for: "left")
#sourceLocation(file: "Input.swift", line: 20)
      try payload.encodeUnlessNil(value1, for: "right")
#sourceLocation()
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"body":<String>}
/// …<Int>
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension UnknownUntaggedTyped: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UnknownUntaggedTyped")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("body") else { break attempt }
        self = try .text(body: payload.required(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    do {
      self = try .unknown(codableEnumContent(of: decoder))
      return
    } catch {
      attempts.add("unknown", error)
    }
    attempts.explain("text", .object(object, ["body"]))
    attempts.explain("unknown")
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"body":<String>}
/// …<Int>
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension UnknownUntaggedTyped: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    switch self {
    case .text(body: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "body")
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"body":<String>}
/// {}
/// ```
/// and from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"unknown"}
/// ```
#sourceLocation(file: "Input.swift", line: 34)
extension UnknownUntaggedReads: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("UnknownUntaggedReads")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "text":
        self = try .text(body: container.required(for: container.anyKey(of: ["body", "_0"])))
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("body") else { break attempt }
        self = try .text(body: payload.required(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    self = .unknown
  }

  private static var codableEnumTags: [Swift.String] { ["text"] }
}

/// Written as:
///
/// ```
/// {"body":<String>}
/// {}
/// ```
#sourceLocation(file: "Input.swift", line: 34)
extension UnknownUntaggedReads: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(body: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "body")
    case .unknown:
      _ = encoder.container(keyedBy: CodableEnumKey.self)
    }
  }
}

/// Read from:
///
/// ```
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 41)
extension UnknownUntaggedAlone: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    self = .unknown
  }
}

/// Written as:
///
/// ```
/// null
/// ```
#sourceLocation(file: "Input.swift", line: 41)
extension UnknownUntaggedAlone: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .unknown:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// value
// optionalValue
// anyKey
// containsAny
// tagIfAny
// optional
// singleValue
// root
// rootValue
// rootName
// content
// attempts
// explanation
// expectation
// attemptedObject
// attemptedScalar
// encodingUnlessNil
// anyValue
