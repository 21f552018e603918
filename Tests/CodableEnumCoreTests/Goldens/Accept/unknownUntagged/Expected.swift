// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: aliases
// Shared: elements
// Shared: singleValue
// Shared: root
// Shared: rootDecoding
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: elementTag
// Shared: caseKey
// Shared: attempts
// Shared: tagLooks
// Shared: keyedEncoding
// Shared: anyValue

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
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 3)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 4)
        self = try .point(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 3)
      try container.encode(value0)
#sourceLocation()
    case .point(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 4)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 4)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
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
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 12)
      self = try .size(root.value())
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 12)
      try container.encode(value0)
#sourceLocation()
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
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 19)
      self = try .text(root.value())
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 22)
      self = try .unknown(codableEnumContent(of: decoder))
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 19)
      try container.encode(value0)
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 28)
        self = try .text(body: payload.value(for: "body"))
#sourceLocation()
        return
      } catch {
        attempts.add("text", error)
      }
    }
    do {
#sourceLocation(file: "Input.swift", line: 30)
      self = try .unknown(codableEnumContent(of: decoder))
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 28)
      try payload.encode(value0, forKey: "body")
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
#sourceLocation(file: "Input.swift", line: 35)
        self = try .text(body: container.value(forAnyOf: ["body", "_0"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("body") else { break attempt }
#sourceLocation(file: "Input.swift", line: 35)
        self = try .text(body: payload.value(for: "body"))
#sourceLocation()
        return
      } catch {
        attempts.add("text", error)
      }
    }
    self = .unknown
  }

  private static var codableEnumTags: [Swift.String] {
    ["text"]
  }
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
#sourceLocation(file: "Input.swift", line: 35)
      try payload.encode(value0, forKey: "body")
#sourceLocation()
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
