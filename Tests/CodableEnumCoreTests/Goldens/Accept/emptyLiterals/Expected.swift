// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Read from:
///
/// ```
/// {"home":[{}]}
/// {"end":"end"}
/// {"deep":{"n":[1,null],"x":{}}}
/// {"none":{}}
/// {"nothing":null}
/// {"number":{"_0":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension EmptyStep: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "EmptyStep", container.caseKeys(known: Self.codableEnumTags))
    switch key.stringValue {
    case "home":
      try container.expectOnly(.array([.object([:])]), spelled: "[{}]", for: key)
      self = .home
    case "end":
      try container.expectOnly(.scalar(.string("end")), spelled: "\"end\"", for: key)
      self = .end
    case "deep":
      try container.expectOnly(.object(["n": .array([.scalar(.integer(1)), .null]), "x": .object([:])]), spelled: "{\"n\":[1,null],\"x\":{}}", for: key)
      self = .deep
    case "none":
      try container.expectOnly(.object([:]), spelled: "{}", for: key)
      self = .none
    case "nothing":
      try container.expectNull(for: key)
      self = .nothing
    case "number":
      let payload = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = try .number(payload.required(for: "_0"))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "EmptyStep", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["home", "end", "deep", "none", "nothing", "number"]
  }
}

/// Written as:
///
/// ```
/// {"home":[{}]}
/// {"end":"end"}
/// {"deep":{"n":[1,null],"x":{}}}
/// {"none":{}}
/// {"nothing":null}
/// {"number":{"_0":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension EmptyStep: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .home:
      var literal0 = container.nestedUnkeyedContainer(forKey: "home")
      _ = literal0.nestedContainer(keyedBy: CodableEnumKey.self)
    case .end:
      try container.encode("end" as Swift.String, forKey: "end")
    case .deep:
      var literal0 = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "deep")
      var literal1 = literal0.nestedUnkeyedContainer(forKey: "n")
      try literal1.encode(1 as Swift.Int)
      try literal1.encodeNil()
      _ = literal0.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "x")
    case .none:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "none")
    case .nothing:
      try container.encodeNil(forKey: "nothing")
    case .number(let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "number")
      try payload.encode(value0, forKey: "_0")
    }
  }
}

/// Read from:
///
/// ```
/// {"t":"zero","c":0}
/// {"t":"half","c":0.5}
/// {"t":"no","c":false}
/// {"t":"text","c":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension EmptyPair: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "t", of: "EmptyPair", known: Self.codableEnumTags)
    switch tag {
    case "zero":
      if try container.hasValue(for: "c") {
        try container.expectOnly(.scalar(.integer(0)), spelled: "0", for: "c")
        self = .zero
      } else {
        self = .zero
      }
    case "half":
      if try container.hasValue(for: "c") {
        try container.expectOnly(.scalar(.double(0.5)), spelled: "0.5", for: "c")
        self = .half
      } else {
        self = .half
      }
    case "no":
      if try container.hasValue(for: "c") {
        try container.expectOnly(.scalar(.boolean(false)), spelled: "false", for: "c")
        self = .no
      } else {
        self = .no
      }
    case "text":
      self = try .text(container.required(for: "c"))
    default:
      throw codableEnumUnknownTag(tag, of: "EmptyPair", known: Self.codableEnumTags, at: container.codingPath, ["t"])
    }
  }

  private static var codableEnumTags: [Swift.String] { ["zero", "half", "no", "text"] }
}

/// Written as:
///
/// ```
/// {"t":"zero","c":0}
/// {"t":"half","c":0.5}
/// {"t":"no","c":false}
/// {"t":"text","c":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 16)
extension EmptyPair: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .zero:
      try container.encode("zero" as Swift.String, forKey: "t")
      try container.encode(0 as Swift.Int, forKey: "c")
    case .half:
      try container.encode("half" as Swift.String, forKey: "t")
      try container.encode(0.5 as Swift.Double, forKey: "c")
    case .no:
      try container.encode("no" as Swift.String, forKey: "t")
      try container.encode(false as Swift.Bool, forKey: "c")
    case .text(let value0):
      try container.encode("text" as Swift.String, forKey: "t")
      try container.encode(value0, forKey: "c")
    }
  }
}

/// Read from:
///
/// ```
/// ["dash","-"]
/// ["list",[1,[2]]]
/// ["text",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension EmptyItem: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "EmptyItem")
    let tag: Swift.String = try elements.tag(of: "EmptyItem", known: Self.codableEnumTags)
    switch tag {
    case "dash":
      elements.expect(2, of: "EmptyItem.dash")
      try elements.expectOnly(.scalar(.string("-")), spelled: "\"-\"")
      self = .dash
      try elements.expectEnd(of: "EmptyItem.dash", 1)
    case "list":
      elements.expect(2, of: "EmptyItem.list")
      try elements.expectOnly(.array([.scalar(.integer(1)), .array([.scalar(.integer(2))])]), spelled: "[1,[2]]")
      self = .list
      try elements.expectEnd(of: "EmptyItem.list", 1)
    case "text":
      elements.expect(2, of: "EmptyItem.text")
      self = try .text(elements.value())
      try elements.expectEnd(of: "EmptyItem.text", 1)
    default:
      throw elements.unknownTag(tag, of: "EmptyItem", known: Self.codableEnumTags)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["dash", "list", "text"] }
}

/// Written as:
///
/// ```
/// ["dash","-"]
/// ["list",[1,[2]]]
/// ["text",<String>]
/// ```
#sourceLocation(file: "Input.swift", line: 26)
extension EmptyItem: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .dash:
      try elements.encode("dash" as Swift.String)
      try elements.encode("-" as Swift.String)
    case .list:
      try elements.encode("list" as Swift.String)
      var literal0 = elements.nestedUnkeyedContainer()
      try literal0.encode(1 as Swift.Int)
      var literal1 = literal0.nestedUnkeyedContainer()
      try literal1.encode(2 as Swift.Int)
    case .text(let value0):
      try elements.encode("text" as Swift.String)
      try elements.encode(value0)
    }
  }
}

/// Read from:
///
/// ```
/// null
/// "home"
/// false
/// -1
/// ["all","any"]
/// {"kind":"x","of":null}
/// {"label":<String>}
/// <Int>
/// <[String]>
/// ```
#sourceLocation(file: "Input.swift", line: 34)
extension EmptyRoot: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EmptyRoot")
    attempt: do {
      guard try decoder.singleValueContainer().decodeNil() else { break attempt }
      self = .nothing
      return
    } catch {
      attempts.add("nothing", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectOnly(.scalar(.string("home")), spelled: "\"home\"")
      self = .home
      return
    } catch {
      attempts.add("home", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectOnly(.scalar(.boolean(false)), spelled: "false")
      self = .no
      return
    } catch {
      attempts.add("no", error)
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectOnly(.scalar(.integer(-1)), spelled: "-1")
      self = .unlimited
      return
    } catch {
      attempts.add("unlimited", error)
    }
    attempt: do {
      guard attempts.isArray(decoder, counts: 2...2) else { break attempt }
      try CodableEnumRoot(decoder).expectOnly(.array([.scalar(.string("all")), .scalar(.string("any"))]), spelled: "[\"all\",\"any\"]")
      self = .all
      return
    } catch {
      attempts.add("all", error)
    }
    let object = attempts.object(of: decoder)
    attempt: do {
      guard object != nil else { break attempt }
      try CodableEnumRoot(decoder).expectOnly(.object(["kind": .scalar(.string("x")), "of": .null]), spelled: "{\"kind\":\"x\",\"of\":null}")
      self = .object
      return
    } catch {
      attempts.add("object", error)
    }
    if let payload = object {
      attempt: do {
        guard payload.contains("label") else { break attempt }
        self = try .text(label: payload.required(for: "label"))
        return
      } catch {
        attempts.add("text", error)
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      self = try .limit(CodableEnumRoot(decoder).value())
      return
    } catch {
      attempts.add("limit", error)
    }
    attempt: do {
      guard attempts.isArray(decoder) else { break attempt }
#sourceLocation(file: "Input.swift", line: 48)
      self = try .names(CodableEnumRoot(decoder).value())
#sourceLocation()
      return
    } catch {
      attempts.add("names", error)
    }
    attempts.explain("nothing", .null)
    attempts.explain("home", .scalar)
    attempts.explain("no", .scalar)
    attempts.explain("unlimited", .scalar)
    attempts.explain("all", .array(2...2))
    attempts.explain("object", .object(object, ["kind", "of"]))
    attempts.explain("text", .object(object, ["label"]))
    attempts.explain("limit", .scalar)
    attempts.explain("names", .array(nil))
    throw attempts.error(at: decoder.codingPath)
  }
}

/// Written as:
///
/// ```
/// null
/// "home"
/// false
/// -1
/// ["all","any"]
/// {"kind":"x","of":null}
/// {"label":<String>}
/// <Int>
/// <[String]>
/// ```
#sourceLocation(file: "Input.swift", line: 34)
extension EmptyRoot: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .home:
      var container = encoder.singleValueContainer()
      try container.encode("home" as Swift.String)
    case .no:
      var container = encoder.singleValueContainer()
      try container.encode(false as Swift.Bool)
    case .unlimited:
      var container = encoder.singleValueContainer()
      try container.encode(-1 as Swift.Int)
    case .all:
      var container = encoder.unkeyedContainer()
      try container.encode("all" as Swift.String)
      try container.encode("any" as Swift.String)
    case .object:
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("x" as Swift.String, forKey: "kind")
      try container.encodeNil(forKey: "of")
    case .text(label: let value0):
      var payload = encoder.container(keyedBy: CodableEnumKey.self)
      try payload.encode(value0, forKey: "label")
    case .limit(let value0):
      var container = encoder.singleValueContainer()
      try container.encode(value0)
    case .names(let value0):
      var container = encoder.singleValueContainer()
#sourceLocation(file: "Input.swift", line: 48)
      try container.encode(value0)
#sourceLocation()
    }
  }
}

/// Read from:
///
/// ```
/// {"only":"x"}
/// ```
/// and from:
///
/// ```
/// {"only":1}
/// ```
/// and from:
///
/// ```
/// "only"
/// ```
#sourceLocation(file: "Input.swift", line: 53)
extension EmptyForms: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let object = try? decoder.container(keyedBy: CodableEnumKey.self)
    if let container = object, let key = container.onlyCase(container.caseKeys(known: Self.codableEnumTags)) {
      switch key.stringValue {
      case "only":
        let look = CodableEnumLook(container, key)
        if look.isString && look.isString {
          try container.expectOnly(.scalar(.string("x")), spelled: "\"x\"", for: key)
          self = .only
          return
        } else {
          if look.isNumber {
            try container.expectOnly(.scalar(.integer(1)), spelled: "1", for: key)
            self = .only
            return
          } else {
            self = .only
            return
          }
        }
      default:
        break
      }
    }
    if let tag: Swift.String = codableEnumTagIfAny(decoder) {
      switch tag {
      case "only":
        self = .only
        return
      default:
        break
      }
    }
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "EmptyForms", container.caseKeys(known: Self.codableEnumTags))
    throw codableEnumUnknownTag(key.stringValue, of: "EmptyForms", known: Self.codableEnumTags, at: container.codingPath, [key])
  }

  private static var codableEnumTags: [Swift.String] { ["only"] }
}

/// Written as:
///
/// ```
/// {"only":"x"}
/// ```
#sourceLocation(file: "Input.swift", line: 53)
extension EmptyForms: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .only:
      try container.encode("x" as Swift.String, forKey: "only")
    }
  }
}

/// Read from:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"mark","data":"x"}
/// "any"
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension EmptyBeside: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var attempts = CodableEnumAttempts("EmptyBeside")
    let object = attempts.object(of: decoder)
    if let container = object, let tag: Swift.String = container.tagIfAny(for: "type") {
      switch tag {
      case "text":
        self = try .text(body: container.required(for: "body"))
        return
      case "mark":
        if try container.hasValue(for: "data") {
          try container.expectOnly(.scalar(.string("x")), spelled: "\"x\"", for: "data")
          self = .mark
        } else {
          self = .mark
        }
        return
      default:
        break
      }
    }
    attempt: do {
      guard attempts.mayBeScalar else { break attempt }
      try CodableEnumRoot(decoder).expectOnly(.scalar(.string("any")), spelled: "\"any\"")
      self = .any
      return
    } catch {
      attempts.add("any", error)
    }
    do {
      let container = try decoder.container(keyedBy: CodableEnumKey.self)
      let tag: Swift.String = try container.tag(for: "type", of: "EmptyBeside", known: Self.codableEnumTags)
      throw codableEnumUnknownTag(tag, of: "EmptyBeside", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    } catch {
      attempts.explain("any", .scalar)
      throw attempts.error(behind: error, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] { ["text", "mark"] }
}

/// Written as:
///
/// ```
/// {"type":"text","body":<String>}
/// {"type":"mark","data":"x"}
/// "any"
/// ```
#sourceLocation(file: "Input.swift", line: 58)
extension EmptyBeside: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .text(body: let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("text" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "body")
    case .mark:
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode("mark" as Swift.String, forKey: "type")
      try container.encode("x" as Swift.String, forKey: "data")
    case .any:
      var container = encoder.singleValueContainer()
      try container.encode("any" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// errorPath
// required
// requiredString
// requiredInt
// optionalValue
// hasValue
// nullUnderKey
// otherScalar
// stringTag
// tagIfAny
// caseKeys
// onlyCase
// caseKey
// literalUnderKey
// onlyLiteralUnderKey
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// onlyLiteralElement
// elementTag
// unknownElementTag
// singleValue
// root
// onlyLiteral
// rootValue
// rootTagIfAny
// literal
// attempts
// explanation
// expectation
// attemptedObject
// attemptedArray
// attemptedScalar
// attemptsBesideTags
// looks
// lookAtKey
// isA
// isString
// isNumber
// scalar
// unknownTag
