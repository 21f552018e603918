// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"user_did_log_in":{"user-id":<Int>,"is-first":<Bool>}}
/// {"http_error":{"http-status":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NamingSnake: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "NamingSnake", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "user_did_log_in":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .userDidLogIn(userID: payload.required(for: "user-id"), isFirst: payload.required(for: "is-first"))
    case "http_error":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .httpError(HTTPStatus: payload.required(for: "http-status"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "NamingSnake", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["user_did_log_in", "http_error"] }
}

/// Written as:
///
/// ```
/// {"user_did_log_in":{"user-id":<Int>,"is-first":<Bool>}}
/// {"http_error":{"http-status":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension NamingSnake: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .userDidLogIn(userID: let value0, isFirst: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "user_did_log_in")
      try payload.encode(value0, forKey: "user-id")
      try payload.encode(value1, forKey: "is-first")
    case .httpError(HTTPStatus: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "http_error")
      try payload.encode(value0, forKey: "http-status")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"LOG_IN","UserName":<String>}
/// {"type":"VERSION2_READY"}
/// ```
#sourceLocation(file: "Input.swift", line: 8)
extension NamingScreaming: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "NamingScreaming", known: Self.codableEnumTags)
    switch tag {
    case "LOG_IN":
      self = try .logIn(userName: container.required(for: "UserName"))
    case "VERSION2_READY":
      self = .version2Ready
    default:
      throw codableEnumUnknownTag(tag, of: "NamingScreaming", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["LOG_IN", "VERSION2_READY"] }
}

/// Written as:
///
/// ```
/// {"type":"LOG_IN","UserName":<String>}
/// {"type":"VERSION2_READY"}
/// ```
#sourceLocation(file: "Input.swift", line: 8)
extension NamingScreaming: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .logIn(userName: let value0):
      try container.encode("LOG_IN" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "UserName")
    case .version2Ready:
      try container.encode("VERSION2_READY" as Swift.String, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"LogIn","value":{"USER_NAME":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension NamingPascal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "NamingPascal", known: Self.codableEnumTags)
    switch tag {
    case "LogIn":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
      self = try .logIn(userName: payload.required(for: "USER_NAME"))
    default:
      throw codableEnumUnknownTag(tag, of: "NamingPascal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["LogIn"] }
}

/// Written as:
///
/// ```
/// {"type":"LogIn","value":{"USER_NAME":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 17)
extension NamingPascal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .logIn(userName: let value0):
      try container.encode("LogIn" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
      try payload.encode(value0, forKey: "USER_NAME")
    }
  }
}

/// Read from:
///
/// ```
/// "LOW"
/// "VERYHIGH"
/// ```
#sourceLocation(file: "Input.swift", line: 22)
extension NamingUpper: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "NamingUpper", known: Self.codableEnumTags)
    switch tag {
    case "LOW":
      self = .low
    case "VERYHIGH":
      self = .veryHigh
    default:
      throw codableEnumUnknownTag(tag, of: "NamingUpper", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["LOW", "VERYHIGH"] }
}

/// Written as:
///
/// ```
/// "LOW"
/// "VERYHIGH"
/// ```
#sourceLocation(file: "Input.swift", line: 22)
extension NamingUpper: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .low:
      try container.encode("LOW" as Swift.String)
    case .veryHigh:
      try container.encode("VERYHIGH" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// ["login",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension NamingLower: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "NamingLower")
    let tag: Swift.String = try elements.tag(of: "NamingLower", known: Self.codableEnumTags)
    switch tag {
    case "login":
      elements.expect(2, of: "NamingLower.logIn")
      self = try .logIn(elements.value())
      try elements.expectEnd(of: "NamingLower.logIn", 1)
    default:
      throw elements.unknownTag(tag, of: "NamingLower", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["login"] }
}

/// Written as:
///
/// ```
/// ["login",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 27)
extension NamingLower: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .logIn(let value0):
      try elements.encode("login" as Swift.String)
      try elements.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// {"discriminator":"loading","loading_start_date":<Int>,"loading_source":<String>}
/// {"discriminator":"value","theValue":<Int>}
/// {"discriminator":"error","error_last_code":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension NamingPrefix: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "discriminator", of: "NamingPrefix", known: Self.codableEnumTags)
    switch tag {
    case "loading":
      self = try .loading(startDate: container.required(for: "loading_start_date"), source: container.required(for: "loading_source"))
    case "value":
      self = try .value(container.required(for: "theValue"))
    case "error":
      self = try .error(container.required(for: "error_last_code"))
    default:
      throw codableEnumUnknownTag(tag, of: "NamingPrefix", known: Self.codableEnumTags, at: container.codingPath, ["discriminator"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["loading", "value", "error"] }
}

/// Written as:
///
/// ```
/// {"discriminator":"loading","loading_start_date":<Int>,"loading_source":<String>}
/// {"discriminator":"value","theValue":<Int>}
/// {"discriminator":"error","error_last_code":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension NamingPrefix: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .loading(startDate: let value0, source: let value1):
      try container.encode("loading" as Swift.String, forKey: "discriminator")
      try container.encode(value0, forKey: "loading_start_date")
      try container.encode(value1, forKey: "loading_source")
    case .value(let value0):
      try container.encode("value" as Swift.String, forKey: "discriminator")
      try container.encode(value0, forKey: "theValue")
    case .error(let value0):
      try container.encode("error" as Swift.String, forKey: "discriminator")
      try container.encode(value0, forKey: "error_last_code")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// requiredBool
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
// elementsEnd
// elementTag
// unknownElementTag
// singleValue
// rootTag
// scalar
// unknownTag
