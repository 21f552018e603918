// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

nonisolated private let codableEnumTable_ManyCases: CodableEnumTable = {
  var table = CodableEnumTable()
  table.add(
    0,
    """
    number1
    number2
    number3
    number4
    number5
    number6
    number7
    number8
    number9
    number10
    number11
    number12
    number13
    number14
    """)
  table.add(14, tag: "15")
  table.add(14, tag: "fifteen")
  table.add(14, tag: "tab\tbed")
  table.add(15, tag: "")
  table.add(15, tag: "nothing")
#if GOLDENS_NEVER
  table.add(
    16,
    """
    number17
    """)
#else
  table.add(
    17,
    """
    number18
    """)
#endif
  table.add(
    19,
    """
    number20
    number21
    number22
    """)
  return table
}()

/// Read from:
///
/// ```
/// {"type":"number1"}
/// {"type":"number2"}
/// {"type":"number3"}
/// {"type":"number4"}
/// {"type":"number5"}
/// {"type":"number6"}
/// {"type":"number7"}
/// {"type":"number8"}
/// {"type":"number9"}
/// {"type":"number10"}
/// {"type":"number11"}
/// {"type":"number12"}
/// {"type":"number13"}
/// {"type":"number14"}
/// {"type":"15"}
/// {"type":""}
/// {"type":"number17"}
/// {"type":"number18","size":<Int>}
/// {"type":"number20"}
/// {"type":"number21"}
/// {"type":"number22"}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ManyCases: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "ManyCases", known: Self.codableEnumTags)
    switch codableEnumTable_ManyCases.index(of: tag) {
    case 0:
      self = .number1
    case 1:
      self = .number2
    case 2:
      self = .number3
    case 3:
      self = .number4
    case 4:
      self = .number5
    case 5:
      self = .number6
    case 6:
      self = .number7
    case 7:
      self = .number8
    case 8:
      self = .number9
    case 9:
      self = .number10
    case 10:
      self = .number11
    case 11:
      self = .number12
    case 12:
      self = .number13
    case 13:
      self = .number14
    case 14:
      self = .number15
    case 15:
      self = .number16
#if GOLDENS_NEVER
    case 16:
      self = .number17
#else
    case 17:
      self = try .number18(size: container.required(for: "size"))
#endif
    case 19:
      self = .number20
    case 20:
      self = .number21
    case 21:
      self = .number22
    default:
#sourceLocation(file: "Input.swift", line: 32)
      self = .other(tag: tag)
#sourceLocation()
    }
  }

  private static var codableEnumTags: [Swift.String] {
    var tags: [Swift.String] = []
    tags += ["number1"]
    tags += ["number2"]
    tags += ["number3"]
    tags += ["number4"]
    tags += ["number5"]
    tags += ["number6"]
    tags += ["number7"]
    tags += ["number8"]
    tags += ["number9"]
    tags += ["number10"]
    tags += ["number11"]
    tags += ["number12"]
    tags += ["number13"]
    tags += ["number14"]
    tags += ["15", "fifteen", "tab\tbed"]
    tags += ["", "nothing"]
#if GOLDENS_NEVER
    tags += ["number17"]
#else
    tags += ["number18"]
#endif
    tags += ["number20"]
    tags += ["number21"]
    tags += ["number22"]
    return tags
  }
}

/// Written as:
///
/// ```
/// {"type":"number1"}
/// {"type":"number2"}
/// {"type":"number3"}
/// {"type":"number4"}
/// {"type":"number5"}
/// {"type":"number6"}
/// {"type":"number7"}
/// {"type":"number8"}
/// {"type":"number9"}
/// {"type":"number10"}
/// {"type":"number11"}
/// {"type":"number12"}
/// {"type":"number13"}
/// {"type":"number14"}
/// {"type":"15"}
/// {"type":""}
/// {"type":"number17"}
/// {"type":"number18","size":<Int>}
/// {"type":"number19"}
/// {"type":"number20"}
/// {"type":"number21"}
/// {"type":"number22"}
/// {"type":<String>}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ManyCases: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .number1:
      try container.encode("number1" as Swift.String, forKey: "type")
    case .number2:
      try container.encode("number2" as Swift.String, forKey: "type")
    case .number3:
      try container.encode("number3" as Swift.String, forKey: "type")
    case .number4:
      try container.encode("number4" as Swift.String, forKey: "type")
    case .number5:
      try container.encode("number5" as Swift.String, forKey: "type")
    case .number6:
      try container.encode("number6" as Swift.String, forKey: "type")
    case .number7:
      try container.encode("number7" as Swift.String, forKey: "type")
    case .number8:
      try container.encode("number8" as Swift.String, forKey: "type")
    case .number9:
      try container.encode("number9" as Swift.String, forKey: "type")
    case .number10:
      try container.encode("number10" as Swift.String, forKey: "type")
    case .number11:
      try container.encode("number11" as Swift.String, forKey: "type")
    case .number12:
      try container.encode("number12" as Swift.String, forKey: "type")
    case .number13:
      try container.encode("number13" as Swift.String, forKey: "type")
    case .number14:
      try container.encode("number14" as Swift.String, forKey: "type")
    case .number15:
      try container.encode("15" as Swift.String, forKey: "type")
    case .number16:
      try container.encode("" as Swift.String, forKey: "type")
#if GOLDENS_NEVER
    case .number17:
      try container.encode("number17" as Swift.String, forKey: "type")
#else
    case .number18(size: let value0):
      try container.encode("number18" as Swift.String, forKey: "type")
      try container.encode(value0, forKey: "size")
    case .number19:
      try container.encode("number19" as Swift.String, forKey: "type")
#endif
    case .number20:
      try container.encode("number20" as Swift.String, forKey: "type")
    case .number21:
      try container.encode("number21" as Swift.String, forKey: "type")
    case .number22:
      try container.encode("number22" as Swift.String, forKey: "type")
    case .other(tag: let value0):
      try container.encode(value0, forKey: "type")
    }
  }
}

nonisolated private let codableEnumTable_ManyNames: CodableEnumTable = {
  var table = CodableEnumTable()
  table.add(
    0,
    """
    a
    b
    c
    d
    e
    f
    g
    h
    i
    j
    k
    l
    m
    n
    o
    p
    q
    r
    s
    t
    u
    v
    w
    x
    """)
  return table
}()

/// Read from:
///
/// ```
/// "a"
/// "b"
/// "c"
/// "d"
/// "e"
/// "f"
/// "g"
/// "h"
/// "i"
/// "j"
/// "k"
/// "l"
/// "m"
/// "n"
/// "o"
/// "p"
/// "q"
/// "r"
/// "s"
/// "t"
/// "u"
/// "v"
/// "w"
/// {"X":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension ManyNames: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container: Swift.KeyedDecodingContainer<CodableEnumKey>
    switch try codableEnumNameOrObject(decoder) {
    case .object(let object):
      container = object
    case .name(let name):
      switch codableEnumTable_ManyNames.index(of: name.lowercased()) {
      case 0:
        self = .a
      case 1:
        self = .b
      case 2:
        self = .c
      case 3:
        self = .d
      case 4:
        self = .e
      case 5:
        self = .f
      case 6:
        self = .g
      case 7:
        self = .h
      case 8:
        self = .i
      case 9:
        self = .j
      case 10:
        self = .k
      case 11:
        self = .l
      case 12:
        self = .m
      case 13:
        self = .n
      case 14:
        self = .o
      case 15:
        self = .p
      case 16:
        self = .q
      case 17:
        self = .r
      case 18:
        self = .s
      case 19:
        self = .t
      case 20:
        self = .u
      case 21:
        self = .v
      case 22:
        self = .w
      case 23:
        throw codableEnumMissingPayload("ManyNames.X", at: decoder.codingPath)
      default:
        throw codableEnumUnknownTag(name, of: "ManyNames", known: Self.codableEnumTags, at: decoder.codingPath)
      }
      return
    }
    let key = try container.caseKey(of: "ManyNames", container.caseKeys(ofMany: Self.codableEnumTags, ignoringCase: true))
    switch codableEnumTable_ManyNames.index(of: key.stringValue.lowercased()) {
    case 0:
      self = .a
    case 1:
      self = .b
    case 2:
      self = .c
    case 3:
      self = .d
    case 4:
      self = .e
    case 5:
      self = .f
    case 6:
      self = .g
    case 7:
      self = .h
    case 8:
      self = .i
    case 9:
      self = .j
    case 10:
      self = .k
    case 11:
      self = .l
    case 12:
      self = .m
    case 13:
      self = .n
    case 14:
      self = .o
    case 15:
      self = .p
    case 16:
      self = .q
    case 17:
      self = .r
    case 18:
      self = .s
    case 19:
      self = .t
    case 20:
      self = .u
    case 21:
      self = .v
    case 22:
      self = .w
    case 23:
      self = try .X(container.required(for: key))
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "ManyNames", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "X"]
  }
}

/// Written as:
///
/// ```
/// "a"
/// "b"
/// "c"
/// "d"
/// "e"
/// "f"
/// "g"
/// "h"
/// "i"
/// "j"
/// "k"
/// "l"
/// "m"
/// "n"
/// "o"
/// "p"
/// "q"
/// "r"
/// "s"
/// "t"
/// "u"
/// "v"
/// "w"
/// {"X":<Int>}
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension ManyNames: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    switch self {
    case .a:
      var container = encoder.singleValueContainer()
      try container.encode("a" as Swift.String)
    case .b:
      var container = encoder.singleValueContainer()
      try container.encode("b" as Swift.String)
    case .c:
      var container = encoder.singleValueContainer()
      try container.encode("c" as Swift.String)
    case .d:
      var container = encoder.singleValueContainer()
      try container.encode("d" as Swift.String)
    case .e:
      var container = encoder.singleValueContainer()
      try container.encode("e" as Swift.String)
    case .f:
      var container = encoder.singleValueContainer()
      try container.encode("f" as Swift.String)
    case .g:
      var container = encoder.singleValueContainer()
      try container.encode("g" as Swift.String)
    case .h:
      var container = encoder.singleValueContainer()
      try container.encode("h" as Swift.String)
    case .i:
      var container = encoder.singleValueContainer()
      try container.encode("i" as Swift.String)
    case .j:
      var container = encoder.singleValueContainer()
      try container.encode("j" as Swift.String)
    case .k:
      var container = encoder.singleValueContainer()
      try container.encode("k" as Swift.String)
    case .l:
      var container = encoder.singleValueContainer()
      try container.encode("l" as Swift.String)
    case .m:
      var container = encoder.singleValueContainer()
      try container.encode("m" as Swift.String)
    case .n:
      var container = encoder.singleValueContainer()
      try container.encode("n" as Swift.String)
    case .o:
      var container = encoder.singleValueContainer()
      try container.encode("o" as Swift.String)
    case .p:
      var container = encoder.singleValueContainer()
      try container.encode("p" as Swift.String)
    case .q:
      var container = encoder.singleValueContainer()
      try container.encode("q" as Swift.String)
    case .r:
      var container = encoder.singleValueContainer()
      try container.encode("r" as Swift.String)
    case .s:
      var container = encoder.singleValueContainer()
      try container.encode("s" as Swift.String)
    case .t:
      var container = encoder.singleValueContainer()
      try container.encode("t" as Swift.String)
    case .u:
      var container = encoder.singleValueContainer()
      try container.encode("u" as Swift.String)
    case .v:
      var container = encoder.singleValueContainer()
      try container.encode("v" as Swift.String)
    case .w:
      var container = encoder.singleValueContainer()
      try container.encode("w" as Swift.String)
    case .X(let value0):
      var container = encoder.container(keyedBy: CodableEnumKey.self)
      try container.encode(value0, forKey: "X")
    }
  }
}

/// Read from:
///
/// ```
/// 0
/// 1
/// 2
/// 3
/// 4
/// 5
/// 6
/// 7
/// 8
/// 9
/// 10
/// 11
/// 12
/// 13
/// 14
/// 15
/// 16
/// 17
/// 18
/// 19
/// 20
/// 21
/// 22
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension ManyParent.Raw: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.Int = try codableEnumTag(in: container, of: "ManyParent.Raw", known: Self.codableEnumTags)
    switch tag {
    case 0:
      self = .a
    case 1:
      self = .b
    case 2:
      self = .c
    case 3:
      self = .d
    case 4:
      self = .e
    case 5:
      self = .f
    case 6:
      self = .g
    case 7:
      self = .h
    case 8:
      self = .i
    case 9:
      self = .j
    case 10:
      self = .k
    case 11:
      self = .l
    case 12:
      self = .m
    case 13:
      self = .n
    case 14:
      self = .o
    case 15:
      self = .p
    case 16:
      self = .q
    case 17:
      self = .r
    case 18:
      self = .s
    case 19:
      self = .t
    case 20:
      self = .u
    case 21:
      self = .v
    case 22:
      self = .w
    default:
      throw codableEnumUnknownTag(tag, of: "ManyParent.Raw", known: Self.codableEnumTags, at: decoder.codingPath, areStrings: false)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22"]
  }
}

/// Written as:
///
/// ```
/// 0
/// 1
/// 2
/// 3
/// 4
/// 5
/// 6
/// 7
/// 8
/// 9
/// 10
/// 11
/// 12
/// 13
/// 14
/// 15
/// 16
/// 17
/// 18
/// 19
/// 20
/// 21
/// 22
/// ```
#sourceLocation(file: "Input.swift", line: 43)
extension ManyParent.Raw: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode(0 as Swift.Int)
    case .b:
      try container.encode(1 as Swift.Int)
    case .c:
      try container.encode(2 as Swift.Int)
    case .d:
      try container.encode(3 as Swift.Int)
    case .e:
      try container.encode(4 as Swift.Int)
    case .f:
      try container.encode(5 as Swift.Int)
    case .g:
      try container.encode(6 as Swift.Int)
    case .h:
      try container.encode(7 as Swift.Int)
    case .i:
      try container.encode(8 as Swift.Int)
    case .j:
      try container.encode(9 as Swift.Int)
    case .k:
      try container.encode(10 as Swift.Int)
    case .l:
      try container.encode(11 as Swift.Int)
    case .m:
      try container.encode(12 as Swift.Int)
    case .n:
      try container.encode(13 as Swift.Int)
    case .o:
      try container.encode(14 as Swift.Int)
    case .p:
      try container.encode(15 as Swift.Int)
    case .q:
      try container.encode(16 as Swift.Int)
    case .r:
      try container.encode(17 as Swift.Int)
    case .s:
      try container.encode(18 as Swift.Int)
    case .t:
      try container.encode(19 as Swift.Int)
    case .u:
      try container.encode(20 as Swift.Int)
    case .v:
      try container.encode(21 as Swift.Int)
    case .w:
      try container.encode(22 as Swift.Int)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// required
// requiredInt
// otherScalar
// stringTag
// caseKeysOfMany
// onlyCase
// caseKey
// singleValue
// rootTag
// nameOrObject
// table
// scalar
// unknownTagOfMany
// distance
// missingPayload
