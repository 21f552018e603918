// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"type":"input_image","url":<String>,"detail":"auto","strict":false}
/// {"type":"stop","version":2,"ratio":-1.5}
/// {"type":"options",…<[String: Int]>,"strict":true}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension Instruction: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "Instruction", known: Self.codableEnumTags)
    switch tag {
    case "input_image":
      try container.expect(.string("auto"), for: "detail", in: "Instruction.image")
      try container.expect(.boolean(false), for: "strict", in: "Instruction.image")
      self = try .image(url: container.required(for: "url"))
    case "stop":
      try container.expect(.integer(2), for: "version", in: "Instruction.stop")
      try container.expect(.double(-1.5), for: "ratio", in: "Instruction.stop")
      self = .stop
    case "options":
      try container.expect(.boolean(true), for: "strict", in: "Instruction.options")
#sourceLocation(file: "Input.swift", line: 8)
      self = try .options(container.otherKeys(besides: ["strict", "type"]))
#sourceLocation()
    default:
      throw codableEnumUnknownTag(tag, of: "Instruction", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["input_image", "stop", "options"] }
}

/// Written as:
///
/// ```
/// {"type":"input_image","url":<String>,"detail":"auto","strict":false}
/// {"type":"stop","version":2,"ratio":-1.5}
/// {"type":"options",…<[String: Int]>,"strict":true}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension Instruction: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(url: let value0):
      try container.encode("input_image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
      try container.encode("auto" as Swift.String, forKey: "detail")
      try container.encode(false as Swift.Bool, forKey: "strict")
    case .stop:
      try container.encode("stop" as Swift.String, forKey: "type")
      try container.encode(2 as Swift.Int, forKey: "version")
      try container.encode(-1.5 as Swift.Double, forKey: "ratio")
    case .options(let value0):
      try container.encode("options" as Swift.String, forKey: "type")
#sourceLocation(file: "Input.swift", line: 8)
      try container.encode(contentsOf: value0, besides: ["strict", "type"])
#sourceLocation()
      try container.encode(true as Swift.Bool, forKey: "strict")
    }
  }
}

/// Read from:
///
/// ```
/// {"call":{"_0":<String>,"jsonrpc":"2.0"}}
/// {"cancel":{"jsonrpc":"2.0"}}
/// {"ping":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ConstantRequest: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ConstantRequest", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "call":
      try container.rejectKeys(otherThan: [key.stringValue], in: "ConstantRequest")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["_0", "jsonrpc"], in: "ConstantRequest.call")
      try payload.expect(.string("2.0"), for: "jsonrpc", in: "ConstantRequest.call")
      self = try .call(payload.required(for: "_0"))
    case "cancel":
      try container.rejectKeys(otherThan: [key.stringValue], in: "ConstantRequest")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: ["jsonrpc"], in: "ConstantRequest.cancel")
      try payload.expect(.string("2.0"), for: "jsonrpc", in: "ConstantRequest.cancel")
      self = .cancel
    case "ping":
      try container.rejectKeys(otherThan: [key.stringValue], in: "ConstantRequest")
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      try payload.rejectKeys(otherThan: [], in: "ConstantRequest.ping")
      self = .ping
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ConstantRequest", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["call", "cancel", "ping"] }
}

/// Written as:
///
/// ```
/// {"call":{"_0":<String>,"jsonrpc":"2.0"}}
/// {"cancel":{"jsonrpc":"2.0"}}
/// {"ping":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 12)
extension ConstantRequest: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .call(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "call")
      try payload.encode(value0, forKey: "_0")
      try payload.encode("2.0" as Swift.String, forKey: "jsonrpc")
    case .cancel:
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "cancel")
      try payload.encode("2.0" as Swift.String, forKey: "jsonrpc")
    case .ping:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "ping")
    }
  }
}

/// Read from:
///
/// ```
/// {"size":<Double>,"kind":"circle"}
/// {"size":<Double>,"kind":"square"}
/// {"kind":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension Shape2D: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("Shape2D")
    let object = attempts.object(of: decoder)
    if let payload = object {
      attempt: do {
        guard payload.contains("size"), payload.contains("kind") else { break attempt }
        try payload.expect(.string("circle"), for: "kind", in: "Shape2D.circle")
        self = try .circle(size: payload.required(for: "size"))
        return
      } catch {
        attempts.add("circle", error)
      }
      attempt: do {
        guard payload.contains("size"), payload.contains("kind") else { break attempt }
        try payload.expect(.string("square"), for: "kind", in: "Shape2D.square")
        self = try .square(size: payload.required(for: "size"))
        return
      } catch {
        attempts.add("square", error)
      }
      attempt: do {
        guard payload.contains("kind") else { break attempt }
        try payload.expect(.string("none"), for: "kind", in: "Shape2D.none")
        self = .none
        return
      } catch {
        attempts.add("none", error)
      }
    }
    attempts.explain("circle", .object(object, ["size", "kind"]))
    attempts.explain("square", .object(object, ["size", "kind"]))
    attempts.explain("none", .object(object, ["kind"]))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// {"size":<Double>,"kind":"circle"}
/// {"size":<Double>,"kind":"square"}
/// {"kind":"none"}
/// ```
#sourceLocation(file: "Input.swift", line: 21)
extension Shape2D: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .circle(size: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "size")
      try payload.encode("circle" as Swift.String, forKey: "kind")
    case .square(size: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "size")
      try payload.encode("square" as Swift.String, forKey: "kind")
    case .none:
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode("none" as Swift.String, forKey: "kind")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"path","c":{…<ConstantStyle>,"points":<Int>,"closed":true}}
/// {"t":"nothing","c":{"closed":false}}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension Drawing: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "Drawing", known: Self.codableEnumTags)
    switch tag {
    case "path":
      let payloadDecoder = try container.decoder(for: "c")
      let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)
      try payload.expect(.boolean(true), for: "closed", in: "Drawing.path")
      if payload.contains("points") {
#sourceLocation(file: "Input.swift", line: 37)
        self = try .path(
          codableEnumFlattened(in: payloadDecoder),
          points: payload.required(for: "points"))
#sourceLocation()
      } else {
#sourceLocation(file: "Input.swift", line: 37)
        self = try .path(
          codableEnumFlattened(in: payloadDecoder))
#sourceLocation()
      }
    case "nothing":
      if try container.hasValue(for: "c") {
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
        try payload.expect(.boolean(false), for: "closed", in: "Drawing.nothing")
        self = .nothing
      } else {
        self = .nothing
      }
    default:
      throw codableEnumUnknownTag(tag, of: "Drawing", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["path", "nothing"] }
}

/// Written as:
///
/// ```
/// {"t":"path","c":{…<ConstantStyle>,"points":<Int>,"closed":true}}
/// {"t":"nothing","c":{"closed":false}}
/// ```
#sourceLocation(file: "Input.swift", line: 35)
extension Drawing: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .path(let value0, points: let value1):
      try container.encode("path" as Swift.String, forKey: "t")
      let payloadEncoder = container.superEncoder(forKey: "c")
      var payload = payloadEncoder.container(keyedBy: CodableEnumKey.self)
#sourceLocation(file: "Input.swift", line: 38)
      try codableEnumFlatten(value0, to: payloadEncoder)
#sourceLocation()
      try payload.encode(value1, forKey: "points")
      try payload.encode(true as Swift.Bool, forKey: "closed")
    case .nothing:
      try container.encode("nothing" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "c")
      try payload.encode(false as Swift.Bool, forKey: "closed")
    }
  }
}

/// Read from:
///
/// ```
/// ["cells",{"count":<Int>,"v":1}]
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension ConstantRow: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ConstantRow")
    let tag: Swift.String = try elements.tag(of: "ConstantRow", known: Self.codableEnumTags)
    switch tag {
    case "cells":
      elements.expect(2, of: "ConstantRow.cells")
      let payload = try elements.object()
      try payload.expect(.integer(1), for: "v", in: "ConstantRow.cells")
      self = try .cells(count: payload.required(for: "count"))
      try elements.expectEnd(of: "ConstantRow.cells", 1)
    default:
      throw elements.unknownTag(tag, of: "ConstantRow", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["cells"] }
}

/// Written as:
///
/// ```
/// ["cells",{"count":<Int>,"v":1}]
/// ```
#sourceLocation(file: "Input.swift", line: 46)
extension ConstantRow: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .cells(count: let value0):
      try elements.encode("cells" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "count")
      try payload.encode(1 as Swift.Int, forKey: "v")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"image","url":<String>,"strict":true}
/// {"type":"none","strict":false}
/// ```
/// and from:
///
/// ```
/// {"type":"image","value":{"url":<String>}}
/// {"type":"none"}
/// ```
/// and from:
///
/// ```
/// ["image",<String>]
/// ["none"]
/// ```
/// and from:
///
/// ```
/// {"image":{"url":<String>}}
/// {"none":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 55)
extension ConstantRead: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "image":
        if !(container.contains("value")) {
          try container.expect(.boolean(true), for: "strict", in: "ConstantRead.image")
          self = try .image(url: container.required(for: "url"))
          return
        } else {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "value")
          self = try .image(url: payload.required(for: payload.anyKey(of: ["url", "_0"])))
          return
        }
      case "none":
        try container.expect(.boolean(false), for: "strict", in: "ConstantRead.none")
        self = .none
        return
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "image":
        elements.expect(2, of: "ConstantRead.image")
        self = try .image(url: elements.value())
        try elements.expectEnd(of: "ConstantRead.image", 1)
        return
      case "none":
        self = .none
        try elements.expectEnd(of: "ConstantRead.none", 0)
        return
      default:
        break
      }
    }
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "image":
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = try .image(url: payload.required(for: payload.anyKey(of: ["url", "_0"])))
        return
      case "none":
        _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        self = .none
        return
      default:
        break
      }
    }
    if (try? object?.containsTag(at: ["type"])) == true {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "ConstantRead", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "ConstantRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ConstantRead")
      let tag: Swift.String = try elements.tag(of: "ConstantRead", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "ConstantRead", known: Self.codableEnumTags)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ConstantRead", known: Self.codableEnumTags)
    throw codableEnumUnknownTag(tag, of: "ConstantRead", known: Self.codableEnumTags, at: container.codingPath, ["type"])
  }

  private static var codableEnumTags: [Swift.String] { ["image", "none"] }
}

/// Written as:
///
/// ```
/// {"type":"image","url":<String>,"strict":true}
/// {"type":"none","strict":false}
/// ```
#sourceLocation(file: "Input.swift", line: 55)
extension ConstantRead: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .image(url: let value0):
      try container.encode("image" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "url")
      try container.encode(true as Swift.Bool, forKey: "strict")
    case .none:
      try container.encode("none" as Swift.String, forKey: "type")
      try container.encode(false as Swift.Bool, forKey: "strict")
    }
  }
}

/// Read from:
///
/// ```
/// {"none":{"strict":true}}
/// ```
/// and from:
///
/// ```
/// {"none":true}
/// ```
/// and from:
///
/// ```
/// ["none"]
/// ```
#sourceLocation(file: "Input.swift", line: 63)
extension ConstantReadEmpty: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "none":
        let look = CodableEnumLook(container, key)
        if look.isObject {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
          try payload.expect(.boolean(true), for: "strict", in: "ConstantReadEmpty.none")
          self = .none
          return
        } else {
          try container.expectTrue(for: key)
          self = .none
          return
        }
      default:
        break
      }
    }
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "none":
        self = .none
        try elements.expectEnd(of: "ConstantReadEmpty.none", 0)
        return
      default:
        break
      }
    }
    if (try? decoder.unkeyedContainer()) != nil {
      var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ConstantReadEmpty")
      let tag: Swift.String = try elements.tag(of: "ConstantReadEmpty", known: Self.codableEnumTags)
      throw elements.unknownTag(tag, of: "ConstantReadEmpty", known: Self.codableEnumTags)
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "ConstantReadEmpty", container.caseKeys(known: Self.codableEnumTags))
    throw codableEnumUnknownTag(key.stringValue, of: "ConstantReadEmpty", known: Self.codableEnumTags, at: container.codingPath, [key])
  }

  private static var codableEnumTags: [Swift.String] { ["none"] }
}

/// Written as:
///
/// ```
/// {"none":{"strict":true}}
/// ```
#sourceLocation(file: "Input.swift", line: 63)
extension ConstantReadEmpty: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .none:
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "none")
      try payload.encode(true as Swift.Bool, forKey: "strict")
    }
  }
}

/// Read from:
///
/// ```
/// ["none"]
/// ["strict",{"strict":true}]
/// ```
/// and from:
///
/// ```
/// ["none",true]
/// ["strict",true]
/// ```
#sourceLocation(file: "Input.swift", line: 69)
extension ConstantReadElement: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    if var elements = try? CodableEnumElements(of: decoder), let tag: Swift.String = elements.tagIfAny() {
      switch tag {
      case "none":
        let look = CodableEnumLook(behindTagOf: decoder)
        if !(look.isBoolean) {
          self = .none
          try elements.expectEnd(of: "ConstantReadElement.none", 0)
          return
        } else {
          elements.expect(2, of: "ConstantReadElement.none")
          try elements.expectTrue()
          self = .none
          try elements.expectEnd(of: "ConstantReadElement.none", 1)
          return
        }
      case "strict":
        let look = CodableEnumLook(behindTagOf: decoder)
        if look.isObject {
          elements.expect(2, of: "ConstantReadElement.strict")
          let payload = try elements.object()
          try payload.expect(.boolean(true), for: "strict", in: "ConstantReadElement.strict")
          self = .strict
          try elements.expectEnd(of: "ConstantReadElement.strict", 1)
          return
        } else {
          elements.expect(2, of: "ConstantReadElement.strict")
          try elements.expectTrue()
          self = .strict
          try elements.expectEnd(of: "ConstantReadElement.strict", 1)
          return
        }
      default:
        break
      }
    }
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "ConstantReadElement")
    let tag: Swift.String = try elements.tag(of: "ConstantReadElement", known: Self.codableEnumTags)
    throw elements.unknownTag(tag, of: "ConstantReadElement", known: Self.codableEnumTags)
  }

  private static var codableEnumTags: [Swift.String] { ["none", "strict"] }
}

/// Written as:
///
/// ```
/// ["none"]
/// ["strict",{"strict":true}]
/// ```
#sourceLocation(file: "Input.swift", line: 69)
extension ConstantReadElement: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .none:
      try elements.encode("none" as Swift.String)
    case .strict:
      try elements.encode("strict" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      try payload.encode(true as Swift.Bool, forKey: "strict")
    }
  }
}

/// Read from:
///
/// ```
/// {"error":"unauthorized","message":"no user"}
/// {"error":"unauthorized","message":"no user","code":2}
/// {"error":"unauthorized","at":<Int>,"message":"expired"}
/// {"error":"unauthorized","reason":<String?>}
/// {"error":"offline"}
/// ```
#sourceLocation(file: "Input.swift", line: 77)
extension SharedTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "error", of: "SharedTag", known: Self.codableEnumTags)
    switch tag {
    case "unauthorized":
      switch codableEnumBestFit([
        codableEnumFit(of: container, ["message": .string("no user")]),
        codableEnumFit(of: container, ["message": .string("no user"), "code": .integer(2)]),
        codableEnumFit(of: container, ["message": .string("expired")]),
        codableEnumFit(of: nil, [:]),
      ]) {
      case 0:
        try container.expect(.string("no user"), for: "message", in: "SharedTag.noUser")
        self = .noUser
      case 1:
        try container.expect(.string("no user"), for: "message", in: "SharedTag.noUserAtAll")
        try container.expect(.integer(2), for: "code", in: "SharedTag.noUserAtAll")
        self = .noUserAtAll
      case 2:
        try container.expect(.string("expired"), for: "message", in: "SharedTag.expired")
        self = try .expired(at: container.required(for: "at"))
      default:
        self = try .unauthorized(reason: container.ifPresent(for: "reason"))
      }
    case "offline":
      self = .offline
    default:
      throw codableEnumUnknownTag(tag, of: "SharedTag", known: Self.codableEnumTags, at: container.codingPath, ["error"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["unauthorized", "offline"] }
}

/// Written as:
///
/// ```
/// {"error":"unauthorized","message":"no user"}
/// {"error":"unauthorized","message":"no user","code":2}
/// {"error":"unauthorized","at":<Int>,"message":"expired"}
/// {"error":"unauthorized","reason":<String?>}
/// {"error":"offline"}
/// ```
#sourceLocation(file: "Input.swift", line: 77)
extension SharedTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .noUser:
      try container.encode("unauthorized" as Swift.String, forKey: "error")
      try container.encode("no user" as Swift.String, forKey: "message")
    case .noUserAtAll:
      try container.encode("unauthorized" as Swift.String, forKey: "error")
      try container.encode("no user" as Swift.String, forKey: "message")
      try container.encode(2 as Swift.Int, forKey: "code")
    case .expired(at: let value0):
      try container.encode("unauthorized" as Swift.String, forKey: "error")
      try container.encode(value0, forKey: "at")
      try container.encode("expired" as Swift.String, forKey: "message")
    case .unauthorized(reason: let value0):
      try container.encode("unauthorized" as Swift.String, forKey: "error")
      try container.encodeIfPresent(value0, forKey: "reason")
    case .offline:
      try container.encode("offline" as Swift.String, forKey: "error")
    }
  }
}

/// Read from:
///
/// ```
/// {"item":{"id":<Int>,"kind":1}}
/// {"item":{"id":<Int>,"kind":2}}
/// ```
#sourceLocation(file: "Input.swift", line: 90)
extension SharedExternal: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SharedExternal", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "item":
      switch codableEnumBestFit([
        codableEnumFit(of: try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key), ["kind": .integer(1)]),
        codableEnumFit(of: try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key), ["kind": .integer(2)]),
      ]) {
      case 0:
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        try payload.expect(.integer(1), for: "kind", in: "SharedExternal.one")
        self = try .one(id: payload.required(for: "id"))
      case 1:
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        try payload.expect(.integer(2), for: "kind", in: "SharedExternal.two")
        self = try .two(id: payload.required(for: "id"))
      default:
        throw Swift.DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "no case of SharedExternal with this tag fits; one has \"kind\" as 1; two has \"kind\" as 2"))
      }
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SharedExternal", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["item"] }
}

/// Written as:
///
/// ```
/// {"item":{"id":<Int>,"kind":1}}
/// {"item":{"id":<Int>,"kind":2}}
/// ```
#sourceLocation(file: "Input.swift", line: 90)
extension SharedExternal: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .one(id: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item")
      try payload.encode(value0, forKey: "id")
      try payload.encode(1 as Swift.Int, forKey: "kind")
    case .two(id: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item")
      try payload.encode(value0, forKey: "id")
      try payload.encode(2 as Swift.Int, forKey: "kind")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"item","item":{"on":true}}
/// {"t":"item","data":{"id":<Int>,"on":false,"ratio":1.0}}
/// ```
#sourceLocation(file: "Input.swift", line: 98)
extension SharedAdjacent: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "SharedAdjacent", known: Self.codableEnumTags)
    switch tag {
    case "item":
      switch codableEnumBestFit([
        codableEnumFit(of: try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: CodableEnumKey(tag: tag)), ["on": .boolean(true)]),
        codableEnumFit(of: try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data"), ["on": .boolean(false), "ratio": .double(1.0)]),
      ]) {
      case 0:
        let content = CodableEnumKey(tag: tag)
        if try container.hasValue(for: content) {
          let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: content)
          try payload.expect(.boolean(true), for: "on", in: "SharedAdjacent.on")
          self = .on
        } else {
          self = .on
        }
      case 1:
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
        try payload.expect(.boolean(false), for: "on", in: "SharedAdjacent.off")
        try payload.expect(.double(1.0), for: "ratio", in: "SharedAdjacent.off")
        self = try .off(id: payload.required(for: "id"))
      default:
        throw Swift.DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "no case of SharedAdjacent with this tag fits; on has \"on\" as true; off has \"on\" as false and \"ratio\" as 1.0"))
      }
    default:
      throw codableEnumUnknownTag(tag, of: "SharedAdjacent", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["item"] }
}

/// Written as:
///
/// ```
/// {"t":"item","item":{"on":true}}
/// {"t":"item","data":{"id":<Int>,"on":false,"ratio":1.0}}
/// ```
#sourceLocation(file: "Input.swift", line: 98)
extension SharedAdjacent: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .on:
      try container.encode("item" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item")
      try payload.encode(true as Swift.Bool, forKey: "on")
    case .off(id: let value0):
      try container.encode("item" as Swift.String, forKey: "t")
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "data")
      try payload.encode(value0, forKey: "id")
      try payload.encode(false as Swift.Bool, forKey: "on")
      try payload.encode(1.0 as Swift.Double, forKey: "ratio")
    }
  }
}

/// Read from:
///
/// ```
/// ["item",{"id":<Int>,"v":1}]
/// ["item",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 106)
extension SharedArray: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "SharedArray")
    let tag: Swift.String = try elements.tag(of: "SharedArray", known: Self.codableEnumTags)
    switch tag {
    case "item":
      switch codableEnumBestFit([
        codableEnumFit(of: CodableEnumLook(behindTagOf: decoder).object, ["v": .integer(1)]),
        codableEnumFit(of: nil, [:]),
      ]) {
      case 0:
        elements.expect(2, of: "SharedArray.one")
        let payload = try elements.object()
        try payload.expect(.integer(1), for: "v", in: "SharedArray.one")
        self = try .one(id: payload.required(for: "id"))
        try elements.expectEnd(of: "SharedArray.one", 1)
      default:
        elements.expect(2, of: "SharedArray.plain")
        self = try .plain(elements.value())
        try elements.expectEnd(of: "SharedArray.plain", 1)
      }
    default:
      throw elements.unknownTag(tag, of: "SharedArray", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["item"] }
}

/// Written as:
///
/// ```
/// ["item",{"id":<Int>,"v":1}]
/// ["item",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 106)
extension SharedArray: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .one(id: let value0):
      try elements.encode("item" as Swift.String)
      var payload = elements.nestedContainer(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "id")
      try payload.encode(1 as Swift.Int, forKey: "v")
    case .plain(let value0):
      try elements.encode("item" as Swift.String)
      try elements.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// {"item":{"id":<Int>,"kind":1}}
/// "item"
/// ```
#sourceLocation(file: "Input.swift", line: 115)
extension SharedName: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch name {
      case "item":
        self = .named
      default:
        throw codableEnumUnknownTag(name, of: "SharedName", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "SharedName", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "item":
      switch codableEnumBestFit([
        codableEnumFit(of: try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key), ["kind": .integer(1)]),
        codableEnumFit(of: nil, [:]),
      ]) {
      case 0:
        let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        try payload.expect(.integer(1), for: "kind", in: "SharedName.one")
        self = try .one(id: payload.required(for: "id"))
      default:
        self = .named
      }
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SharedName", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["item"] }
}

/// Written as:
///
/// ```
/// {"item":{"id":<Int>,"kind":1}}
/// "item"
/// ```
#sourceLocation(file: "Input.swift", line: 115)
extension SharedName: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .one(id: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item")
      try payload.encode(value0, forKey: "id")
      try payload.encode(1 as Swift.Int, forKey: "kind")
    case .named:
      var container = encoder.singleValueContainer()
      try container.encode("item" as Swift.String)
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"a","k":1}
/// {"type":"a","k":2}
/// {"type":"a"}
/// {"type":"other"}
/// ```
#sourceLocation(file: "Input.swift", line: 124)
extension SharedInBuilds: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SharedInBuilds", known: Self.codableEnumTags)
    switch tag {
#if DEBUG
    case "a":
      switch codableEnumBestFit([
        codableEnumFit(of: container, ["k": .integer(1)]),
        codableEnumFit(of: container, ["k": .integer(2)]),
      ]) {
      case 0:
        try container.expect(.integer(1), for: "k", in: "SharedInBuilds.one")
        self = .one
      case 1:
        try container.expect(.integer(2), for: "k", in: "SharedInBuilds.two")
        self = .two
      default:
        throw Swift.DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "no case of SharedInBuilds with this tag fits; one has \"k\" as 1; two has \"k\" as 2"))
      }
#else
    case "a":
      self = .plain
#endif
    case "other":
      self = .other
    default:
      throw codableEnumUnknownTag(tag, of: "SharedInBuilds", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
#if DEBUG
    tags += ["a"]
#else
    tags += ["a"]
#endif
    tags += ["other"]
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"a","k":1}
/// {"type":"a","k":2}
/// {"type":"a"}
/// {"type":"other"}
/// ```
#sourceLocation(file: "Input.swift", line: 124)
extension SharedInBuilds: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
#if DEBUG
    case .one:
      try container.encode("a" as Swift.String, forKey: "type")
      try container.encode(1 as Swift.Int, forKey: "k")
    case .two:
      try container.encode("a" as Swift.String, forKey: "type")
      try container.encode(2 as Swift.Int, forKey: "k")
#else
    case .plain:
      try container.encode("a" as Swift.String, forKey: "type")
#endif
    case .other:
      try container.encode("other" as Swift.String, forKey: "type")
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// beginning
// stringTagKey
// required
// requiredString
// requiredInt
// requiredDouble
// ifPresent
// stringIfPresent
// value
// optionalValue
// anyKey
// containsAny
// hasValue
// otherKeysDecoding
// nestedDecoder
// trueUnderKey
// otherScalar
// stringTag
// tagPresence
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// constant
// expectedConstant
// unknownKeys
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// objectElement
// elementsEnd
// trueElement
// elementTag
// unknownElementTag
// elementTagIfAny
// nameOrObject
// constantFit
// bestFit
// flattened
// attempts
// explanation
// expectation
// attemptedObject
// looks
// lookAtKey
// lookBehindTag
// lookObject
// isObject
// isA
// isBoolean
// scalar
// unknownTag
// otherKeysEncoding
// flatteningEncoding
