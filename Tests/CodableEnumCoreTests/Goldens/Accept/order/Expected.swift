// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// <Int>
/// <Bool>
/// <Double>
/// <String>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension OrderNumber: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OrderNumber")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .whole(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("whole", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .flag(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("flag", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .exact(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("exact", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
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
      try container.encode(value0)
    case .whole(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .flag(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// {"x":<Int>,"check":<Int>}
/// {"x":<Int>,"y":<Int>}
/// {"x":<Int>}
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
        self = try .checked(x: payload.required(for: "x"), check: payload.required(for: "check"))
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
        self = try .precise(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("precise", error)
      }
    }
#endif
    if let payload = object {
      attempt: do {
        guard payload.contains("x") else { break attempt }
        self = try .wide(x: payload.required(for: "x"))
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
        self = try .named(name: payload.required(for: "name"))
        return
      } catch {
        attempts.add("named", error)
      }
    }
#endif
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .text(CodableEnumRoot(decoder).value())
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
      try payload.encode(value0, forKey: "x")
#if DEBUG
    case .checked(x: let value0, check: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "check")
#else
    case .precise(x: let value0, y: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "x")
      try payload.encode(value1, forKey: "y")
    case .named(name: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "name")
#endif
    case .text(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
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
/// {"x":<Int>,"y":<Int>}
/// {"x":<Int>}
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
        self = try .any(x: container.required(for: "x"))
        return
      case "default":
        self = try .`default`(x: container.required(for: "x"), y: container.required(for: "y"))
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("x"), payload.contains("y") else { break attempt }
        self = try .`default`(x: payload.required(for: "x"), y: payload.required(for: "y"))
        return
      } catch {
        attempts.add("default", error)
      }
      attempt: do {
        guard payload.contains("x") else { break attempt }
        self = try .any(x: payload.required(for: "x"))
        return
      } catch {
        attempts.add("any", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "OrderOfForm", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "OrderOfForm", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "OrderOfForm", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "OrderOfForm", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["any", "default"] }
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
      try container.encode(value0, forKey: "x")
    case .`default`(x: let value0, y: let value1):
      try container.encode("default" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "x")
      try container.encode(value1, forKey: "y")
    }
  }
}

/// Read from:
///
/// ```
/// {"id":<Int>,"children":<[OrderTree]>}
/// {"id":<Int>}
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
        let value0: Int = try payload.required(for: "id")
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 31)
        self = try .node(id: value0, children: payload.required(for: "children"))
#sourceLocation()
        return
      } catch {
        attempts.add("node", error)
      }
      attempt: do {
        guard payload.contains("id") else { break attempt }
        self = try .leaf(id: payload.required(for: "id"))
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
      try payload.encode(value0, forKey: "id")
    case .node(id: let value0, children: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
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
/// {"a":<String>,"b":<String>}
/// {"a":<String>}
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
        self = try .tagged(x: container.required(for: "x"))
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("a"), payload.contains("b") else { break attempt }
        self = try .both(a: payload.required(for: "a"), b: payload.required(for: "b"))
        return
      } catch {
        attempts.add("both", error)
      }
      attempt: do {
        guard payload.contains("a") else { break attempt }
        self = try .first(a: payload.required(for: "a"))
        return
      } catch {
        attempts.add("first", error)
      }
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "OrderAlone", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "OrderAlone", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    } catch {
      attempts.explain("both", .object(object, ["a", "b"]))
      attempts.explain("first", .object(object, ["a"]))
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["tagged"] }
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
      try container.encode(value0, forKey: "x")
    case .first(a: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "a")
    case .both(a: let value0, b: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "a")
      try payload.encode(value1, forKey: "b")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// optionalValue
// otherScalar
// stringTag
// tagPresence
// tagIfAny
// singleValue
// root
// rootValue
// attempts
// explanation
// expectation
// attemptedObject
// attemptedScalar
// attemptsBesideTags
// unknownTag
