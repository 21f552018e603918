// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"folder":<TextCoder(CodedPlace, Int)>}
/// {"one":<OneCoder(CodedPlace?)>}
/// {"plain":{"id":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension CodedExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "CodedExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "folder":
#sourceLocation(file: "Input.swift", line: 60)
      let (value0, value1) = try TextCoder.decode(from: container.decoder(for: key))
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 60)
      self = .folder(value0, id: value1)
#sourceLocation()
    case "one":
#sourceLocation(file: "Input.swift", line: 62)
      let value0 = try OneCoder.decode(from: container.decoder(for: key))
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 62)
      self = .one(value0)
#sourceLocation()
    case "plain":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .plain(id: payload.required(for: "id"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "CodedExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["folder", "one", "plain"] }
}

/// Written as:
///
/// ```
/// {"folder":<TextCoder(CodedPlace, Int)>}
/// {"one":<OneCoder(CodedPlace?)>}
/// {"plain":{"id":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension CodedExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .folder(let value0, id: let value1):
#sourceLocation(file: "Input.swift", line: 60)
      try TextCoder.encode((value0, value1), to: container.superEncoder(forKey: "folder"))
#sourceLocation()
    case .one(let value0):
#sourceLocation(file: "Input.swift", line: 62)
      try OneCoder.encode(value0, to: container.superEncoder(forKey: "one"))
#sourceLocation()
    case .plain(id: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "plain")
      try payload.encode(value0, forKey: "id")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"folder",…<ObjectCoder(CodedPlace, Int)>}
/// {"type":"text","text":<TextCoder(CodedPlace, Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 67)
extension CodedInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "CodedInternal", known: Self.codableEnumTags)
    switch tag {
    case "folder":
#sourceLocation(file: "Input.swift", line: 69)
      let (value0, value1) = try ObjectCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 69)
      self = .folder(value0, id: value1)
#sourceLocation()
    case "text":
#sourceLocation(file: "Input.swift", line: 71)
      let (value0, value1) = try TextCoder.decode(from: container.decoder(for: "text"))
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 71)
      self = .text(value0, id: value1)
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "CodedInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["folder", "text"] }
}

/// Written as:
///
/// ```
/// {"type":"folder",…<ObjectCoder(CodedPlace, Int)>}
/// {"type":"text","text":<TextCoder(CodedPlace, Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 67)
extension CodedInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .folder(let value0, id: let value1):
      try container.encode("folder" as Swift.String, forKey: "type")
      let besideTag = CodableEnumBeside(encoder, besides: [], at: ["type"], tags: ["folder" as Swift.String], isTagWritten: true)
#sourceLocation(file: "Input.swift", line: 69)
      try ObjectCoder.encode((value0, value1), to: besideTag)
#sourceLocation()
      try besideTag.finish()
    case .text(let value0, id: let value1):
      try container.encode("text" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 71)
      try TextCoder.encode((value0, value1), to: container.superEncoder(forKey: "text"))
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"folder"},…<ObjectCoder(CodedPlace, Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 75)
extension CodedBelow: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(at: ["meta", "type"], of: "CodedBelow", known: Self.codableEnumTags)
    switch tag {
    case "folder":
#sourceLocation(file: "Input.swift", line: 77)
      let (value0, value1) = try ObjectCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 77)
      self = .folder(value0, id: value1)
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "CodedBelow", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["folder"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"folder"},…<ObjectCoder(CodedPlace, Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 75)
extension CodedBelow: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .folder(let value0, id: let value1):
      let besideTag = CodableEnumBeside(encoder, besides: [], at: ["meta", "type"], tags: ["folder" as Swift.String])
#sourceLocation(file: "Input.swift", line: 77)
      try ObjectCoder.encode((value0, value1), to: besideTag)
#sourceLocation()
      try besideTag.writeTag(to: &container)
      try besideTag.finish()
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"folder","c":<TextCoder(CodedPlace, Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 81)
extension CodedAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "CodedAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "folder":
      try container.rejectKeys(otherThan: ["t", "c"], in: "CodedAdjacent.folder")
#sourceLocation(file: "Input.swift", line: 83)
      let (value0, value1) = try TextCoder.decode(from: container.decoder(for: "c"))
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 83)
      self = .folder(value0, id: value1)
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "CodedAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["folder"] }
}

/// Written as:
///
/// ```
/// {"t":"folder","c":<TextCoder(CodedPlace, Int)>}
/// ```
#sourceLocation(file: "Input.swift", line: 81)
extension CodedAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .folder(let value0, id: let value1):
      try container.encode("folder" as Swift.String, forKey: "t")
#sourceLocation(file: "Input.swift", line: 83)
      try TextCoder.encode((value0, value1), to: container.superEncoder(forKey: "c"))
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// <TextCoder(CodedPlace, Int)>
/// <ObjectCoder(CodedPlace, Int)>
/// <Value>
/// ```
#sourceLocation(file: "Input.swift", line: 87)
extension CodedUntagged: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("CodedUntagged")
    attempt: do {
#sourceLocation(file: "Input.swift", line: 89)
      let (value0, value1) = try TextCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 89)
      self = .folder(value0, id: value1)
#sourceLocation()
      return
    } catch {
      attempts.add("folder", error)
    }
    attempt: do {
#sourceLocation(file: "Input.swift", line: 91)
      let (value0, value1) = try ObjectCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 91)
      self = .object(value0, id: value1)
#sourceLocation()
      return
    } catch {
      attempts.add("object", error)
    }
    attempt: do {
#sourceLocation(file: "Input.swift", line: 92)
      self = try .value(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("value", error)
    }
    attempts.explain("folder")
    attempts.explain("object")
    attempts.explain("value")
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// <TextCoder(CodedPlace, Int)>
/// <ObjectCoder(CodedPlace, Int)>
/// <Value>
/// ```
#sourceLocation(file: "Input.swift", line: 87)
extension CodedUntagged: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .folder(let value0, id: let value1):
#sourceLocation(file: "Input.swift", line: 89)
      try TextCoder.encode((value0, value1), to: encoder)
#sourceLocation()
    case .object(let value0, id: let value1):
#sourceLocation(file: "Input.swift", line: 91)
      try ObjectCoder.encode((value0, value1), to: encoder)
#sourceLocation()
    case .value(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 92)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// ["folder",<TextCoder(CodedPlace, Int)>]
/// ```
#sourceLocation(file: "Input.swift", line: 96)
extension CodedArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CodedArray")
    let tag: Swift.String = try elements.tag(of: "CodedArray", known: Self.codableEnumTags)
    switch tag {
    case "folder":
      elements.expect(2, of: "CodedArray.folder")
#sourceLocation(file: "Input.swift", line: 98)
      let (value0, value1) = try TextCoder.decode(from: elements.decoder())
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 98)
      self = .folder(value0, id: value1)
#sourceLocation()
      try elements.expectEnd(of: "CodedArray.folder", 1)
    default:
      throw elements.unknownTag(tag, of: "CodedArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["folder"] }
}

/// Written as:
///
/// ```
/// ["folder",<TextCoder(CodedPlace, Int)>]
/// ```
#sourceLocation(file: "Input.swift", line: 96)
extension CodedArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .folder(let value0, id: let value1):
      try elements.encode("folder" as Swift.String)
#sourceLocation(file: "Input.swift", line: 98)
      try TextCoder.encode((value0, value1), to: elements.superEncoder())
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"folder",…<ObjectCoder(CodedPlace, Int)>}
/// {"type":"plain","id":<Int>}
/// ```
/// and from:
///
/// ```
/// {"folder":<ObjectCoder(CodedPlace, Int)>}
/// {"plain":{"id":<Int>}}
/// ```
/// and from:
///
/// ```
/// {"t":"folder","c":<ObjectCoder(CodedPlace, Int)>}
/// {"t":"plain","c":{"id":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["folder",<ObjectCoder(CodedPlace, Int)>]
/// ["plain",<Int>]
/// ```
#sourceLocation(file: "Input.swift", line: 104)
extension CodedRead: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "folder":
#sourceLocation(file: "Input.swift", line: 106)
        let (value0, value1) = try ObjectCoder.decode(from: decoder)
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 106)
        self = .folder(value0, id: value1)
#sourceLocation()
        return
      case "plain":
        self = try .plain(id: container.required(for: "id"))
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "folder":
#sourceLocation(file: "Input.swift", line: 106)
        let (value0, value1) = try ObjectCoder.decode(from: container.decoder(for: key))
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 106)
        self = .folder(value0, id: value1)
#sourceLocation()
        return
      case "plain":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .plain(id: payload.required(for: payload.anyKey(of: ["id", "_0"])))
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "folder":
#sourceLocation(file: "Input.swift", line: 106)
        let (value0, value1) = try ObjectCoder.decode(from: container.decoder(for: "c"))
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 106)
        self = .folder(value0, id: value1)
#sourceLocation()
        return
      case "plain":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .plain(id: payload.required(for: payload.anyKey(of: ["id", "_0"])))
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "folder":
        elements.expect(2, of: "CodedRead.folder")
#sourceLocation(file: "Input.swift", line: 106)
        let (value0, value1) = try ObjectCoder.decode(from: elements.decoder())
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 106)
        self = .folder(value0, id: value1)
#sourceLocation()
        try elements.expectEnd(of: "CodedRead.folder", 1)
        return
      case "plain":
        elements.expect(2, of: "CodedRead.plain")
        self = try .plain(id: elements.value())
        try elements.expectEnd(of: "CodedRead.plain", 1)
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "CodedRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "CodedRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "CodedRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "CodedRead", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CodedRead")
      let tag: Swift.String = try elements.tag(of: "CodedRead", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "CodedRead", known: Self.codableEnumTags)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "CodedRead", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "CodedRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["folder", "plain"] }
}

/// Written as:
///
/// ```
/// {"type":"folder",…<ObjectCoder(CodedPlace, Int)>}
/// {"type":"plain","id":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 104)
extension CodedRead: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .folder(let value0, id: let value1):
      try container.encode("folder" as Swift.String, forKey: "type")
      let besideTag = CodableEnumBeside(encoder, besides: [], at: ["type"], tags: ["folder" as Swift.String], isTagWritten: true)
#sourceLocation(file: "Input.swift", line: 106)
      try ObjectCoder.encode((value0, value1), to: besideTag)
#sourceLocation()
      try besideTag.finish()
    case .plain(id: let value0):
      try container.encode("plain" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "id")
    }
  }
}

/// Read from:
///
/// ```
/// [200...299,<TextCoder(CodedPlace, Int)>]
/// ```
#sourceLocation(file: "Input.swift", line: 111)
extension CodedKept: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "CodedKept")
    let tag: Swift.Int = try elements.tag(of: "CodedKept", known: Self.codableEnumTags)
    switch tag {
    case 200...299:
      elements.expect(2, of: "CodedKept.folder")
#sourceLocation(file: "Input.swift", line: 113)
      let (value1, value2) = try TextCoder.decode(from: elements.decoder())
#sourceLocation()
#sourceLocation(file: "Input.swift", line: 113)
      self = .folder(
        code: tag,
        place: value1, id: value2)
#sourceLocation()
      try elements.expectEnd(of: "CodedKept.folder", 1)
    default:
      throw elements.unknownTag(tag, of: "CodedKept", known: Self.codableEnumTags, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["200...299"] }
}

/// Written as:
///
/// ```
/// [200...299,<TextCoder(CodedPlace, Int)>]
/// ```
#sourceLocation(file: "Input.swift", line: 111)
extension CodedKept: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .folder(code: let value0, place: let value1, id: let value2):
#sourceLocation(file: "Input.swift", line: 114)
      guard (200...299).contains(value0) else { throw codableEnumForeignTag(value0, of: "CodedKept.folder", known: ["200...299"], at: encoder.codingPath) }
#sourceLocation()
      try elements.encode(value0)
#sourceLocation(file: "Input.swift", line: 113)
      try TextCoder.encode((value1, value2), to: elements.superEncoder())
#sourceLocation()
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// beginning
// required
// requiredInt
// optionalValue
// anyKey
// containsAny
// nestedDecoder
// otherScalar
// stringTag
// tag
// tagParent
// tagPresence
// tagAtPath
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
// decoderElement
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// singleValue
// root
// rootValue
// attempts
// explanation
// expectation
// scalar
// unknownTag
// flatteningEncoding
// scalarOf
// refusal
// beside
// foreignTag
