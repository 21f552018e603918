// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// false
/// {"level":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NamedSwitch: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("NamedSwitch")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: [.boolean(false)])
      self = .off
      return
    } catch {
      attempts.add("off", error)
    }
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("level") else { break attempt }
        self = try .on(level: payload.required(for: "level"))
        return
      } catch {
        attempts.add("on", error)
      }
    }
    attempts.explain("off", .scalar)
    attempts.explain("on", .object(object, ["level"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// false
/// {"level":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NamedSwitch: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .off:
      var container = encoder.singleValueContainer()
      try container.encode(false as Swift.Bool)
    case .on(level: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "level")
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1.5
/// "all"
/// <[Int]>
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension NamedNumbers: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("NamedNumbers")
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: [.integer(0), .string("zero"), .double(1.0), .integer(1)])
      self = .none
      return
    } catch {
      attempts.add("none", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: [.double(1.5)])
      self = .some
      return
    } catch {
      attempts.add("some", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: [.string("all"), .boolean(true)])
      self = .all
      return
    } catch {
      attempts.add("all", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 16)
      self = try .of(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("of", error)
    }
    attempts.explain("none", .scalar)
    attempts.explain("some", .scalar)
    attempts.explain("all", .scalar)
    attempts.explain("of", .array(nil))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// 0
/// 1.5
/// "all"
/// <[Int]>
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension NamedNumbers: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .none:
      var container = encoder.singleValueContainer()
      try container.encode(0 as Swift.Int)
    case .some:
      var container = encoder.singleValueContainer()
      try container.encode(1.5 as Swift.Double)
    case .all:
      var container = encoder.singleValueContainer()
      try container.encode("all" as Swift.String)
    case .of(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 16)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 9
/// ```
/// and from:
///
/// ```
/// 0
/// 9
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension NamedRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("NamedRaw")
    if let tag: CodableEnumScalar = codableEnumTagIfAny(decoder) {
      switch tag {
      case .integer(0), .string("low"):
        self = .low
        return
      case .integer(9), .string("high"):
        self = .high
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: [.integer(0)])
      self = .low
      return
    } catch {
      attempts.add("low", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectName(anyOf: [.integer(9)])
      self = .high
      return
    } catch {
      attempts.add("high", error)
    }
    if CodableEnumScalar(ifAny: decoder) != .other {
      let container = try decoder.singleValueContainer()
      let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "NamedRaw", known: Self.codableEnumForm1Tags)
      throw codableEnumUnknownTag(tag, of: "NamedRaw", known: Self.codableEnumForm1Tags, at: decoder.codingPath, areStrings: false)
    }
    attempts.explain("low", .scalar)
    attempts.explain("high", .scalar)
    throw attempts.error(at: decoder.codingPath)
  }

  private static var codableEnumForm1Tags: [Swift.String] { ["0", "low", "9", "high"] }
}

/// Written as:
///
/// ```
/// 0
/// 9
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension NamedRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .low:
      var container = encoder.singleValueContainer()
      try container.encode(0 as Swift.Int)
    case .high:
      var container = encoder.singleValueContainer()
      try container.encode(9 as Swift.Int)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredInt
// singleValue
// root
// rootValue
// scalarName
// rootTag
// rootTagIfAny
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// attemptedScalar
// scalar
// scalarIfAny
// unknownTag
