// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// 200...200|202...203|205...299
/// 201
/// 204|-9...-1
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension KeptRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "KeptRaw", known: Self.codableEnumTags)
    switch tag {
#if os(Plan9)
    case .integer(201):
      self = .created
#endif
    case .integer(204):
      self = try .empty(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptRaw", known: Self.codableEnumTags))
    case .integer(200...299):
      self = try .success(code: codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptRaw", known: Self.codableEnumTags))
    case .integer(-9 ... -1):
      self = try .empty(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptRaw", known: Self.codableEnumTags))
    default:
#sourceLocation(file: "Input.swift", line: 14)
      self = try .other(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptRaw", known: Self.codableEnumTags))
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["200...299"]
#if os(Plan9)
    tags += ["201"]
#endif
    tags += ["204", "-9 ... -1"]
    return tags
  }
}

/// Written as:
///
/// ```
/// 200...200|202...203|205...299
/// 201
/// 204|-9...-1
/// <Int>
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension KeptRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .success(code: let value0):
#sourceLocation(file: "Input.swift", line: 6)
      guard (200...299).contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptRaw.success", known: ["200...299"], at: encoder.codingPath) }
#sourceLocation()
#if os(Plan9)
      if [201].contains(value0) { throw codableEnumForeignTag(value0, of: "KeptRaw.success", known: ["200...299"], at: encoder.codingPath) }
#endif
      if [204].contains(value0) { throw codableEnumForeignTag(value0, of: "KeptRaw.success", known: ["200...299"], at: encoder.codingPath) }
      try container.encode(value0)
#if os(Plan9)
    case .created:
      try container.encode(201 as Swift.Int)
#endif
    case .empty(let value0):
#sourceLocation(file: "Input.swift", line: 12)
      guard [204].contains(value0) || (-9 ... -1).contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptRaw.empty", known: ["204", "-9 ... -1"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    case .other(let value0):
      try container.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"ok"|"okay","text":<String?>}
/// {"type":"plain","x":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension KeptInternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "KeptInternal", known: Self.codableEnumTags)
    switch tag {
    case "ok", "okay":
#sourceLocation(file: "Input.swift", line: 20)
      self = try .ok(
        spelling: tag,
        body: container.ifPresent(for: "text"))
#sourceLocation()
    case "plain":
      self = try .plain(x: container.required(for: "x"))
    default:
      throw codableEnumUnknownTag(tag, of: "KeptInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["ok", "okay", "plain"] }
}

/// Written as:
///
/// ```
/// {"type":"ok"|"okay","text":<String?>}
/// {"type":"plain","x":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension KeptInternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ok(spelling: let value0, body: let value1):
#sourceLocation(file: "Input.swift", line: 21)
      guard ["ok", "okay"].contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptInternal.ok", known: ["ok", "okay"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0, forKey: "type")
      try container.encodeIfPresent(value1, forKey: "text")
    case .plain(x: let value0):
      try container.encode("plain" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "x")
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"t":0|200...299},"c":<String>}
/// {"meta":{"t":500...9223372036854775807}}
/// {"meta":{"t":404}}
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension KeptAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(at: ["meta", "t"], of: "KeptAdjacent", known: Self.codableEnumTags)
    switch tag {
    case .integer(0), .string("0"):
#sourceLocation(file: "Input.swift", line: 30)
      self = try .ok(
        container.value(ofTag: tag, isCoercing: true, at: ["meta", "t"], of: "KeptAdjacent", known: Self.codableEnumTags),
        container.required(for: "c"))
#sourceLocation()
    case .integer(404), .string("404"):
      self = .missing
    case _ where tag.spells(200...299):
#sourceLocation(file: "Input.swift", line: 30)
      self = try .ok(
        container.value(ofTag: tag, isCoercing: true, at: ["meta", "t"], of: "KeptAdjacent", known: Self.codableEnumTags),
        container.required(for: "c"))
#sourceLocation()
    case _ where tag.spells(500...):
#sourceLocation(file: "Input.swift", line: 35)
      self = try .error(container.value(ofTag: tag, isCoercing: true, at: ["meta", "t"], of: "KeptAdjacent", known: Self.codableEnumTags))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "KeptAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["meta", "t"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["0", "200...299", "500...", "404"] }
}

/// Written as:
///
/// ```
/// {"meta":{"t":0|200...299},"c":<String>}
/// {"meta":{"t":500...9223372036854775807}}
/// {"meta":{"t":404}}
/// ```
#sourceLocation(file: "Input.swift", line: 28)
extension KeptAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ok(let value0, let value1):
#sourceLocation(file: "Input.swift", line: 31)
      guard [0].contains(value0) || (200...299).contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptAdjacent.ok", known: ["0", "200...299"], at: encoder.codingPath) }
#sourceLocation()
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode(value0, forKey: "t")
      try container.encode(value1, forKey: "c")
    case .error(let value0):
#sourceLocation(file: "Input.swift", line: 35)
      guard (500...).contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptAdjacent.error", known: ["500..."], at: encoder.codingPath) }
#sourceLocation()
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode(value0, forKey: "t")
    case .missing:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode(404 as Swift.Int, forKey: "t")
    }
  }
}

/// Read from:
///
/// ```
/// {~"yes":true}|{~"aye":true}
/// ~"ok"|~"okay"
/// "plain"
/// {~"new":{"size":<Int>}}|{~"fresh":{"size":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 41)
extension KeptExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name.lowercased() {
      case "yes", "aye":
        throw codableEnumMissingPayload("KeptExternal.yes", at: decoder.codingPath)
      case "ok", "okay":
#sourceLocation(file: "Input.swift", line: 45)
        self = .ok(name)
#sourceLocation()
      case "plain":
        self = .plain
      case "new", "fresh":
        throw codableEnumMissingPayload("KeptExternal.new", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "KeptExternal", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "KeptExternal", container.caseKeys(ofMany: Self.codableEnumTags, ignoringCase: true))
    switch key.stringValue.lowercased() {
    case "yes", "aye":
      try container.expectTrue(for: key)
#sourceLocation(file: "Input.swift", line: 43)
      self = .yes(key.stringValue)
#sourceLocation()
    case "ok", "okay":
#sourceLocation(file: "Input.swift", line: 45)
      self = .ok(key.stringValue)
#sourceLocation()
    case "plain":
      self = .plain
    case "new", "fresh":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 48)
      self = try .new(
        key.stringValue,
        size: payload.required(for: "size"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "KeptExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["yes", "aye", "ok", "okay", "plain", "new", "fresh"]
  }
}

/// Written as:
///
/// ```
/// {~"yes":true}|{~"aye":true}
/// ~"ok"|~"okay"
/// "plain"
/// {~"new":{"size":<Int>}}|{~"fresh":{"size":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 41)
extension KeptExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .yes(let value0):
#sourceLocation(file: "Input.swift", line: 43)
      guard ["yes", "aye"].contains(value0.lowercased()) else { throw codableEnumForeignTag(value0, of: "KeptExternal.yes", known: ["yes", "aye"], at: encoder.codingPath) }
#sourceLocation()
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(true as Swift.Bool, forKey: CodableEnumKey(stringValue: value0))
    case .ok(let value0):
#sourceLocation(file: "Input.swift", line: 45)
      guard ["ok", "okay"].contains(value0.lowercased()) else { throw codableEnumForeignTag(value0, of: "KeptExternal.ok", known: ["ok", "okay"], at: encoder.codingPath) }
#sourceLocation()
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .plain:
      var container = encoder.singleValueContainer()
      try container.encode("plain" as Swift.String)
    case .new(let value0, size: let value1):
#sourceLocation(file: "Input.swift", line: 49)
      guard ["new", "fresh"].contains(value0.lowercased()) else { throw codableEnumForeignTag(value0, of: "KeptExternal.new", known: ["new", "fresh"], at: encoder.codingPath) }
#sourceLocation()
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: CodableEnumKey(stringValue: value0))
      try payload.encode(value1, forKey: "size")
    }
  }
}

/// Read from:
///
/// ```
/// [1.5|2|3.25,<String>]
/// [true|false]
/// ["name"]
/// ```
#sourceLocation(file: "Input.swift", line: 55)
extension KeptArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "KeptArray")
    let tag: CodableEnumScalar = try elements.tag(of: "KeptArray", known: Self.codableEnumTags)
    switch tag {
    case .double(1.5), .integer(2), .double(3.25):
      elements.expect(2, of: "KeptArray.half")
#sourceLocation(file: "Input.swift", line: 57)
      self = try .half(
        elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "KeptArray", known: Self.codableEnumTags),
        elements.value())
#sourceLocation()
      try elements.expectEnd(of: "KeptArray.half", 1)
    case .boolean(true), .boolean(false):
#sourceLocation(file: "Input.swift", line: 62)
      self = try .flag(elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "KeptArray", known: Self.codableEnumTags))
#sourceLocation()
      try elements.expectEnd(of: "KeptArray.flag", 0)
    case .string("name"):
      self = .name
      try elements.expectEnd(of: "KeptArray.name", 0)
    default:
      throw elements.unknownTag(tag, of: "KeptArray", known: Self.codableEnumTags, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["1.5", "2", "3.25", "true", "false", "name"]
  }
}

/// Written as:
///
/// ```
/// [1.5|2|3.25,<String>]
/// [true|false]
/// ["name"]
/// ```
#sourceLocation(file: "Input.swift", line: 55)
extension KeptArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .half(let value0, let value1):
#sourceLocation(file: "Input.swift", line: 58)
      guard [1.5, 2, 3.25].contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptArray.half", known: ["1.5", "2", "3.25"], at: encoder.codingPath) }
#sourceLocation()
      try elements.encode(value0)
      try elements.encode(value1)
    case .flag(let value0):
#sourceLocation(file: "Input.swift", line: 62)
      guard [true, false].contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptArray.flag", known: ["true", "false"], at: encoder.codingPath) }
#sourceLocation()
      try elements.encode(value0)
    case .name:
      try elements.encode("name" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"ok"|"okay","body":<String?>}
/// {"type":"plain","x":<Int>}
/// ```
/// and from:
///
/// ```
/// {"ok":{"body":<String?>}}|{"okay":{"body":<String?>}}
/// {"plain":{"x":<Int>}}
/// ```
/// and from:
///
/// ```
/// ["ok"|"okay",<String?>]
/// ["plain",<Int>]
/// ```
/// and from:
///
/// ```
/// {"t":"ok"|"okay","c":{"body":<String?>}}
/// {"t":"plain","c":{"x":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 70)
extension KeptReads: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "ok", "okay":
#sourceLocation(file: "Input.swift", line: 72)
        self = try .ok(
          spelling: tag,
          body: container.ifPresent(for: "body"))
#sourceLocation()
        return
      case "plain":
        self = try .plain(x: container.required(for: "x"))
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "ok", "okay":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 72)
        self = try .ok(
          spelling: key.stringValue,
          body: payload.ifPresent(for: payload.anyKey(of: ["body", "_1"])))
#sourceLocation()
        return
      case "plain":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .plain(x: payload.required(for: payload.anyKey(of: ["x", "_0"])))
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "ok", "okay":
        switch elements.remainingCount(upTo: 1) {
        case ...0:
#sourceLocation(file: "Input.swift", line: 72)
          self = .ok(
            spelling: tag)
#sourceLocation()
        default:
#sourceLocation(file: "Input.swift", line: 72)
          self = try .ok(
            spelling: tag,
            body: elements.optional())
#sourceLocation()
        }
        try elements.expectEnd(of: "KeptReads.ok", 1)
        return
      case "plain":
        elements.expect(2, of: "KeptReads.plain")
        self = try .plain(x: elements.value())
        try elements.expectEnd(of: "KeptReads.plain", 1)
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "t") {
      switch tag {
      case "ok", "okay":
        if try container.hasValue(for: "c") {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 72)
          self = try .ok(
            spelling: tag,
            body: payload.ifPresent(for: payload.anyKey(of: ["body", "_1"])))
#sourceLocation()
        } else {
          self = .ok(
            spelling: tag)
        }
        return
      case "plain":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        self = try .plain(x: payload.required(for: payload.anyKey(of: ["x", "_0"])))
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "KeptReads", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "KeptReads", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "KeptReads")
      let tag: Swift.String = try elements.tag(of: "KeptReads", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "KeptReads", known: Self.codableEnumTags)
    }
    if (try? object?.containsTag(at: ["t"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "t", of: "KeptReads", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "KeptReads", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "KeptReads", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "KeptReads", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["ok", "okay", "plain"] }
}

/// Written as:
///
/// ```
/// {"type":"ok"|"okay","body":<String?>}
/// {"type":"plain","x":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 70)
extension KeptReads: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .ok(spelling: let value0, body: let value1):
#sourceLocation(file: "Input.swift", line: 73)
      guard ["ok", "okay"].contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptReads.ok", known: ["ok", "okay"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0, forKey: "type")
      try container.encodeIfPresent(value1, forKey: "body")
    case .plain(x: let value0):
      try container.encode("plain" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "x")
    }
  }
}

/// Read from:
///
/// ```
/// 0|"ok"
/// 300...399
/// "old"
/// ```
/// and from:
///
/// ```
/// {"type":0|"ok"}
/// {"type":300...399}
/// {"type":"old"}
/// ```
/// and from:
///
/// ```
/// [0|"ok"]
/// [300...399]
/// ["old"]
/// ```
#sourceLocation(file: "Input.swift", line: 80)
extension KeptReadsRaw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    if let tag: CodableEnumScalar = codableEnumTagIfAny(decoder) {
      switch tag {
      case .integer(0), .string("ok"):
        let container = try decoder.singleValueContainer()
        self = try .ok(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptReadsRaw", known: Self.codableEnumTags))
        return
      case .string("old"):
        self = .old
        return
      case .integer(300...399):
        let container = try decoder.singleValueContainer()
        self = try .moved(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptReadsRaw", known: Self.codableEnumTags))
        return
      default:
        break
      }
    }
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "type") {
      switch tag {
      case .integer(0), .string("ok"):
#sourceLocation(file: "Input.swift", line: 82)
        self = try .ok(container.value(ofTag: tag, isCoercing: false, for: "type", of: "KeptReadsRaw", known: Self.codableEnumTags))
#sourceLocation()
        return
      case .string("old"):
        self = .old
        return
      case .integer(300...399):
#sourceLocation(file: "Input.swift", line: 84)
        self = try .moved(container.value(ofTag: tag, isCoercing: false, for: "type", of: "KeptReadsRaw", known: Self.codableEnumTags))
#sourceLocation()
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: CodableEnumScalar = elements.tagIfAny() {
      switch tag {
      case .integer(0), .string("ok"):
#sourceLocation(file: "Input.swift", line: 82)
        self = try .ok(elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "KeptReadsRaw", known: Self.codableEnumTags))
#sourceLocation()
        try elements.expectEnd(of: "KeptReadsRaw.ok", 0)
        return
      case .string("old"):
        self = .old
        try elements.expectEnd(of: "KeptReadsRaw.old", 0)
        return
      case .integer(300...399):
#sourceLocation(file: "Input.swift", line: 84)
        self = try .moved(elements.value(ofTag: tag, isCoercing: false, in: decoder, of: "KeptReadsRaw", known: Self.codableEnumTags))
#sourceLocation()
        try elements.expectEnd(of: "KeptReadsRaw.moved", 0)
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.tag(for: "type", of: "KeptReadsRaw", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "KeptReadsRaw", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "KeptReadsRaw")
      let tag: CodableEnumScalar = try elements.tag(of: "KeptReadsRaw", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "KeptReadsRaw", known: Self.codableEnumTags, areStrings: false)
    }
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "KeptReadsRaw", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "KeptReadsRaw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
  }

  private static var codableEnumTags: [Swift.String] { ["0", "ok", "300...399", "old"] }
}

/// Written as:
///
/// ```
/// 0|"ok"
/// 300...399
/// "old"
/// ```
#sourceLocation(file: "Input.swift", line: 80)
extension KeptReadsRaw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .ok(let value0):
#sourceLocation(file: "Input.swift", line: 82)
      guard [0, "ok"].contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptReadsRaw.ok", known: ["0", "ok"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    case .moved(let value0):
#sourceLocation(file: "Input.swift", line: 84)
      guard (300...399).contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptReadsRaw.moved", known: ["300...399"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    case .old:
      try container.encode("old" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":~"on"|1|true}
/// ```
#sourceLocation(file: "Input.swift", line: 89)
extension KeptAny: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "KeptAny", known: Self.codableEnumTags)
    switch tag.lowercased() {
    case .string("on"), .integer(1), .boolean(true):
#sourceLocation(file: "Input.swift", line: 91)
      self = try .on(word: container.value(ofTag: tag, isCoercing: false, for: "type", of: "KeptAny", known: Self.codableEnumTags))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "KeptAny", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["on", "1", "true"] }
}

/// Written as:
///
/// ```
/// {"type":~"on"|1|true}
/// ```
#sourceLocation(file: "Input.swift", line: 89)
extension KeptAny: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .on(word: let value0):
#sourceLocation(file: "Input.swift", line: 91)
      guard ["on", 1, true].contains(value0.string.map { .string($0.lowercased()) } ?? value0) else { throw codableEnumForeignTag(value0, of: "KeptAny.on", known: ["on", "1", "true"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// 1.0|"1.0"
/// ```
#sourceLocation(file: "Input.swift", line: 95)
extension KeptVersion: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: CodableEnumScalar = try codableEnumTag(in: container, of: "KeptVersion", known: Self.codableEnumTags)
    switch tag {
    case .double(1.0), .integer(1), .string("1.0"):
      self = try .one(codableEnumValue(ofTag: tag, isCoercing: false, in: container, of: "KeptVersion", known: Self.codableEnumTags))
    default:
      throw codableEnumUnknownTag(tag, of: "KeptVersion", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1.0", "1.0"] }
}

/// Written as:
///
/// ```
/// 1.0|"1.0"
/// ```
#sourceLocation(file: "Input.swift", line: 95)
extension KeptVersion: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .one(let value0):
#sourceLocation(file: "Input.swift", line: 97)
      guard [1.0, 1, "1.0"].contains(value0) else { throw codableEnumForeignTag(value0, of: "KeptVersion.one", known: ["1.0", "1.0"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredString
// requiredInt
// ifPresent
// stringIfPresent
// optionalValue
// anyKey
// containsAny
// hasValue
// trueUnderKey
// otherScalar
// stringTag
// tag
// keptTag
// tagParent
// tagPresence
// tagAtPath
// keptTagAtPath
// tagIfAny
// caseKeys
// caseKeysOfMany
// onlyCase
// caseKey
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// optionalElement
// remainingCount
// elementsEnd
// elementTag
// unknownElementTag
// keptElementTag
// elementTagIfAny
// singleValue
// rootTag
// keptRootTag
// rootTagIfAny
// nameOrObject
// scalar
// lowercasedScalar
// coercedScalar
// scalarInRange
// scalarValue
// unknownTag
// missingPayload
// foreignTag
// anyValue
