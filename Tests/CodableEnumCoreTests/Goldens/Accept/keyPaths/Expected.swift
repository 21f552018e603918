// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"image","image_url":{"url":<String>,"detail":<String?>,"more":{"deep":<Bool>}},"id":<Int>}
/// {"type":"note","note":{"text":<String?>,"alias":<PathNote>}}
/// {"type":"renamed","data":{"id":<Int>}}
/// {"type":"defaulted","data":{"first":<Int>,"second":<PathNote>}}
/// {"type":"size","a":{"b":{"size":<PathSize>|null}}}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension PathPart: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "PathPart", known: Self.codableEnumTags)
    switch tag {
    case "image":
      let object0 = try container.objectIfAny(for: "image_url")
      let object1 = try object0.objectIfAny(for: "more")
      if object1.contains("deep") {
        self = try .image(url: object0.required(for: "url"), id: container.required(for: "id"), detail: object0.ifPresent(for: "detail"), deep: object1.required(for: "deep"))
      } else {
        self = try .image(url: object0.required(for: "url"), id: container.required(for: "id"), detail: object0.ifPresent(for: "detail"))
      }
    case "note":
      let object0 = try container.objectIfAny(for: "note")
#sourceLocation(file: "Input.swift", line: 17)
      self = try .note(
        text: object0.ifPresent(for: "text"),
        alias: object0.value(for: "alias"))
#sourceLocation()
    case "renamed":
      let object0 = try container.objectIfAny(for: "data")
      let place0 = object0.place(of: "id", or: ["id", "key"], in: container)
      self = try .renamed(id: place0.object.required(for: place0.key))
    case "defaulted":
      let object0 = try container.objectIfAny(for: "data")
      let place0 = object0.place(of: "first", or: ["first"], in: container)
      if place0.object.contains(place0.key), object0.contains("second") {
#sourceLocation(file: "Input.swift", line: 22)
        self = try .defaulted(
          first: place0.object.required(for: place0.key),
          second: object0.value(for: "second"))
#sourceLocation()
      } else {
        let defaults: Self = .defaulted()
        if case .defaulted(first: var value0, second: var value1) = defaults {
#sourceLocation(file: "Input.swift", line: 23)
          try place0.object.replace(&value0, for: place0.key)
#sourceLocation(file: "Input.swift", line: 24)
          try object0.replace(&value1, for: "second")
#sourceLocation()
          self = .defaulted(first: value0, second: value1)
        } else {
          self = defaults
        }
      }
    case "size":
      let object0 = try container.objectIfAny(for: "a")
      let object1 = try object0.objectIfAny(for: "b")
#sourceLocation(file: "Input.swift", line: 26)
      self = try .size(object1.optional(for: "size"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "PathPart", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["image", "note", "renamed", "defaulted", "size"]
  }
}

/// Written as:
///
/// ```
/// {"type":"image","image_url":{"url":<String>,"detail":<String?>,"more":{"deep":<Bool>}},"id":<Int>}
/// {"type":"note","note":{"text":<String?>,"alias":<PathNote>}}
/// {"type":"renamed","data":{"id":<Int>}}
/// {"type":"defaulted","data":{"first":<Int>,"second":<PathNote>}}
/// {"type":"size","a":{"b":{"size":<PathSize>|null}}}
/// ```
#sourceLocation(file: "Input.swift", line: 9)
extension PathPart: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(url: let value0, id: let value1, detail: let value2, deep: let value3):
      try container.encode("image" as Swift.String, forKey: "type")
      var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image_url")
      try object0.encode(value0, forKey: "url")
      try object0.encodeIfPresent(value2, forKey: "detail")
      var object1 = object0.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "more")
      try object1.encode(value3, forKey: "deep")
      try container.encode(value1, forKey: "id")
    case .note(text: let value0, alias: let value1):
      try container.encode("note" as Swift.String, forKey: "type")
      if value0 != nil || !codableEnumIsNil(value1) {
        var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "note")
        try object0.encodeIfPresent(value0, forKey: "text")
#sourceLocation(file: "Input.swift", line: 19)
        try object0.encodeUnlessNil(value1, for: "alias")
#sourceLocation()
      }
    case .renamed(id: let value0):
      try container.encode("renamed" as Swift.String, forKey: "type")
      var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try object0.encode(value0, forKey: "id")
    case .defaulted(first: let value0, second: let value1):
      try container.encode("defaulted" as Swift.String, forKey: "type")
      var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try object0.encode(value0, forKey: "first")
#sourceLocation(file: "Input.swift", line: 24)
      try object0.encodeUnlessNil(value1, for: "second")
#sourceLocation()
    case .size(let value0):
      try container.encode("size" as Swift.String, forKey: "type")
      var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "a")
      var object1 = object0.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b")
#sourceLocation(file: "Input.swift", line: 26)
      try object1.encode(value0, forKey: "size")
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"kind":{"name":"made","version":<Int?>},"id":<Int>},"url":<String>}
/// {"meta":{"kind":{"name":"plain"},"id":<Int>}}
/// {"meta":{"kind":{"name":"other"}},"data":{"id":<Int>}}
/// {"meta":{"kind":{"name":"none"}}}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension PathTagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(at: ["meta", "kind", "name"], of: "PathTagged", known: Self.codableEnumTags)
    switch tag {
    case "made":
      try container.rejectKeys(otherThan: ["url", "meta"], in: "PathTagged.made")
      let object0 = try container.objectIfAny(for: "meta")
      try object0.rejectKeys(otherThan: ["kind", "id"], in: "PathTagged.made")
      let object1 = try object0.objectIfAny(for: "kind")
      try object1.rejectKeys(otherThan: ["name", "version"], in: "PathTagged.made")
      self = try .made(url: container.required(for: "url"), id: object0.required(for: "id"), version: object1.ifPresent(for: "version"))
    case "plain":
      try container.rejectKeys(otherThan: ["meta"], in: "PathTagged.plain")
      let object0 = try container.objectIfAny(for: "meta")
      try object0.rejectKeys(otherThan: ["kind", "id"], in: "PathTagged.plain")
      let object1 = try object0.objectIfAny(for: "kind")
      try object1.rejectKeys(otherThan: ["name"], in: "PathTagged.plain")
      self = try .plain(id: object0.required(for: "id"))
    case "other":
      try container.rejectKeys(otherThan: ["data", "meta"], in: "PathTagged.other")
      let object0 = try container.objectIfAny(for: "data")
      try object0.rejectKeys(otherThan: ["id"], in: "PathTagged.other")
      self = try .other(id: object0.required(for: "id"))
      try container.rejectKeys(beside: ["meta", "kind", "name"], in: "PathTagged.other")
    case "none":
      self = .none
      try container.rejectKeys(otherThan: ["meta"], in: "PathTagged.none")
      try container.rejectKeys(beside: ["meta", "kind", "name"], in: "PathTagged.none")
    default:
      throw codableEnumUnknownTag(tag, of: "PathTagged", known: Self.codableEnumTags, at: container.codingPath, ["meta", "kind", "name"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["made", "plain", "other", "none"] }
}

/// Written as:
///
/// ```
/// {"meta":{"kind":{"name":"made","version":<Int?>},"id":<Int>},"url":<String>}
/// {"meta":{"kind":{"name":"plain"},"id":<Int>}}
/// {"meta":{"kind":{"name":"other"}},"data":{"id":<Int>}}
/// {"meta":{"kind":{"name":"none"}}}
/// ```
#sourceLocation(file: "Input.swift", line: 31)
extension PathTagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .made(url: let value0, id: let value1, version: let value2):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      var tagContainer1 = tagContainer.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "kind")
      try tagContainer1.encode("made" as Swift.String, forKey: "name")
      try tagContainer1.encodeIfPresent(value2, forKey: "version")
      try tagContainer.encode(value1, forKey: "id")
      try container.encode(value0, forKey: "url")
    case .plain(id: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      var tagContainer1 = tagContainer.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "kind")
      try tagContainer1.encode("plain" as Swift.String, forKey: "name")
      try tagContainer.encode(value0, forKey: "id")
    case .other(id: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      var tagContainer1 = tagContainer.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "kind")
      try tagContainer1.encode("other" as Swift.String, forKey: "name")
      var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try object0.encode(value0, forKey: "id")
    case .none:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      var tagContainer1 = tagContainer.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "kind")
      try tagContainer1.encode("none" as Swift.String, forKey: "name")
    }
  }
}

/// Read from:
///
/// ```
/// {"value":{"data":{"value":<Value>}}}
/// {"rest":{"id":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension PathExternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "PathExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "value":
      try container.rejectKeys(otherThan: [key.stringValue], in: "PathExternal")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["data"], in: "PathExternal.value")
      let object0 = try payload.objectIfAny(for: "data")
      try object0.rejectKeys(otherThan: ["value"], in: "PathExternal.value")
#sourceLocation(file: "Input.swift", line: 44)
      self = try .value(object0.value(for: "value"))
#sourceLocation()
    case "rest":
      try container.rejectKeys(otherThan: [key.stringValue], in: "PathExternal")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["id"], in: "PathExternal.rest")
      self = try .rest(id: payload.required(for: "id"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "PathExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["value", "rest"] }
}

/// Written as:
///
/// ```
/// {"value":{"data":{"value":<Value>}}}
/// {"rest":{"id":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension PathExternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .value(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
      var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
#sourceLocation(file: "Input.swift", line: 44)
      try object0.encode(value0, forKey: "value")
#sourceLocation()
    case .rest(id: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "rest")
      try payload.encode(value0, forKey: "id")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"image","c":{…<[String: Int]>,"image":{"url":<String>}}}
/// ```
#sourceLocation(file: "Input.swift", line: 49)
extension PathAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "PathAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "image":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      let object0 = try payload.objectIfAny(for: "image")
#sourceLocation(file: "Input.swift", line: 50)
      self = try .image(
        payload.otherKeys(besides: ["image"]),
        url: object0.required(for: "url"))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "PathAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["image"] }
}

/// Written as:
///
/// ```
/// {"t":"image","c":{…<[String: Int]>,"image":{"url":<String>}}}
/// ```
#sourceLocation(file: "Input.swift", line: 49)
extension PathAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(let value0, url: let value1):
      try container.encode("image" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
#sourceLocation(file: "Input.swift", line: 51)
      try payload.encode(contentsOf: value0, besides: ["image"])
#sourceLocation()
      var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try object0.encode(value1, forKey: "url")
    }
  }
}

/// Read from:
///
/// ```
/// ["image",{"image":{"url":<String>}}]
/// ```
#sourceLocation(file: "Input.swift", line: 57)
extension PathArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "PathArray")
    let tag: Swift.String = try elements.tag(of: "PathArray", known: Self.codableEnumTags)
    switch tag {
    case "image":
      elements.expect(2, of: "PathArray.image")
      let payload = try elements.object()
      let object0 = try payload.objectIfAny(for: "image")
      self = try .image(object0.required(for: "url"))
      try elements.expectEnd(of: "PathArray.image", 1)
    default:
      throw elements.unknownTag(tag, of: "PathArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["image"] }
}

/// Written as:
///
/// ```
/// ["image",{"image":{"url":<String>}}]
/// ```
#sourceLocation(file: "Input.swift", line: 57)
extension PathArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .image(let value0):
      try elements.encode("image" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try object0.encode(value0, forKey: "url")
    }
  }
}

/// Read from:
///
/// ```
/// {"image":{"url":<String>}}
/// {"size":{"width":<Int>,"height":<Int>}}
/// {"size":{"width":<Int>}}
/// {"text"?:{"body":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 63)
extension PathUntagged: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("PathUntagged")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("image") else { break attempt }
        let object0 = try payload.objectIfAny(for: "image")
        self = try .image(object0.required(for: "url"))
        return
      } catch {
        attempts.add("image", error)
      }
      attempt: do {
        guard payload.contains("size") else { break attempt }
        let object0 = try payload.objectIfAny(for: "size")
        self = try .size(width: object0.required(for: "width"), height: object0.required(for: "height"))
        return
      } catch {
        attempts.add("size", error)
      }
      attempt: do {
        guard payload.contains("size") else { break attempt }
        let object0 = try payload.objectIfAny(for: "size")
        self = try .width(object0.required(for: "width"))
        return
      } catch {
        attempts.add("width", error)
      }
      attempt: do {
        let object0 = try payload.objectIfAny(for: "text")
        self = try .text(object0.ifPresent(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    attempts.explain("image", .object(object, ["image"]))
    attempts.explain("size", .object(object, ["size"]))
    attempts.explain("width", .object(object, ["size"]))
    attempts.explain("text", .object(object, []))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"image":{"url":<String>}}
/// {"size":{"width":<Int>,"height":<Int>}}
/// {"size":{"width":<Int>}}
/// {"text"?:{"body":<String?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 63)
extension PathUntagged: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .image(let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image")
      try object0.encode(value0, forKey: "url")
    case .size(width: let value0, height: let value1):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "size")
      try object0.encode(value0, forKey: "width")
      try object0.encode(value1, forKey: "height")
    case .width(let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "size")
      try object0.encode(value0, forKey: "width")
    case .text(let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      if value0 != nil {
        var object0 = payload.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
        try object0.encodeIfPresent(value0, forKey: "body")
      }
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"image","image_url":{"url":<String>,"detail":<String?>}}
/// {"type":"text","body":<String>}
/// ```
/// and from:
///
/// ```
/// {"image":{"image_url":{"url":<String>,"detail":<String?>}}}
/// {"text":{"body":<String>}}
/// ```
/// and from:
///
/// ```
/// {"type":"image","value":{"image_url":{"url":<String>,"detail":<String?>}}}
/// {"type":"text","value":{"body":<String>}}
/// ```
/// and from:
///
/// ```
/// {"image_url":{"url":<String>,"detail":<String?>}}
/// {"body":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 77)
extension PathRead: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("PathRead")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "image":
        if !(container.contains("value")) {
          let object0 = try container.objectIfAny(for: "image_url")
          self = try .image(url: object0.required(for: "url"), detail: object0.ifPresent(for: "detail"))
          return
        } else {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
          let object0 = try payload.objectIfAny(for: "image_url")
          let place0 = object0.place(of: "url", or: ["url", "_0"], in: payload)
          let place1 = object0.place(of: "detail", or: ["detail", "_1"], in: payload)
          self = try .image(url: place0.object.required(for: place0.key), detail: place1.object.ifPresent(for: place1.key))
          return
        }
      case "text":
        if !(container.contains("value")) {
          self = try .text(body: container.required(for: "body"))
          return
        } else {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
          self = try .text(body: payload.required(for: payload.anyKey(of: ["body", "_0"])))
          return
        }
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "image":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        let object0 = try payload.objectIfAny(for: "image_url")
        let place0 = object0.place(of: "url", or: ["url", "_0"], in: payload)
        let place1 = object0.place(of: "detail", or: ["detail", "_1"], in: payload)
        self = try .image(url: place0.object.required(for: place0.key), detail: place1.object.ifPresent(for: place1.key))
        return
      case "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .text(body: payload.required(for: payload.anyKey(of: ["body", "_0"])))
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        let object0 = try payload.objectIfAny(for: "image_url")
        let place0 = object0.place(of: "url", or: ["url"], in: payload)
        let place1 = object0.place(of: "detail", or: ["detail"], in: payload)
        self = try .image(url: place0.object.required(for: place0.key), detail: place1.object.ifPresent(for: place1.key))
        return
      } catch {
        attempts.add("image", error)
      }
      attempt: do {
        guard payload.contains("body") else { break attempt }
        self = try .text(body: payload.required(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "PathRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "PathRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "PathRead", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "PathRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["image", "text"] }
}

/// Written as:
///
/// ```
/// {"type":"image","image_url":{"url":<String>,"detail":<String?>}}
/// {"type":"text","body":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 77)
extension PathRead: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(url: let value0, detail: let value1):
      try container.encode("image" as Swift.String, forKey: "type")
      var object0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "image_url")
      try object0.encode(value0, forKey: "url")
      try object0.encodeIfPresent(value1, forKey: "detail")
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
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
// stringIfPresent
// intIfPresent
// value
// optionalValue
// replacement
// anyKey
// containsAny
// otherKeysDecoding
// objectIfAny
// aliasPlace
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
// unknownKeysBeside
// optional
// nilTest
// missingKeys
// noMembers
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
// encodingUnlessNil
// otherKeysEncoding
