// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"function","function":<ContentCall>}
/// {"type":"file_search","file_search":{"query":<String>,"limit":<Int>}}
/// {"type":7,"7":[<Int>,<Int>]}
/// {"type":true,"true":{}}
/// {"type":"note","note":<String>|null}
/// {"type":"auto"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension ContentTool: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.tag(for: "type", of: "ContentTool", known: Self.codableEnumTags)
    switch tag {
    case .string("function"):
      let content = CodableEnumKey(tag: tag)
#sourceLocation(file: "Input.swift", line: 8)
      self = try .function(container.value(for: content))
#sourceLocation()
    case .string("file_search"), .string("search"):
      let content = CodableEnumKey(tag: tag)
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
      if payload.contains("limit") {
        self = try .search(query: payload.required(for: "query"), limit: payload.required(for: "limit"))
      } else {
        self = try .search(query: payload.required(for: "query"))
      }
    case .integer(7):
      let content = CodableEnumKey(tag: tag)
      var payload = try container.elements(for: content, expecting: 2, of: "ContentTool.numbered")
      self = try .numbered(payload.value(), payload.value())
      try payload.expectEnd(of: "ContentTool.numbered", 2)
    case .boolean(true):
      let content = CodableEnumKey(tag: tag)
      if try container.hasValue(for: content) {
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
        self = .flag
      } else {
        self = .flag
      }
    case .string("note"):
      let content = CodableEnumKey(tag: tag)
      self = try .note(container.ifPresent(for: content))
    case .string("auto"):
      self = .auto
    default:
      self = try .unknown(codableEnumContent(of: decoder))
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["function", "file_search", "search", "7", "true", "note", "auto"]
  }
}

/// Written as:
///
/// ```
/// {"type":"function","function":<ContentCall>}
/// {"type":"file_search","file_search":{"query":<String>,"limit":<Int>}}
/// {"type":7,"7":[<Int>,<Int>]}
/// {"type":true,"true":{}}
/// {"type":"note","note":<String>|null}
/// {"type":"auto"}
/// …
/// ```
#sourceLocation(file: "Input.swift", line: 7)
extension ContentTool: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    if case .unknown(let value0) = self {
      var container = encoder.singleValueContainer()
      return try container.encode(value0)
    }
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .function(let value0):
      try container.encode("function" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(value0, forKey: "function")
#sourceLocation()
    case .search(query: let value0, limit: let value1):
      try container.encode("file_search" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "file_search")
      try payload.encode(value0, forKey: "query")
      try payload.encode(value1, forKey: "limit")
    case .numbered(let value0, let value1):
      try container.encode(7 as Swift.Int, forKey: "type")
      var payload = container.nestedUnkeyedContainer(forKey: "7")
      try payload.encode(value0)
      try payload.encode(value1)
    case .flag:
      try container.encode(true as Swift.Bool, forKey: "type")
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "true")
    case .note(let value0):
      try container.encode("note" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "note")
    case .auto:
      try container.encode("auto" as Swift.String, forKey: "type")
    case .unknown:
      break  // written above, as it came
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"text"},"text":{"body":<String?>}}
/// {"meta":{"type":"empty"},"empty":{}}
/// {"meta":{"type":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension ContentStrict: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.containsTag(at: ["meta", "type"]) ? container.tag(at: ["meta", "type"], of: "ContentStrict", known: Self.codableEnumTags) : "text"
    switch tag.lowercased() {
    case "text":
      let content = CodableEnumKey(tag: tag)
      try container.rejectKeys(otherThan: ["meta", content.stringValue], in: "ContentStrict.text")
      if try container.hasValue(for: content) {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
        try payload.rejectKeys(otherThan: ["body"], in: "ContentStrict.text")
        self = try .text(body: payload.ifPresent(for: "body"))
      } else {
        self = .text(body: nil)
      }
      try container.rejectKeys(beside: ["meta", "type"], in: "ContentStrict.text")
    case "empty":
      let content = CodableEnumKey(tag: tag)
      try container.rejectKeys(otherThan: ["meta", content.stringValue], in: "ContentStrict.empty")
      if try container.hasValue(for: content) {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
        try payload.rejectKeys(otherThan: [], in: "ContentStrict.empty")
        self = .empty
      } else {
        self = .empty
      }
      try container.rejectKeys(beside: ["meta", "type"], in: "ContentStrict.empty")
    default:
#sourceLocation(file: "Input.swift", line: 29)
      self = .other(tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "empty"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"text"},"text":{"body":<String?>}}
/// {"meta":{"type":"empty"},"empty":{}}
/// {"meta":{"type":<String>}}
/// ```
#sourceLocation(file: "Input.swift", line: 25)
extension ContentStrict: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("text" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encodeIfPresent(value0, forKey: "body")
    case .empty:
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("empty" as Swift.String, forKey: "type")
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "empty")
    case .other(let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode(value0, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":1}
/// {"type":2}
/// ```
#sourceLocation(file: "Input.swift", line: 33)
extension ContentNumbers: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.Int = try container.tag(for: "type", of: "ContentNumbers", known: Self.codableEnumTags)
    switch tag {
    case 1:
      self = .one
    case 2:
      self = .two
    default:
      throw codableEnumUnknownTag(tag, of: "ContentNumbers", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["1", "2"] }
}

/// Written as:
///
/// ```
/// {"type":1}
/// {"type":2}
/// ```
#sourceLocation(file: "Input.swift", line: 33)
extension ContentNumbers: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one:
      try container.encode(1 as Swift.Int, forKey: "type")
    case .two:
      try container.encode(2 as Swift.Int, forKey: "type")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"plain","body":<String>}
/// {"type":"image","url":<String>,"width":<Int?>}
/// {"type":"size",…<ContentCall>}
/// ```
/// and from:
///
/// ```
/// {"type":"plain","plain":{"body":<String>}}
/// {"type":"image","image":{"url":<String>,"width":<Int?>}}
/// {"type":"size","size":<ContentCall>}
/// ```
/// and from:
///
/// ```
/// {"type":"plain","value":{"body":<String>}}
/// {"type":"image","value":{"url":<String>,"width":<Int?>}}
/// {"type":"size","value":<ContentCall>}
/// ```
/// and from:
///
/// ```
/// {"plain":{"body":<String>}}
/// {"image":{"url":<String>,"width":<Int?>}}
/// {"size":{"_0":<ContentCall>}}
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension ContentRead: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "plain", "text":
        if !(container.contains(CodableEnumKey(tag: tag))) && !(container.contains("value")) {
          self = try .text(body: container.required(for: "body"))
          return
        } else {
          if container.contains(CodableEnumKey(tag: tag)) {
            let content = CodableEnumKey(tag: tag)
            let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
            self = try .text(body: payload.required(for: payload.anyKey(of: ["body", "_0"])))
            return
          } else {
            let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
            self = try .text(body: payload.required(for: payload.anyKey(of: ["body", "_0"])))
            return
          }
        }
      case "image":
        if !(container.contains(CodableEnumKey(tag: tag))) && !(container.contains("value")) {
          self = try .image(url: container.required(for: "url"), width: container.ifPresent(for: "width"))
          return
        } else {
          if container.contains(CodableEnumKey(tag: tag)) {
            let content = CodableEnumKey(tag: tag)
            let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
            self = try .image(url: payload.required(for: payload.anyKey(of: ["url", "_0"])), width: payload.ifPresent(for: payload.anyKey(of: ["width", "_1"])))
            return
          } else {
            let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
            self = try .image(url: payload.required(for: payload.anyKey(of: ["url", "_0"])), width: payload.ifPresent(for: payload.anyKey(of: ["width", "_1"])))
            return
          }
        }
      case "size":
        if !(container.contains(CodableEnumKey(tag: tag))) && !(container.contains("value")) {
#sourceLocation(file: "Input.swift", line: 46)
          self = try .size(codableEnumFlattened(in: decoder))
#sourceLocation()
          return
        } else {
          if container.contains(CodableEnumKey(tag: tag)) {
            let content = CodableEnumKey(tag: tag)
#sourceLocation(file: "Input.swift", line: 46)
            self = try .size(container.value(for: content))
#sourceLocation()
            return
          } else {
#sourceLocation(file: "Input.swift", line: 46)
            self = try .size(container.value(for: "value"))
#sourceLocation()
            return
          }
        }
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumForm1Tags)) {
      switch key.stringValue {
      case "plain", "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .text(body: payload.required(for: payload.anyKey(of: ["body", "_0"])))
        return
      case "image":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .image(url: payload.required(for: payload.anyKey(of: ["url", "_0"])), width: payload.ifPresent(for: payload.anyKey(of: ["width", "_1"])))
        return
      case "size":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 46)
        self = try .size(payload.value(for: "_0"))
#sourceLocation()
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "ContentRead", known: Self.codableEnumTags) : "plain"
      throw codableEnumUnknownTag(tag, of: "ContentRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if let container = object {
      self = try .text(body: container.required(for: "body"))
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.hasValue(for: "type") ? container.tag(for: "type", of: "ContentRead", known: Self.codableEnumTags) : "plain"
    throw codableEnumUnknownTag(tag, of: "ContentRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["plain", "image", "size"] }

  private static var codableEnumForm1Tags: [Swift.String] { ["plain", "text", "image", "size"] }
}

/// Written as:
///
/// ```
/// {"type":"plain","body":<String>}
/// {"type":"image","url":<String>,"width":<Int?>}
/// {"type":"size",…<ContentCall>}
/// ```
#sourceLocation(file: "Input.swift", line: 42)
extension ContentRead: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("plain" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .image(url: let value0, width: let value1):
      try container.encode("image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
      try container.encodeIfPresent(value1, forKey: "width")
    case .size(let value0):
      try container.encode("size" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 46)
      try codableEnumFlatten(value0, to: encoder)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","text":{"body":<String>}}
/// {"type":3,"3":{"url":<String>,"width":<Int?>}}
/// ```
/// and from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":3,"url":<String>,"width":<Int?>}
/// ```
/// and from:
///
/// ```
/// ["text",<String>]
/// [3,<String>,<Int?>]
/// ```
#sourceLocation(file: "Input.swift", line: 53)
extension ContentWritten: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: CodableEnumScalar = container.tagIfAny(for: "type") {
      switch tag {
      case .string("text"):
        if container.contains(CodableEnumKey(tag: tag)) {
          let content = CodableEnumKey(tag: tag)
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
          self = try .text(body: payload.required(for: "body"))
          return
        } else {
          self = try .text(body: container.required(for: container.anyKey(of: ["body", "_0"])))
          return
        }
      case .integer(3), .string("image"):
        if container.contains(CodableEnumKey(tag: tag)) {
          let content = CodableEnumKey(tag: tag)
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
          self = try .image(url: payload.required(for: "url"), width: payload.ifPresent(for: "width"))
          return
        } else {
          self = try .image(url: container.required(for: container.anyKey(of: ["url", "_0"])), width: container.ifPresent(for: container.anyKey(of: ["width", "_1"])))
          return
        }
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: CodableEnumScalar = elements.tagIfAny() {
      switch tag {
      case .string("text"):
        elements.expect(2, of: "ContentWritten.text")
        self = try .text(body: elements.value())
        try elements.expectEnd(of: "ContentWritten.text", 1)
        return
      case .integer(3), .string("image"):
        elements.expect(2, of: "ContentWritten.image")
        self = try .image(url: elements.value(), width: elements.optional())
        try elements.expectEnd(of: "ContentWritten.image", 2)
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: CodableEnumScalar = try container.hasValue(for: "type") ? container.tag(for: "type", of: "ContentWritten", known: Self.codableEnumTags) : .string("text")
      throw codableEnumUnknownTag(tag, of: "ContentWritten", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ContentWritten")
      let tag: CodableEnumScalar = try elements.tag(of: "ContentWritten", known: Self.codableEnumForm1Tags)
      throw elements.unknownTag(tag, of: "ContentWritten", known: Self.codableEnumForm1Tags, areStrings: false)
    }
    if let container = object {
      let tag: CodableEnumScalar = .string("text")
      let content = CodableEnumKey(tag: tag)
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
      self = try .text(body: payload.required(for: "body"))
      return
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: CodableEnumScalar = try container.hasValue(for: "type") ? container.tag(for: "type", of: "ContentWritten", known: Self.codableEnumTags) : .string("text")
    throw codableEnumUnknownTag(tag, of: "ContentWritten", known: Self.codableEnumTags, at: container.codingPath, ["type"], areStrings: false)
  }

  private static var codableEnumTags: [Swift.String] { ["text", "3"] }

  private static var codableEnumForm1Tags: [Swift.String] { ["text", "3", "image"] }
}

/// Written as:
///
/// ```
/// {"type":"text","text":{"body":<String>}}
/// {"type":3,"3":{"url":<String>,"width":<Int?>}}
/// ```
#sourceLocation(file: "Input.swift", line: 53)
extension ContentWritten: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "text")
      try payload.encode(value0, forKey: "body")
    case .image(url: let value0, width: let value1):
      try container.encode(3 as Swift.Int, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "3")
      try payload.encode(value0, forKey: "url")
      try payload.encodeIfPresent(value1, forKey: "width")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":"image","data":{"url":<String>}}
/// {"t":"marked","flag":true}
/// ```
#sourceLocation(file: "Input.swift", line: 61)
extension ContentOwn: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "ContentOwn", known: Self.codableEnumTags)
    switch tag {
    case "text":
      try container.rejectKeys(otherThan: ["t", "c"], in: "ContentOwn.text")
      self = try .text(container.required(for: "c"))
    case "image":
      try container.rejectKeys(otherThan: ["t", "data"], in: "ContentOwn.image")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try payload.rejectKeys(otherThan: ["url"], in: "ContentOwn.image")
      self = try .image(url: payload.required(for: "url"))
    case "marked":
      try container.rejectKeys(otherThan: ["t", "flag"], in: "ContentOwn.marked")
      if try container.hasValue(for: "flag") {
        try container.expectTrue(for: "flag")
        self = .marked
      } else {
        self = .marked
      }
    default:
      throw codableEnumUnknownTag(tag, of: "ContentOwn", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "image", "marked"] }
}

/// Written as:
///
/// ```
/// {"t":"text","c":<String>}
/// {"t":"image","data":{"url":<String>}}
/// {"t":"marked","flag":true}
/// ```
#sourceLocation(file: "Input.swift", line: 61)
extension ContentOwn: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    case .image(url: let value0):
      try container.encode("image" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try payload.encode(value0, forKey: "url")
    case .marked:
      try container.encode("marked" as Swift.String, forKey: "t")
      try container.encode(true as Swift.Bool, forKey: "flag")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"image","url":<String>,"width":<Int?>}
/// {"type":"text","text":<String>}
/// {"type":"move","point":[<Int>,<Int>]}
/// {"type":"size","size":{"_0":<Int>,"height":<Int>}}
/// {"type":"one","list":[<Value>]}
/// {"type":"call","call":{"_0":<ContentCall?>,"id":<Int>}}
/// {"type":"ping","ping":null}
/// {"type":"note","note":<String>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 71)
extension ContentInternal: Swift.Decodable where Value: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ContentInternal", known: Self.codableEnumTags)
    switch tag {
    case "image":
      try container.rejectKeys(otherThan: ["url", "width", "type"], in: "ContentInternal.image")
      self = try .image(url: container.required(for: "url"), width: container.ifPresent(for: "width"))
    case "text":
      try container.rejectKeys(otherThan: ["type", "text"], in: "ContentInternal.text")
      self = try .text(container.required(for: "text"))
    case "move":
      try container.rejectKeys(otherThan: ["type", "point"], in: "ContentInternal.move")
      var payload = try container.elements(for: "point", expecting: 2, of: "ContentInternal.move")
      self = try .move(payload.value(), payload.value())
      try payload.expectEnd(of: "ContentInternal.move", 2)
    case "size":
      try container.rejectKeys(otherThan: ["type", "size"], in: "ContentInternal.size")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "size")
      try payload.rejectKeys(otherThan: ["_0", "height"], in: "ContentInternal.size")
      self = try .size(payload.required(for: "_0"), payload.required(for: "height"))
    case "one":
      try container.rejectKeys(otherThan: ["type", "list"], in: "ContentInternal.one")
      var payload = try container.elements(for: "list", expecting: 1, of: "ContentInternal.one")
#sourceLocation(file: "Input.swift", line: 80)
      self = try .one(value: payload.value())
#sourceLocation()
      try payload.expectEnd(of: "ContentInternal.one", 1)
    case "call":
      try container.rejectKeys(otherThan: ["type", "call"], in: "ContentInternal.call")
      if try container.hasValue(for: "call") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "call")
        try payload.rejectKeys(otherThan: ["_0", "id"], in: "ContentInternal.call")
        if payload.contains("id") {
#sourceLocation(file: "Input.swift", line: 82)
          self = try .call(payload.optional(for: "_0"), id: payload.required(for: "id"))
#sourceLocation()
        } else {
#sourceLocation(file: "Input.swift", line: 82)
          self = try .call(payload.optional(for: "_0"))
#sourceLocation()
        }
      } else {
        self = .call(nil)
      }
    case "ping":
      try container.rejectKeys(otherThan: ["type", "ping"], in: "ContentInternal.ping")
      if try container.hasValue(for: "ping") {
        try container.expectNull(for: "ping")
        self = .ping
      } else {
        self = .ping
      }
    case "note":
      try container.rejectKeys(otherThan: ["type", "note"], in: "ContentInternal.note")
      self = try .note(container.ifPresent(for: "note"))
    default:
      throw codableEnumUnknownTag(tag, of: "ContentInternal", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["image", "text", "move", "size", "one", "call", "ping", "note"]
  }
}

/// Written as:
///
/// ```
/// {"type":"image","url":<String>,"width":<Int?>}
/// {"type":"text","text":<String>}
/// {"type":"move","point":[<Int>,<Int>]}
/// {"type":"size","size":{"_0":<Int>,"height":<Int>}}
/// {"type":"one","list":[<Value>]}
/// {"type":"call","call":{"_0":<ContentCall?>,"id":<Int>}}
/// {"type":"ping","ping":null}
/// {"type":"note","note":<String>|null}
/// ```
#sourceLocation(file: "Input.swift", line: 71)
extension ContentInternal: Swift.Encodable where Value: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(url: let value0, width: let value1):
      try container.encode("image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
      try container.encodeIfPresent(value1, forKey: "width")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "text")
    case .move(let value0, let value1):
      try container.encode("move" as Swift.String, forKey: "type")
      var payload = container.nestedUnkeyedContainer(forKey: "point")
      try payload.encode(value0)
      try payload.encode(value1)
    case .size(let value0, let value1):
      try container.encode("size" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "size")
      try payload.encode(value0, forKey: "_0")
      try payload.encode(value1, forKey: "height")
    case .one(value: let value0):
      try container.encode("one" as Swift.String, forKey: "type")
      var payload = container.nestedUnkeyedContainer(forKey: "list")
#sourceLocation(file: "Input.swift", line: 80)
      try payload.encode(value0)
#sourceLocation()
    case .call(let value0, id: let value1):
      try container.encode("call" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "call")
#sourceLocation(file: "Input.swift", line: 82)
      try payload.encodeIfPresent(value0, forKey: "_0")
#sourceLocation()
      try payload.encode(value1, forKey: "id")
    case .ping:
      try container.encode("ping" as Swift.String, forKey: "type")
      try container.encodeNil(forKey: "ping")
    case .note(let value0):
      try container.encode("note" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "note")
    }
  }
}

/// Read from:
///
/// ```
/// {"meta":{"type":"text"},"data":{"body":<String>}}
/// {"meta":{"type":"image"},"url":<String>}
/// ```
/// and from:
///
/// ```
/// {"kind":"text","body":<String>}
/// {"kind":"image","url":<String>}
/// ```
/// and from:
///
/// ```
/// {"body":<String>}
/// {"url":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 90)
extension ContentInternalRead: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("ContentInternalRead")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(at: ["meta", "type"]) {
      switch tag {
      case "text":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
        self = try .text(body: payload.required(for: "body"))
        return
      case "image":
        self = try .image(url: container.required(for: "url"))
        return
      default:
        break
      }
    }
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "kind") {
      switch tag {
      case "text":
        self = try .text(body: container.required(for: container.anyKey(of: ["body", "_0"])))
        return
      case "image":
        self = try .image(url: container.required(for: container.anyKey(of: ["url", "_0"])))
        return
      default:
        break
      }
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("body") else { break attempt }
        self = try .text(body: payload.required(for: "body"))
        return
      } catch {
        attempts.add("text", error)
      }
      attempt: do {
        guard payload.contains("url") else { break attempt }
        self = try .image(url: payload.required(for: "url"))
        return
      } catch {
        attempts.add("image", error)
      }
    }
    if (try? object?.containsTag(at: ["meta", "type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(at: ["meta", "type"], of: "ContentInternalRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ContentInternalRead", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
    }
    if (try? object?.containsTag(at: ["kind"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "kind", of: "ContentInternalRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ContentInternalRead", known: Self.codableEnumTags, at: container.codingPath, ["kind"])
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(at: ["meta", "type"], of: "ContentInternalRead", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "ContentInternalRead", known: Self.codableEnumTags, at: container.codingPath, ["meta", "type"])
  }

  private static var codableEnumTags: [Swift.String] { ["text", "image"] }
}

/// Written as:
///
/// ```
/// {"meta":{"type":"text"},"data":{"body":<String>}}
/// {"meta":{"type":"image"},"url":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 90)
extension ContentInternalRead: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .text(body: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("text" as Swift.String, forKey: "type")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try payload.encode(value0, forKey: "body")
    case .image(url: let value0):
      var tagContainer = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "meta")
      try tagContainer.encode("image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// beginning
// stringTagKey
// scalarTagKey
// required
// requiredString
// requiredInt
// ifPresent
// stringIfPresent
// intIfPresent
// value
// optionalValue
// anyKey
// containsAny
// hasValue
// elementsUnderKey
// trueUnderKey
// nullUnderKey
// otherScalar
// stringTag
// tag
// tagParent
// tagPresence
// tagAtPath
// tagIfAny
// tagIfAnyAtPath
// caseKeys
// onlyCase
// unknownKeys
// unknownKeysBeside
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// optionalElement
// elementsEnd
// elementTag
// unknownElementTag
// elementTagIfAny
// content
// flattened
// attempts
// attemptedObject
// scalar
// unknownTag
// flatteningEncoding
// anyValue
