// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key
// Shared: optional
// Shared: decoding
// Shared: elements
// Shared: scalar
// Shared: decodingErrors
// Shared: elementTag
// Shared: table

nonisolated private let codableEnumTable_SplitSwitch: CodableEnumTable = {
  var table = CodableEnumTable()
  table.add(
    0,
    """
    a0
    a1
    a2
    a3
    a4
    a5
    a6
    a7
    a8
    a9
    a10
    a11
    a12
    a13
    a14
    a15
    a16
    a17
    a18
    a19
    a20
    a21
    a22
    a23
    a24
    a25
    a26
    a27
    a28
    a29
    a30
    a31
    a32
    a33
    a34
    a35
    a36
    a37
    a38
    a39
    a40
    a41
    a42
    a43
    a44
    a45
    a46
    a47
    a48
    a49
    a50
    a51
    a52
    a53
    a54
    a55
    a56
    a57
    a58
    a59
    a60
    a61
    a62
    a63
    a64
    a65
    a66
    a67
    a68
    a69
    a70
    a71
    a72
    a73
    a74
    a75
    a76
    a77
    a78
    a79
    a80
    a81
    a82
    a83
    a84
    a85
    a86
    a87
    a88
    a89
    a90
    a91
    a92
    a93
    a94
    a95
    a96
    a97
    a98
    a99
    point
    last
    """)
  return table
}()

/// Read from:
///
/// ```
/// ["a0"]
/// ["a1"]
/// ["a2"]
/// ["a3"]
/// ["a4"]
/// ["a5"]
/// ["a6"]
/// ["a7"]
/// ["a8"]
/// ["a9"]
/// ["a10"]
/// ["a11"]
/// ["a12"]
/// ["a13"]
/// ["a14"]
/// ["a15"]
/// ["a16"]
/// ["a17"]
/// ["a18"]
/// ["a19"]
/// ["a20"]
/// ["a21"]
/// ["a22"]
/// ["a23"]
/// ["a24"]
/// ["a25"]
/// ["a26"]
/// ["a27"]
/// ["a28"]
/// ["a29"]
/// ["a30"]
/// ["a31"]
/// ["a32"]
/// ["a33"]
/// ["a34"]
/// ["a35"]
/// ["a36"]
/// ["a37"]
/// ["a38"]
/// ["a39"]
/// ["a40"]
/// ["a41"]
/// ["a42"]
/// ["a43"]
/// ["a44"]
/// ["a45"]
/// ["a46"]
/// ["a47"]
/// ["a48"]
/// ["a49"]
/// ["a50"]
/// ["a51"]
/// ["a52"]
/// ["a53"]
/// ["a54"]
/// ["a55"]
/// ["a56"]
/// ["a57"]
/// ["a58"]
/// ["a59"]
/// ["a60"]
/// ["a61"]
/// ["a62"]
/// ["a63"]
/// ["a64"]
/// ["a65"]
/// ["a66"]
/// ["a67"]
/// ["a68"]
/// ["a69"]
/// ["a70"]
/// ["a71"]
/// ["a72"]
/// ["a73"]
/// ["a74"]
/// ["a75"]
/// ["a76"]
/// ["a77"]
/// ["a78"]
/// ["a79"]
/// ["a80"]
/// ["a81"]
/// ["a82"]
/// ["a83"]
/// ["a84"]
/// ["a85"]
/// ["a86"]
/// ["a87"]
/// ["a88"]
/// ["a89"]
/// ["a90"]
/// ["a91"]
/// ["a92"]
/// ["a93"]
/// ["a94"]
/// ["a95"]
/// ["a96"]
/// ["a97"]
/// ["a98"]
/// ["a99"]
/// ["point",Int,Int]
/// ["last"]
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SplitSwitch: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder)
    let tag: Swift.String = try elements.tag(of: "SplitSwitch", known: Self.codableEnumTags)
    let index = codableEnumTable_SplitSwitch.index(of: tag)
    switch index {
    case 0...99:
      self = try Self(codableEnumForm0Part0: index, in: decoder, &elements)
    case 100...101:
      self = try Self(codableEnumForm0Part1: index, in: decoder, &elements)
    default:
      throw elements.unknownTag(tag, of: "SplitSwitch", known: Self.codableEnumTags)
    }
  }

  private init(
    codableEnumForm0Part0 index: Swift.Int, in decoder: any Swift.Decoder,
    _ elements: inout CodableEnumElements
  ) throws {
    switch index {
    case 0:
      self = .a0
      try elements.expectEnd(of: "SplitSwitch.a0", 0)
    case 1:
      self = .a1
      try elements.expectEnd(of: "SplitSwitch.a1", 0)
    case 2:
      self = .a2
      try elements.expectEnd(of: "SplitSwitch.a2", 0)
    case 3:
      self = .a3
      try elements.expectEnd(of: "SplitSwitch.a3", 0)
    case 4:
      self = .a4
      try elements.expectEnd(of: "SplitSwitch.a4", 0)
    case 5:
      self = .a5
      try elements.expectEnd(of: "SplitSwitch.a5", 0)
    case 6:
      self = .a6
      try elements.expectEnd(of: "SplitSwitch.a6", 0)
    case 7:
      self = .a7
      try elements.expectEnd(of: "SplitSwitch.a7", 0)
    case 8:
      self = .a8
      try elements.expectEnd(of: "SplitSwitch.a8", 0)
    case 9:
      self = .a9
      try elements.expectEnd(of: "SplitSwitch.a9", 0)
    case 10:
      self = .a10
      try elements.expectEnd(of: "SplitSwitch.a10", 0)
    case 11:
      self = .a11
      try elements.expectEnd(of: "SplitSwitch.a11", 0)
    case 12:
      self = .a12
      try elements.expectEnd(of: "SplitSwitch.a12", 0)
    case 13:
      self = .a13
      try elements.expectEnd(of: "SplitSwitch.a13", 0)
    case 14:
      self = .a14
      try elements.expectEnd(of: "SplitSwitch.a14", 0)
    case 15:
      self = .a15
      try elements.expectEnd(of: "SplitSwitch.a15", 0)
    case 16:
      self = .a16
      try elements.expectEnd(of: "SplitSwitch.a16", 0)
    case 17:
      self = .a17
      try elements.expectEnd(of: "SplitSwitch.a17", 0)
    case 18:
      self = .a18
      try elements.expectEnd(of: "SplitSwitch.a18", 0)
    case 19:
      self = .a19
      try elements.expectEnd(of: "SplitSwitch.a19", 0)
    case 20:
      self = .a20
      try elements.expectEnd(of: "SplitSwitch.a20", 0)
    case 21:
      self = .a21
      try elements.expectEnd(of: "SplitSwitch.a21", 0)
    case 22:
      self = .a22
      try elements.expectEnd(of: "SplitSwitch.a22", 0)
    case 23:
      self = .a23
      try elements.expectEnd(of: "SplitSwitch.a23", 0)
    case 24:
      self = .a24
      try elements.expectEnd(of: "SplitSwitch.a24", 0)
    case 25:
      self = .a25
      try elements.expectEnd(of: "SplitSwitch.a25", 0)
    case 26:
      self = .a26
      try elements.expectEnd(of: "SplitSwitch.a26", 0)
    case 27:
      self = .a27
      try elements.expectEnd(of: "SplitSwitch.a27", 0)
    case 28:
      self = .a28
      try elements.expectEnd(of: "SplitSwitch.a28", 0)
    case 29:
      self = .a29
      try elements.expectEnd(of: "SplitSwitch.a29", 0)
    case 30:
      self = .a30
      try elements.expectEnd(of: "SplitSwitch.a30", 0)
    case 31:
      self = .a31
      try elements.expectEnd(of: "SplitSwitch.a31", 0)
    case 32:
      self = .a32
      try elements.expectEnd(of: "SplitSwitch.a32", 0)
    case 33:
      self = .a33
      try elements.expectEnd(of: "SplitSwitch.a33", 0)
    case 34:
      self = .a34
      try elements.expectEnd(of: "SplitSwitch.a34", 0)
    case 35:
      self = .a35
      try elements.expectEnd(of: "SplitSwitch.a35", 0)
    case 36:
      self = .a36
      try elements.expectEnd(of: "SplitSwitch.a36", 0)
    case 37:
      self = .a37
      try elements.expectEnd(of: "SplitSwitch.a37", 0)
    case 38:
      self = .a38
      try elements.expectEnd(of: "SplitSwitch.a38", 0)
    case 39:
      self = .a39
      try elements.expectEnd(of: "SplitSwitch.a39", 0)
    case 40:
      self = .a40
      try elements.expectEnd(of: "SplitSwitch.a40", 0)
    case 41:
      self = .a41
      try elements.expectEnd(of: "SplitSwitch.a41", 0)
    case 42:
      self = .a42
      try elements.expectEnd(of: "SplitSwitch.a42", 0)
    case 43:
      self = .a43
      try elements.expectEnd(of: "SplitSwitch.a43", 0)
    case 44:
      self = .a44
      try elements.expectEnd(of: "SplitSwitch.a44", 0)
    case 45:
      self = .a45
      try elements.expectEnd(of: "SplitSwitch.a45", 0)
    case 46:
      self = .a46
      try elements.expectEnd(of: "SplitSwitch.a46", 0)
    case 47:
      self = .a47
      try elements.expectEnd(of: "SplitSwitch.a47", 0)
    case 48:
      self = .a48
      try elements.expectEnd(of: "SplitSwitch.a48", 0)
    case 49:
      self = .a49
      try elements.expectEnd(of: "SplitSwitch.a49", 0)
    case 50:
      self = .a50
      try elements.expectEnd(of: "SplitSwitch.a50", 0)
    case 51:
      self = .a51
      try elements.expectEnd(of: "SplitSwitch.a51", 0)
    case 52:
      self = .a52
      try elements.expectEnd(of: "SplitSwitch.a52", 0)
    case 53:
      self = .a53
      try elements.expectEnd(of: "SplitSwitch.a53", 0)
    case 54:
      self = .a54
      try elements.expectEnd(of: "SplitSwitch.a54", 0)
    case 55:
      self = .a55
      try elements.expectEnd(of: "SplitSwitch.a55", 0)
    case 56:
      self = .a56
      try elements.expectEnd(of: "SplitSwitch.a56", 0)
    case 57:
      self = .a57
      try elements.expectEnd(of: "SplitSwitch.a57", 0)
    case 58:
      self = .a58
      try elements.expectEnd(of: "SplitSwitch.a58", 0)
    case 59:
      self = .a59
      try elements.expectEnd(of: "SplitSwitch.a59", 0)
    case 60:
      self = .a60
      try elements.expectEnd(of: "SplitSwitch.a60", 0)
    case 61:
      self = .a61
      try elements.expectEnd(of: "SplitSwitch.a61", 0)
    case 62:
      self = .a62
      try elements.expectEnd(of: "SplitSwitch.a62", 0)
    case 63:
      self = .a63
      try elements.expectEnd(of: "SplitSwitch.a63", 0)
    case 64:
      self = .a64
      try elements.expectEnd(of: "SplitSwitch.a64", 0)
    case 65:
      self = .a65
      try elements.expectEnd(of: "SplitSwitch.a65", 0)
    case 66:
      self = .a66
      try elements.expectEnd(of: "SplitSwitch.a66", 0)
    case 67:
      self = .a67
      try elements.expectEnd(of: "SplitSwitch.a67", 0)
    case 68:
      self = .a68
      try elements.expectEnd(of: "SplitSwitch.a68", 0)
    case 69:
      self = .a69
      try elements.expectEnd(of: "SplitSwitch.a69", 0)
    case 70:
      self = .a70
      try elements.expectEnd(of: "SplitSwitch.a70", 0)
    case 71:
      self = .a71
      try elements.expectEnd(of: "SplitSwitch.a71", 0)
    case 72:
      self = .a72
      try elements.expectEnd(of: "SplitSwitch.a72", 0)
    case 73:
      self = .a73
      try elements.expectEnd(of: "SplitSwitch.a73", 0)
    case 74:
      self = .a74
      try elements.expectEnd(of: "SplitSwitch.a74", 0)
    case 75:
      self = .a75
      try elements.expectEnd(of: "SplitSwitch.a75", 0)
    case 76:
      self = .a76
      try elements.expectEnd(of: "SplitSwitch.a76", 0)
    case 77:
      self = .a77
      try elements.expectEnd(of: "SplitSwitch.a77", 0)
    case 78:
      self = .a78
      try elements.expectEnd(of: "SplitSwitch.a78", 0)
    case 79:
      self = .a79
      try elements.expectEnd(of: "SplitSwitch.a79", 0)
    case 80:
      self = .a80
      try elements.expectEnd(of: "SplitSwitch.a80", 0)
    case 81:
      self = .a81
      try elements.expectEnd(of: "SplitSwitch.a81", 0)
    case 82:
      self = .a82
      try elements.expectEnd(of: "SplitSwitch.a82", 0)
    case 83:
      self = .a83
      try elements.expectEnd(of: "SplitSwitch.a83", 0)
    case 84:
      self = .a84
      try elements.expectEnd(of: "SplitSwitch.a84", 0)
    case 85:
      self = .a85
      try elements.expectEnd(of: "SplitSwitch.a85", 0)
    case 86:
      self = .a86
      try elements.expectEnd(of: "SplitSwitch.a86", 0)
    case 87:
      self = .a87
      try elements.expectEnd(of: "SplitSwitch.a87", 0)
    case 88:
      self = .a88
      try elements.expectEnd(of: "SplitSwitch.a88", 0)
    case 89:
      self = .a89
      try elements.expectEnd(of: "SplitSwitch.a89", 0)
    case 90:
      self = .a90
      try elements.expectEnd(of: "SplitSwitch.a90", 0)
    case 91:
      self = .a91
      try elements.expectEnd(of: "SplitSwitch.a91", 0)
    case 92:
      self = .a92
      try elements.expectEnd(of: "SplitSwitch.a92", 0)
    case 93:
      self = .a93
      try elements.expectEnd(of: "SplitSwitch.a93", 0)
    case 94:
      self = .a94
      try elements.expectEnd(of: "SplitSwitch.a94", 0)
    case 95:
      self = .a95
      try elements.expectEnd(of: "SplitSwitch.a95", 0)
    case 96:
      self = .a96
      try elements.expectEnd(of: "SplitSwitch.a96", 0)
    case 97:
      self = .a97
      try elements.expectEnd(of: "SplitSwitch.a97", 0)
    case 98:
      self = .a98
      try elements.expectEnd(of: "SplitSwitch.a98", 0)
    case 99:
      self = .a99
      try elements.expectEnd(of: "SplitSwitch.a99", 0)
    default:
      throw codableEnumUnavailable("SplitSwitch", at: decoder.codingPath)
    }
  }

  private init(
    codableEnumForm0Part1 index: Swift.Int, in decoder: any Swift.Decoder,
    _ elements: inout CodableEnumElements
  ) throws {
    switch index {
    case 100:
#sourceLocation(file: "Input.swift", line: 13)
      self = try .point(elements.value(), y: elements.value())
#sourceLocation()
      try elements.expectEnd(of: "SplitSwitch.point", 2)
    case 101:
      self = .last
      try elements.expectEnd(of: "SplitSwitch.last", 0)
    default:
      throw codableEnumUnavailable("SplitSwitch", at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21", "a22", "a23", "a24", "a25", "a26", "a27", "a28", "a29", "a30", "a31", "a32", "a33", "a34", "a35", "a36", "a37", "a38", "a39", "a40", "a41", "a42", "a43", "a44", "a45", "a46", "a47", "a48", "a49", "a50", "a51", "a52", "a53", "a54", "a55", "a56", "a57", "a58", "a59", "a60", "a61", "a62", "a63", "a64", "a65", "a66", "a67", "a68", "a69", "a70", "a71", "a72", "a73", "a74", "a75", "a76", "a77", "a78", "a79", "a80", "a81", "a82", "a83", "a84", "a85", "a86", "a87", "a88", "a89", "a90", "a91", "a92", "a93", "a94", "a95", "a96", "a97", "a98", "a99", "point", "last"]
  }
}

/// Written as:
///
/// ```
/// ["a0"]
/// ["a1"]
/// ["a2"]
/// ["a3"]
/// ["a4"]
/// ["a5"]
/// ["a6"]
/// ["a7"]
/// ["a8"]
/// ["a9"]
/// ["a10"]
/// ["a11"]
/// ["a12"]
/// ["a13"]
/// ["a14"]
/// ["a15"]
/// ["a16"]
/// ["a17"]
/// ["a18"]
/// ["a19"]
/// ["a20"]
/// ["a21"]
/// ["a22"]
/// ["a23"]
/// ["a24"]
/// ["a25"]
/// ["a26"]
/// ["a27"]
/// ["a28"]
/// ["a29"]
/// ["a30"]
/// ["a31"]
/// ["a32"]
/// ["a33"]
/// ["a34"]
/// ["a35"]
/// ["a36"]
/// ["a37"]
/// ["a38"]
/// ["a39"]
/// ["a40"]
/// ["a41"]
/// ["a42"]
/// ["a43"]
/// ["a44"]
/// ["a45"]
/// ["a46"]
/// ["a47"]
/// ["a48"]
/// ["a49"]
/// ["a50"]
/// ["a51"]
/// ["a52"]
/// ["a53"]
/// ["a54"]
/// ["a55"]
/// ["a56"]
/// ["a57"]
/// ["a58"]
/// ["a59"]
/// ["a60"]
/// ["a61"]
/// ["a62"]
/// ["a63"]
/// ["a64"]
/// ["a65"]
/// ["a66"]
/// ["a67"]
/// ["a68"]
/// ["a69"]
/// ["a70"]
/// ["a71"]
/// ["a72"]
/// ["a73"]
/// ["a74"]
/// ["a75"]
/// ["a76"]
/// ["a77"]
/// ["a78"]
/// ["a79"]
/// ["a80"]
/// ["a81"]
/// ["a82"]
/// ["a83"]
/// ["a84"]
/// ["a85"]
/// ["a86"]
/// ["a87"]
/// ["a88"]
/// ["a89"]
/// ["a90"]
/// ["a91"]
/// ["a92"]
/// ["a93"]
/// ["a94"]
/// ["a95"]
/// ["a96"]
/// ["a97"]
/// ["a98"]
/// ["a99"]
/// ["point",Int,Int]
/// ["last"]
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SplitSwitch: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var elements = encoder.unkeyedContainer()
    switch self {
    case .a0:
      try elements.encode("a0" as Swift.String)
    case .a1:
      try elements.encode("a1" as Swift.String)
    case .a2:
      try elements.encode("a2" as Swift.String)
    case .a3:
      try elements.encode("a3" as Swift.String)
    case .a4:
      try elements.encode("a4" as Swift.String)
    case .a5:
      try elements.encode("a5" as Swift.String)
    case .a6:
      try elements.encode("a6" as Swift.String)
    case .a7:
      try elements.encode("a7" as Swift.String)
    case .a8:
      try elements.encode("a8" as Swift.String)
    case .a9:
      try elements.encode("a9" as Swift.String)
    case .a10:
      try elements.encode("a10" as Swift.String)
    case .a11:
      try elements.encode("a11" as Swift.String)
    case .a12:
      try elements.encode("a12" as Swift.String)
    case .a13:
      try elements.encode("a13" as Swift.String)
    case .a14:
      try elements.encode("a14" as Swift.String)
    case .a15:
      try elements.encode("a15" as Swift.String)
    case .a16:
      try elements.encode("a16" as Swift.String)
    case .a17:
      try elements.encode("a17" as Swift.String)
    case .a18:
      try elements.encode("a18" as Swift.String)
    case .a19:
      try elements.encode("a19" as Swift.String)
    case .a20:
      try elements.encode("a20" as Swift.String)
    case .a21:
      try elements.encode("a21" as Swift.String)
    case .a22:
      try elements.encode("a22" as Swift.String)
    case .a23:
      try elements.encode("a23" as Swift.String)
    case .a24:
      try elements.encode("a24" as Swift.String)
    case .a25:
      try elements.encode("a25" as Swift.String)
    case .a26:
      try elements.encode("a26" as Swift.String)
    case .a27:
      try elements.encode("a27" as Swift.String)
    case .a28:
      try elements.encode("a28" as Swift.String)
    case .a29:
      try elements.encode("a29" as Swift.String)
    case .a30:
      try elements.encode("a30" as Swift.String)
    case .a31:
      try elements.encode("a31" as Swift.String)
    case .a32:
      try elements.encode("a32" as Swift.String)
    case .a33:
      try elements.encode("a33" as Swift.String)
    case .a34:
      try elements.encode("a34" as Swift.String)
    case .a35:
      try elements.encode("a35" as Swift.String)
    case .a36:
      try elements.encode("a36" as Swift.String)
    case .a37:
      try elements.encode("a37" as Swift.String)
    case .a38:
      try elements.encode("a38" as Swift.String)
    case .a39:
      try elements.encode("a39" as Swift.String)
    case .a40:
      try elements.encode("a40" as Swift.String)
    case .a41:
      try elements.encode("a41" as Swift.String)
    case .a42:
      try elements.encode("a42" as Swift.String)
    case .a43:
      try elements.encode("a43" as Swift.String)
    case .a44:
      try elements.encode("a44" as Swift.String)
    case .a45:
      try elements.encode("a45" as Swift.String)
    case .a46:
      try elements.encode("a46" as Swift.String)
    case .a47:
      try elements.encode("a47" as Swift.String)
    case .a48:
      try elements.encode("a48" as Swift.String)
    case .a49:
      try elements.encode("a49" as Swift.String)
    case .a50:
      try elements.encode("a50" as Swift.String)
    case .a51:
      try elements.encode("a51" as Swift.String)
    case .a52:
      try elements.encode("a52" as Swift.String)
    case .a53:
      try elements.encode("a53" as Swift.String)
    case .a54:
      try elements.encode("a54" as Swift.String)
    case .a55:
      try elements.encode("a55" as Swift.String)
    case .a56:
      try elements.encode("a56" as Swift.String)
    case .a57:
      try elements.encode("a57" as Swift.String)
    case .a58:
      try elements.encode("a58" as Swift.String)
    case .a59:
      try elements.encode("a59" as Swift.String)
    case .a60:
      try elements.encode("a60" as Swift.String)
    case .a61:
      try elements.encode("a61" as Swift.String)
    case .a62:
      try elements.encode("a62" as Swift.String)
    case .a63:
      try elements.encode("a63" as Swift.String)
    case .a64:
      try elements.encode("a64" as Swift.String)
    case .a65:
      try elements.encode("a65" as Swift.String)
    case .a66:
      try elements.encode("a66" as Swift.String)
    case .a67:
      try elements.encode("a67" as Swift.String)
    case .a68:
      try elements.encode("a68" as Swift.String)
    case .a69:
      try elements.encode("a69" as Swift.String)
    case .a70:
      try elements.encode("a70" as Swift.String)
    case .a71:
      try elements.encode("a71" as Swift.String)
    case .a72:
      try elements.encode("a72" as Swift.String)
    case .a73:
      try elements.encode("a73" as Swift.String)
    case .a74:
      try elements.encode("a74" as Swift.String)
    case .a75:
      try elements.encode("a75" as Swift.String)
    case .a76:
      try elements.encode("a76" as Swift.String)
    case .a77:
      try elements.encode("a77" as Swift.String)
    case .a78:
      try elements.encode("a78" as Swift.String)
    case .a79:
      try elements.encode("a79" as Swift.String)
    case .a80:
      try elements.encode("a80" as Swift.String)
    case .a81:
      try elements.encode("a81" as Swift.String)
    case .a82:
      try elements.encode("a82" as Swift.String)
    case .a83:
      try elements.encode("a83" as Swift.String)
    case .a84:
      try elements.encode("a84" as Swift.String)
    case .a85:
      try elements.encode("a85" as Swift.String)
    case .a86:
      try elements.encode("a86" as Swift.String)
    case .a87:
      try elements.encode("a87" as Swift.String)
    case .a88:
      try elements.encode("a88" as Swift.String)
    case .a89:
      try elements.encode("a89" as Swift.String)
    case .a90:
      try elements.encode("a90" as Swift.String)
    case .a91:
      try elements.encode("a91" as Swift.String)
    case .a92:
      try elements.encode("a92" as Swift.String)
    case .a93:
      try elements.encode("a93" as Swift.String)
    case .a94:
      try elements.encode("a94" as Swift.String)
    case .a95:
      try elements.encode("a95" as Swift.String)
    case .a96:
      try elements.encode("a96" as Swift.String)
    case .a97:
      try elements.encode("a97" as Swift.String)
    case .a98:
      try elements.encode("a98" as Swift.String)
    case .a99:
      try elements.encode("a99" as Swift.String)
    default: try codableEnumEncode1(to: encoder, &elements)
    }
  }

  private func codableEnumEncode1(to encoder: any Swift.Encoder, _ elements: inout any Swift.UnkeyedEncodingContainer) throws {
    switch self {
    case .point(let value0, y: let value1):
      try elements.encode("point" as Swift.String)
#sourceLocation(file: "Input.swift", line: 13)
      try elements.encode(value0)
#sourceLocation(file: "Input.swift", line: 13)
      try elements.encode(value1)
#sourceLocation()
    case .last:
      try elements.encode("last" as Swift.String)
    default: break  // encoded before
    }
  }
}
