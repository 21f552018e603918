// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"opened","file_path":<String>}
/// {"type":"saved","saved-file-path":<String>,"saved-byte-count":<Int>}
/// {"type":"closed","filePath":<String>,"new":<Bool>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension OwnNaming: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "OwnNaming", known: Self.codableEnumTags)
    switch tag {
    case "opened":
      self = try .opened(filePath: container.required(for: "file_path"))
    case "saved":
      self = try .saved(filePath: container.required(for: "saved-file-path"), container.required(for: "saved-byte-count"))
    case "closed":
      self = try .closed(filePath: container.required(for: "filePath"), isNew: container.required(for: "new"))
    default:
      throw codableEnumUnknownTag(tag, of: "OwnNaming", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["opened", "saved", "closed"] }
}

/// Written as:
///
/// ```
/// {"type":"opened","file_path":<String>}
/// {"type":"saved","saved-file-path":<String>,"saved-byte-count":<Int>}
/// {"type":"closed","filePath":<String>,"new":<Bool>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension OwnNaming: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .opened(filePath: let value0):
      try container.encode("opened" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "file_path")
    case .saved(filePath: let value0, let value1):
      try container.encode("saved" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "saved-file-path")
      try container.encode(value1, forKey: "saved-byte-count")
    case .closed(filePath: let value0, isNew: let value1):
      try container.encode("closed" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "filePath")
      try container.encode(value1, forKey: "new")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"opened","file_path":<String>}
/// {"type":"closed","file-path":<String>}
/// ```
/// and from:
///
/// ```
/// {"opened":{"file_path":<String>}}
/// {"closed":{"file-path":<String>}}
/// ```
/// and from:
///
/// ```
/// {"t":"opened","c":{"FILEPATH":<String>}}
/// {"t":"closed","c":{"FILEPATH":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension OwnNamingRead: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "opened":
        self = try .opened(filePath: container.required(for: "file_path"))
        return
      case "closed":
        self = try .closed(filePath: container.required(for: "file-path"))
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "opened":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .opened(filePath: payload.required(for: payload.anyKey(of: ["file_path", "filePath", "_0"])))
        return
      case "closed":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .closed(filePath: payload.required(for: payload.anyKey(of: ["file-path", "filePath", "_0"])))
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "opened":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .opened(filePath: payload.required(for: payload.anyKey(of: ["FILEPATH", "filePath", "_0"])))
        return
      case "closed":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .closed(filePath: payload.required(for: payload.anyKey(of: ["FILEPATH", "filePath", "_0"])))
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "OwnNamingRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "OwnNamingRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "OwnNamingRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "OwnNamingRead", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "OwnNamingRead", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "OwnNamingRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["opened", "closed"] }
}

/// Written as:
///
/// ```
/// {"type":"opened","file_path":<String>}
/// {"type":"closed","file-path":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension OwnNamingRead: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .opened(filePath: let value0):
      try container.encode("opened" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "file_path")
    case .closed(filePath: let value0):
      try container.encode("closed" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "file-path")
    }
  }
}

/// Read from:
///
/// ```
/// {"image":{"url":<String>}}
/// {"text":{"text_body":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension OwnPrefix: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "OwnPrefix", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "image":
      try container.rejectKeys(otherThan: [key.stringValue], in: "OwnPrefix")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["url"], in: "OwnPrefix.image")
      self = try .image(url: payload.required(for: "url"))
    case "text":
      try container.rejectKeys(otherThan: [key.stringValue], in: "OwnPrefix")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["text_body"], in: "OwnPrefix.text")
      self = try .text(body: payload.required(for: "text_body"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "OwnPrefix", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["image", "text"] }
}

/// Written as:
///
/// ```
/// {"image":{"url":<String>}}
/// {"text":{"text_body":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension OwnPrefix: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(url: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try payload.encode(value0, forKey: "url")
    case .text(body: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "text_body")
    }
  }
}

/// Read from:
///
/// ```
/// {"ID":<Int>}
/// {"id":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension OwnUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("OwnUntagged")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("ID") else { break attempt }
        self = try .loud(id: payload.required(for: "ID"))
        return
      } catch {
        attempts.add("loud", error)
      }
      attempt: do {
        guard payload.contains("id") else { break attempt }
        self = try .quiet(id: payload.required(for: "id"))
        return
      } catch {
        attempts.add("quiet", error)
      }
    }
    attempts.explain("loud", .object(object, ["ID"]))
    attempts.explain("quiet", .object(object, ["id"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"ID":<Int>}
/// {"id":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 32)
extension OwnUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .loud(id: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "ID")
    case .quiet(id: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "id")
    }
  }
}

/// Read from:
///
/// ```
/// ["size",{"Width":<Int>,"Height":<Int?>}]
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension OwnArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "OwnArray")
    let tag: Swift.String = try elements.tag(of: "OwnArray", known: Self.codableEnumTags)
    switch tag {
    case "size":
      elements.expect(2, of: "OwnArray.size")
      let payload = try elements.object()
      self = try .size(width: payload.required(for: "Width"), height: payload.ifPresent(for: "Height"))
      try elements.expectEnd(of: "OwnArray.size", 1)
    default:
      throw elements.unknownTag(tag, of: "OwnArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["size"] }
}

/// Written as:
///
/// ```
/// ["size",{"Width":<Int>,"Height":<Int?>}]
/// ```
#sourceLocation(file: "Input.swift", line: 39)
extension OwnArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .size(width: let value0, height: let value1):
      try elements.encode("size" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "Width")
      try payload.encodeIfPresent(value1, forKey: "Height")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// beginning
// required
// requiredString
// requiredInt
// requiredBool
// ifPresent
// intIfPresent
// optionalValue
// anyKey
// containsAny
// otherScalar
// stringTag
// tagPresence
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// unknownKeys
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// objectElement
// elementsEnd
// elementTag
// unknownElementTag
// attempts
// explanation
// expectation
// attemptedObject
// scalar
// unknownTag
