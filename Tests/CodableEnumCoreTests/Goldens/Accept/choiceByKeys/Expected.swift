// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// <[ChoiceMessage]>
/// {"id":<Int>,"method":<String>,"jsonrpc":"2.0"}
/// {"method":<String>,"jsonrpc":"2.0"}
/// <ChoiceFailure>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ChoiceMessage: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    if let container = try? decoder.container(keyedBy: CodableEnumKey.self) {
      if (try? container.decode(Swift.String.self, forKey: "jsonrpc")) == "2.0" as Swift.String, container.contains("id"), container.contains("method") {
        try container.expect(.string("2.0"), for: "jsonrpc", in: "ChoiceMessage.request")
        self = try .request(id: container.required(for: "id"), method: container.required(for: "method"))
        return
      }
      if (try? container.decode(Swift.String.self, forKey: "jsonrpc")) == "2.0" as Swift.String, container.contains("method") {
        try container.expect(.string("2.0"), for: "jsonrpc", in: "ChoiceMessage.notification")
        self = try .notification(method: container.required(for: "method"))
        return
      }
      if container.contains("error") {
#sourceLocation(file: "Input.swift", line: 7)
        self = try .failure(CodableEnumRoot(decoder).value())
#sourceLocation()
        return
      }
      throw Swift.DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "ChoiceMessage has no case with these keys; request needs \"id\" and \"method\" and \"jsonrpc\", notification needs \"method\" and \"jsonrpc\", failure needs \"error\""))
    }
    var attempts = CodableEnumAttempts("ChoiceMessage")
    _ = attempts.isArray(decoder)
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 8)
      self = try .batch(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("batch", error)
    }
    attempts.explain("batch", .array(nil))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"id":<Int>,"method":<String>,"jsonrpc":"2.0"}
/// {"method":<String>,"jsonrpc":"2.0"}
/// <ChoiceFailure>
/// <[ChoiceMessage]>
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ChoiceMessage: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .request(id: let value0, method: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "id")
      try payload.encode(value1, forKey: "method")
      try payload.encode("2.0" as Swift.String, forKey: "jsonrpc")
    case .notification(method: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "method")
      try payload.encode("2.0" as Swift.String, forKey: "jsonrpc")
    case .failure(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 7)
      try container.encode(value0)
#sourceLocation()
    case .batch(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"radius":<Double>}
/// {"text":<String?>}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension ChoiceShape: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    if container.contains("radius") {
      self = try .circle(radius: container.required(for: "radius"))
      return
    }
    self = try .label(text: container.ifPresent(for: "text"))
  }
}

/// Written as:
///
/// ```
/// {"radius":<Double>}
/// {"text":<String?>}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension ChoiceShape: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .circle(radius: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "radius")
    case .label(text: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encodeIfPresent(value0, forKey: "text")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// requiredDouble
// ifPresent
// stringIfPresent
// constant
// expectedConstant
// singleValue
// root
// rootValue
// attempts
// explanation
// expectation
// attemptedArray
// scalar
