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
// Shared: attemptsBesideTags
// Shared: tagLooks

/// Read from:
///
/// ```
/// <Double>
/// <Int>
/// <String>
/// <Bool>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension OrderNumber: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OrderNumber")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 4)
      self = try .whole(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("whole", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 6)
      self = try .flag(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("flag", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 3)
      self = try .exact(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("exact", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 5)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
    attempts.explain("whole", .scalar)
    attempts.explain("flag", .scalar)
    attempts.explain("exact", .scalar)
    attempts.explain("text", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <Double>
/// <Int>
/// <String>
/// <Bool>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension OrderNumber: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .exact(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 3)
      try container.encode(value0)
#sourceLocation()
    case .whole(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 4)
      try container.encode(value0)
#sourceLocation()
    case .text(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0)
#sourceLocation()
    case .flag(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 6)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"x":<Int>}
/// {"x":<Int>,"check":<Int>}
/// {"x":<Int>,"y":<Int>}
/// {"name":<String>}
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension OrderConditional: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OrderConditional")
    let object = attempts.object(of: decoder)
#if DEBUG
    if let payload = object {
      attempt: do {
        guard payload.contains("x"), payload.contains("check") else { break attempt }
#sourceLocation(file: "Input.swift", line: 13)
        self = try .checked(x: payload.value(for: "x"), check: payload.value(for: "check"))
#sourceLocation()
        return
      } catch {
        attempts.add("checked", error)
      }
    }
#else
#endif
#if DEBUG
#else
    if let payload = object {
      attempt: do {
        guard payload.contains("x"), payload.contains("y") else { break attempt }
#sourceLocation(file: "Input.swift", line: 15)
        self = try .precise(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("precise", error)
      }
    }
#endif
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 11)
        self = try .wide(x: payload.value(for: "x"))
#sourceLocation()
        return
      } catch {
        attempts.add("wide", error)
      }
    }
#if DEBUG
#else
    if let payload = object {
      attempt: do {
        guard payload.contains("name") else { break attempt }
#sourceLocation(file: "Input.swift", line: 16)
        self = try .named(name: payload.value(for: "name"))
#sourceLocation()
        return
      } catch {
        attempts.add("named", error)
      }
    }
#endif
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      let root = CodableEnumRoot(decoder)
#sourceLocation(file: "Input.swift", line: 18)
      self = try .text(root.value())
#sourceLocation()
      return
    } catch {
      attempts.add("text", error)
    }
#if DEBUG
    attempts.explain("checked", .object(object, ["x", "check"]))
#else
#endif
#if DEBUG
#else
    attempts.explain("precise", .object(object, ["x", "y"]))
#endif
    attempts.explain("wide", .object(object, ["x"]))
#if DEBUG
#else
    attempts.explain("named", .object(object, ["name"]))
#endif
    attempts.explain("text", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"x":<Int>}
/// {"x":<Int>,"check":<Int>}
/// {"x":<Int>,"y":<Int>}
/// {"name":<String>}
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 10)
extension OrderConditional: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .wide(x: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 11)
      try payload.encode(value0, forKey: "x")
#sourceLocation()
#if DEBUG
    case .checked(x: let value0, check: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value1, forKey: "check")
#sourceLocation()
#else
    case .precise(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 15)
      try payload.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 15)
      try payload.encode(value1, forKey: "y")
#sourceLocation()
    case .named(name: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 16)
      try payload.encode(value0, forKey: "name")
#sourceLocation()
#endif
    case .text(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 18)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"any","x":<Int>}
/// {"type":"default","x":<Int>,"y":<Int>}
/// ```
/// and from:
///
/// ```
/// {"x":<Int>}
/// {"x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension OrderOfForm: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OrderOfForm")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "any":
#sourceLocation(file: "Input.swift", line: 24)
        self = try .any(x: container.value(for: "x"))
#sourceLocation()
        return
      case "default":
#sourceLocation(file: "Input.swift", line: 25)
        self = try .`default`(x: container.value(for: "x"), y: container.value(for: "y"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("x"), payload.contains("y") else { break attempt }
#sourceLocation(file: "Input.swift", line: 25)
        self = try .`default`(x: payload.value(for: "x"), y: payload.value(for: "y"))
#sourceLocation()
        return
      } catch {
        attempts.add("default", error)
      }
      attempt: do {
        guard payload.contains("x") else { break attempt }
#sourceLocation(file: "Input.swift", line: 24)
        self = try .any(x: payload.value(for: "x"))
#sourceLocation()
        return
      } catch {
        attempts.add("any", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "OrderOfForm", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "OrderOfForm", known: Self.codableEnumTags)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "OrderOfForm", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "type", of: "OrderOfForm", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["any", "default"]
  }
}

/// Written as:
///
/// ```
/// {"type":"any","x":<Int>}
/// {"type":"default","x":<Int>,"y":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 23)
extension OrderOfForm: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .any(x: let value0):
      try container.encode("any" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 24)
      try container.encode(value0, forKey: "x")
#sourceLocation()
    case .`default`(x: let value0, y: let value1):
      try container.encode("default" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value0, forKey: "x")
#sourceLocation(file: "Input.swift", line: 25)
      try container.encode(value1, forKey: "y")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"id":<Int>}
/// {"id":<Int>,"children":<[OrderTree]>}
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension OrderTree: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OrderTree")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("id"), payload.contains("children") else { break attempt }
#sourceLocation(file: "Input.swift", line: 31)
        let value0: Int = try payload.value(for: "id")
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 31)
        self = try .node(id: value0, children: payload.value(for: "children"))
#sourceLocation()
        return
      } catch {
        attempts.add("node", error)
      }
      attempt: do {
        guard payload.contains("id") else { break attempt }
#sourceLocation(file: "Input.swift", line: 30)
        self = try .leaf(id: payload.value(for: "id"))
#sourceLocation()
        return
      } catch {
        attempts.add("leaf", error)
      }
    }
    attempts.explain("node", .object(object, ["id", "children"]))
    attempts.explain("leaf", .object(object, ["id"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"id":<Int>}
/// {"id":<Int>,"children":<[OrderTree]>}
/// ```
#sourceLocation(file: "Input.swift", line: 29)
extension OrderTree: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .leaf(id: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encode(value0, forKey: "id")
#sourceLocation()
    case .node(id: let value0, children: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encode(value0, forKey: "id")
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encode(value1, forKey: "children")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"tagged","x":<Int>}
/// {"a":<String>}
/// {"a":<String>,"b":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension OrderAlone: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OrderAlone")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "tagged":
#sourceLocation(file: "Input.swift", line: 36)
        self = try .tagged(x: container.value(for: "x"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("a"), payload.contains("b") else { break attempt }
#sourceLocation(file: "Input.swift", line: 40)
        self = try .both(a: payload.value(for: "a"), b: payload.value(for: "b"))
#sourceLocation()
        return
      } catch {
        attempts.add("both", error)
      }
      attempt: do {
        guard payload.contains("a") else { break attempt }
#sourceLocation(file: "Input.swift", line: 38)
        self = try .first(a: payload.value(for: "a"))
#sourceLocation()
        return
      } catch {
        attempts.add("first", error)
      }
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "OrderAlone", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "OrderAlone", known: Self.codableEnumTags)
      }
    } catch {
      attempts.explain("both", .object(object, ["a", "b"]))
      attempts.explain("first", .object(object, ["a"]))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["tagged"]
  }
}

/// Written as:
///
/// ```
/// {"type":"tagged","x":<Int>}
/// {"a":<String>}
/// {"a":<String>,"b":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension OrderAlone: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .tagged(x: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("tagged" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 36)
      try container.encode(value0, forKey: "x")
#sourceLocation()
    case .first(a: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 38)
      try payload.encode(value0, forKey: "a")
#sourceLocation()
    case .both(a: let value0, b: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 40)
      try payload.encode(value0, forKey: "a")
#sourceLocation(file: "Input.swift", line: 40)
      try payload.encode(value1, forKey: "b")
#sourceLocation()
    }
  }
}
