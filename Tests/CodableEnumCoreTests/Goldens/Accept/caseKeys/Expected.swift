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
// Shared: scalar
// Shared: decodingErrors
// Shared: keyedTag
// Shared: elementTag
// Shared: caseKey
// Shared: unknownKeys
// Shared: attempts
// Shared: tagLooks

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
#sourceLocation(file: "Input.swift", line: 3)
      self = try .opened(filePath: container.value(for: "file_path"))
#sourceLocation()
    case "saved":
#sourceLocation(file: "Input.swift", line: 5)
      self = try .saved(filePath: container.value(for: "saved-file-path"), container.value(for: "saved-byte-count"))
#sourceLocation()
    case "closed":
#sourceLocation(file: "Input.swift", line: 7)
      self = try .closed(
        filePath: container.value(for: "filePath"),
        isNew: container.value(for: "new"))
#sourceLocation()
    default:
      throw container.unknownTag(tag, for: "type", of: "OwnNaming", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["opened", "saved", "closed"]
  }
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
#sourceLocation(file: "Input.swift", line: 3)
      try container.encode(value0, forKey: "file_path")
#sourceLocation()
    case .saved(filePath: let value0, let value1):
      try container.encode("saved" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value0, forKey: "saved-file-path")
#sourceLocation(file: "Input.swift", line: 5)
      try container.encode(value1, forKey: "saved-byte-count")
#sourceLocation()
    case .closed(filePath: let value0, isNew: let value1):
      try container.encode("closed" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(value0, forKey: "filePath")
#sourceLocation(file: "Input.swift", line: 9)
      try container.encode(value1, forKey: "new")
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 19)
        self = try .opened(filePath: container.value(for: "file_path"))
#sourceLocation()
        return
      case "closed":
#sourceLocation(file: "Input.swift", line: 21)
        self = try .closed(filePath: container.value(for: "file-path"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let key = container.caseKeyIfAny(known: Self.codableEnumTags) {
      switch key.stringValue {
      case "opened":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 19)
        self = try .opened(filePath: payload.value(forAnyOf: ["file_path", "filePath", "_0"]))
#sourceLocation()
        return
      case "closed":
        let payload = try container.object(for: key)
#sourceLocation(file: "Input.swift", line: 21)
        self = try .closed(filePath: payload.value(forAnyOf: ["file-path", "filePath", "_0"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "opened":
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 19)
        self = try .opened(filePath: payload.value(forAnyOf: ["FILEPATH", "filePath", "_0"]))
#sourceLocation()
        return
      case "closed":
        let payload = try container.object(for: "c")
#sourceLocation(file: "Input.swift", line: 21)
        self = try .closed(filePath: payload.value(forAnyOf: ["FILEPATH", "filePath", "_0"]))
#sourceLocation()
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "OwnNamingRead", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "type", of: "OwnNamingRead", known: Self.codableEnumTags)
      }
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "OwnNamingRead", known: Self.codableEnumTags)
      switch tag {
      default:
        throw container.unknownTag(tag, for: "t", of: "OwnNamingRead", known: Self.codableEnumTags)
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "OwnNamingRead", known: Self.codableEnumTags)
    switch tag {
    default:
      throw container.unknownTag(tag, for: "type", of: "OwnNamingRead", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["opened", "closed"]
  }
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
#sourceLocation(file: "Input.swift", line: 19)
      try container.encode(value0, forKey: "file_path")
#sourceLocation()
    case .closed(filePath: let value0):
      try container.encode("closed" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 21)
      try container.encode(value0, forKey: "file-path")
#sourceLocation()
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
    let key = try container.caseKey(of: "OwnPrefix", known: Self.codableEnumTags)
    switch key.stringValue {
    case "image":
      try container.rejectKeys(otherThan: [key.stringValue], in: "OwnPrefix")
      let payload = try container.object(for: key)
      try payload.rejectKeys(otherThan: ["url"], in: "OwnPrefix.image")
#sourceLocation(file: "Input.swift", line: 27)
      self = try .image(url: payload.value(for: "url"))
#sourceLocation()
    case "text":
      try container.rejectKeys(otherThan: [key.stringValue], in: "OwnPrefix")
      let payload = try container.object(for: key)
      try payload.rejectKeys(otherThan: ["text_body"], in: "OwnPrefix.text")
#sourceLocation(file: "Input.swift", line: 28)
      self = try .text(body: payload.value(for: "text_body"))
#sourceLocation()
    default:
      throw container.unknownKey(key, of: "OwnPrefix", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["image", "text"]
  }
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
#sourceLocation(file: "Input.swift", line: 27)
      try payload.encode(value0, forKey: "url")
#sourceLocation()
    case .text(body: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
#sourceLocation(file: "Input.swift", line: 28)
      try payload.encode(value0, forKey: "text_body")
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 34)
        self = try .loud(id: payload.value(for: "ID"))
#sourceLocation()
        return
      } catch {
        attempts.add("loud", error)
      }
      attempt: do {
        guard payload.contains("id") else { break attempt }
#sourceLocation(file: "Input.swift", line: 35)
        self = try .quiet(id: payload.value(for: "id"))
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 34)
      try payload.encode(value0, forKey: "ID")
#sourceLocation()
    case .quiet(id: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 35)
      try payload.encode(value0, forKey: "id")
#sourceLocation()
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
#sourceLocation(file: "Input.swift", line: 41)
      self = try .size(width: payload.value(for: "Width"), height: payload.optional(for: "Height"))
#sourceLocation()
      try elements.expectEnd(of: "OwnArray.size", 1)
    default:
      throw elements.unknownTag(tag, of: "OwnArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["size"]
  }
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
#sourceLocation(file: "Input.swift", line: 41)
      try payload.encode(value0, forKey: "Width")
#sourceLocation(file: "Input.swift", line: 41)
      try payload.encodeIfPresent(value1, forKey: "Height")
#sourceLocation()
    }
  }
}
