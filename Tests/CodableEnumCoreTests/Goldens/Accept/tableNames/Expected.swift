// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

nonisolated private let codableEnumTable_TableA_B_05f_C: CodableEnumTable = {
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
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension TableA.B_C: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "TableA.B_C", known: Self.codableEnumTags)
    switch codableEnumTable_TableA_B_05f_C.index(of: tag) {
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
    default:
      throw codableEnumUnknownTag(tag, of: "TableA.B_C", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]
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
/// ```
#sourceLocation(file: "Input.swift", line: 4)
extension TableA.B_C: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    case .b:
      try container.encode("b" as Swift.String)
    case .c:
      try container.encode("c" as Swift.String)
    case .d:
      try container.encode("d" as Swift.String)
    case .e:
      try container.encode("e" as Swift.String)
    case .f:
      try container.encode("f" as Swift.String)
    case .g:
      try container.encode("g" as Swift.String)
    case .h:
      try container.encode("h" as Swift.String)
    case .i:
      try container.encode("i" as Swift.String)
    case .j:
      try container.encode("j" as Swift.String)
    case .k:
      try container.encode("k" as Swift.String)
    case .l:
      try container.encode("l" as Swift.String)
    case .m:
      try container.encode("m" as Swift.String)
    case .n:
      try container.encode("n" as Swift.String)
    case .o:
      try container.encode("o" as Swift.String)
    case .p:
      try container.encode("p" as Swift.String)
    case .q:
      try container.encode("q" as Swift.String)
    }
  }
}

nonisolated private let codableEnumTable_TableA_05f_B_C: CodableEnumTable = {
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
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension TableA_B.C: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "TableA_B.C", known: Self.codableEnumTags)
    switch codableEnumTable_TableA_05f_B_C.index(of: tag) {
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
    default:
      throw codableEnumUnknownTag(tag, of: "TableA_B.C", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]
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
/// ```
#sourceLocation(file: "Input.swift", line: 11)
extension TableA_B.C: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    case .b:
      try container.encode("b" as Swift.String)
    case .c:
      try container.encode("c" as Swift.String)
    case .d:
      try container.encode("d" as Swift.String)
    case .e:
      try container.encode("e" as Swift.String)
    case .f:
      try container.encode("f" as Swift.String)
    case .g:
      try container.encode("g" as Swift.String)
    case .h:
      try container.encode("h" as Swift.String)
    case .i:
      try container.encode("i" as Swift.String)
    case .j:
      try container.encode("j" as Swift.String)
    case .k:
      try container.encode("k" as Swift.String)
    case .l:
      try container.encode("l" as Swift.String)
    case .m:
      try container.encode("m" as Swift.String)
    case .n:
      try container.encode("n" as Swift.String)
    case .o:
      try container.encode("o" as Swift.String)
    case .p:
      try container.encode("p" as Swift.String)
    case .q:
      try container.encode("q" as Swift.String)
    }
  }
}

nonisolated private let codableEnumTable_TableSpaces__032__020_words: CodableEnumTable = {
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
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension TableSpaces.`2 words`: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.singleValueContainer()
    let tag: Swift.String = try codableEnumTag(in: container, of: "TableSpaces.2 words", known: Self.codableEnumTags)
    switch codableEnumTable_TableSpaces__032__020_words.index(of: tag) {
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
    default:
      throw codableEnumUnknownTag(tag, of: "TableSpaces.2 words", known: Self.codableEnumTags, at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]
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
/// ```
#sourceLocation(file: "Input.swift", line: 18)
extension TableSpaces.`2 words`: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.singleValueContainer()
    switch self {
    case .a:
      try container.encode("a" as Swift.String)
    case .b:
      try container.encode("b" as Swift.String)
    case .c:
      try container.encode("c" as Swift.String)
    case .d:
      try container.encode("d" as Swift.String)
    case .e:
      try container.encode("e" as Swift.String)
    case .f:
      try container.encode("f" as Swift.String)
    case .g:
      try container.encode("g" as Swift.String)
    case .h:
      try container.encode("h" as Swift.String)
    case .i:
      try container.encode("i" as Swift.String)
    case .j:
      try container.encode("j" as Swift.String)
    case .k:
      try container.encode("k" as Swift.String)
    case .l:
      try container.encode("l" as Swift.String)
    case .m:
      try container.encode("m" as Swift.String)
    case .n:
      try container.encode("n" as Swift.String)
    case .o:
      try container.encode("o" as Swift.String)
    case .p:
      try container.encode("p" as Swift.String)
    case .q:
      try container.encode("q" as Swift.String)
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// singleValue
// rootTag
// table
// scalar
// unknownTag
