// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

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
/// ["point",<Int>,<Int>]
/// ["last"]
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension SplitSwitch: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    var elements = try CodableEnumElements(of: decoder, expecting: 1, of: "SplitSwitch")
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
      elements.expect(3, of: "SplitSwitch.point")
      self = try .point(elements.value(), y: elements.value())
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
/// ["point",<Int>,<Int>]
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
      try elements.encode(value0)
      try elements.encode(value1)
    case .last:
      try elements.encode("last" as Swift.String)
    default: break  // encoded before
    }
  }
}

nonisolated private let codableEnumTable_SplitKept: CodableEnumTable = {
  var table = CodableEnumTable()
  table.add(
    0,
    """
    b0
    b1
    b2
    b3
    b4
    b5
    b6
    b7
    b8
    b9
    b10
    b11
    b12
    b13
    b14
    b15
    b16
    b17
    b18
    b19
    b20
    b21
    b22
    b23
    b24
    b25
    b26
    b27
    b28
    b29
    b30
    b31
    b32
    b33
    b34
    b35
    b36
    b37
    b38
    b39
    b40
    b41
    b42
    b43
    b44
    b45
    b46
    b47
    b48
    b49
    b50
    b51
    b52
    b53
    b54
    b55
    b56
    b57
    b58
    b59
    b60
    b61
    b62
    b63
    b64
    b65
    b66
    b67
    b68
    b69
    b70
    b71
    b72
    b73
    b74
    b75
    b76
    b77
    b78
    b79
    b80
    b81
    b82
    b83
    b84
    b85
    b86
    b87
    b88
    b89
    b90
    b91
    b92
    b93
    b94
    b95
    b96
    b97
    b98
    b99
    old\tolder
    last
    """)
  return table
}()

/// Read from:
///
/// ```
/// {"b0":{}}
/// {"b1":{}}
/// {"b2":{}}
/// {"b3":{}}
/// {"b4":{}}
/// {"b5":{}}
/// {"b6":{}}
/// {"b7":{}}
/// {"b8":{}}
/// {"b9":{}}
/// {"b10":{}}
/// {"b11":{}}
/// {"b12":{}}
/// {"b13":{}}
/// {"b14":{}}
/// {"b15":{}}
/// {"b16":{}}
/// {"b17":{}}
/// {"b18":{}}
/// {"b19":{}}
/// {"b20":{}}
/// {"b21":{}}
/// {"b22":{}}
/// {"b23":{}}
/// {"b24":{}}
/// {"b25":{}}
/// {"b26":{}}
/// {"b27":{}}
/// {"b28":{}}
/// {"b29":{}}
/// {"b30":{}}
/// {"b31":{}}
/// {"b32":{}}
/// {"b33":{}}
/// {"b34":{}}
/// {"b35":{}}
/// {"b36":{}}
/// {"b37":{}}
/// {"b38":{}}
/// {"b39":{}}
/// {"b40":{}}
/// {"b41":{}}
/// {"b42":{}}
/// {"b43":{}}
/// {"b44":{}}
/// {"b45":{}}
/// {"b46":{}}
/// {"b47":{}}
/// {"b48":{}}
/// {"b49":{}}
/// {"b50":{}}
/// {"b51":{}}
/// {"b52":{}}
/// {"b53":{}}
/// {"b54":{}}
/// {"b55":{}}
/// {"b56":{}}
/// {"b57":{}}
/// {"b58":{}}
/// {"b59":{}}
/// {"b60":{}}
/// {"b61":{}}
/// {"b62":{}}
/// {"b63":{}}
/// {"b64":{}}
/// {"b65":{}}
/// {"b66":{}}
/// {"b67":{}}
/// {"b68":{}}
/// {"b69":{}}
/// {"b70":{}}
/// {"b71":{}}
/// {"b72":{}}
/// {"b73":{}}
/// {"b74":{}}
/// {"b75":{}}
/// {"b76":{}}
/// {"b77":{}}
/// {"b78":{}}
/// {"b79":{}}
/// {"b80":{}}
/// {"b81":{}}
/// {"b82":{}}
/// {"b83":{}}
/// {"b84":{}}
/// {"b85":{}}
/// {"b86":{}}
/// {"b87":{}}
/// {"b88":{}}
/// {"b89":{}}
/// {"b90":{}}
/// {"b91":{}}
/// {"b92":{}}
/// {"b93":{}}
/// {"b94":{}}
/// {"b95":{}}
/// {"b96":{}}
/// {"b97":{}}
/// {"b98":{}}
/// {"b99":{}}
/// {"old":{}}|{"older":{}}
/// {"last":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 19)
extension SplitKept: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let key = try container.caseKey(of: "SplitKept", container.caseKeys(ofMany: Self.codableEnumTags, ignoringCase: false))
    let index = codableEnumTable_SplitKept.index(of: key.stringValue)
    switch index {
    case 0...99:
      self = try Self(codableEnumForm0Part0: index, in: decoder, container, key)
    case 100...101:
      self = try Self(codableEnumForm0Part1: index, in: decoder, container, key)
    default:
      throw codableEnumUnknownTag(key.stringValue, of: "SplitKept", known: Self.codableEnumTags, at: container.codingPath, [key])
    }
  }

  private init(
    codableEnumForm0Part0 index: Swift.Int, in decoder: any Swift.Decoder,
    _ container: Swift.KeyedDecodingContainer<CodableEnumKey>,
    _ key: CodableEnumKey
  ) throws {
    switch index {
    case 0:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b0
    case 1:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b1
    case 2:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b2
    case 3:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b3
    case 4:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b4
    case 5:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b5
    case 6:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b6
    case 7:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b7
    case 8:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b8
    case 9:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b9
    case 10:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b10
    case 11:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b11
    case 12:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b12
    case 13:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b13
    case 14:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b14
    case 15:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b15
    case 16:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b16
    case 17:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b17
    case 18:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b18
    case 19:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b19
    case 20:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b20
    case 21:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b21
    case 22:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b22
    case 23:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b23
    case 24:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b24
    case 25:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b25
    case 26:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b26
    case 27:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b27
    case 28:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b28
    case 29:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b29
    case 30:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b30
    case 31:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b31
    case 32:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b32
    case 33:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b33
    case 34:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b34
    case 35:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b35
    case 36:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b36
    case 37:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b37
    case 38:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b38
    case 39:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b39
    case 40:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b40
    case 41:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b41
    case 42:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b42
    case 43:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b43
    case 44:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b44
    case 45:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b45
    case 46:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b46
    case 47:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b47
    case 48:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b48
    case 49:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b49
    case 50:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b50
    case 51:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b51
    case 52:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b52
    case 53:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b53
    case 54:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b54
    case 55:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b55
    case 56:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b56
    case 57:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b57
    case 58:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b58
    case 59:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b59
    case 60:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b60
    case 61:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b61
    case 62:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b62
    case 63:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b63
    case 64:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b64
    case 65:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b65
    case 66:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b66
    case 67:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b67
    case 68:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b68
    case 69:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b69
    case 70:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b70
    case 71:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b71
    case 72:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b72
    case 73:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b73
    case 74:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b74
    case 75:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b75
    case 76:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b76
    case 77:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b77
    case 78:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b78
    case 79:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b79
    case 80:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b80
    case 81:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b81
    case 82:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b82
    case 83:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b83
    case 84:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b84
    case 85:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b85
    case 86:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b86
    case 87:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b87
    case 88:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b88
    case 89:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b89
    case 90:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b90
    case 91:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b91
    case 92:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b92
    case 93:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b93
    case 94:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b94
    case 95:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b95
    case 96:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b96
    case 97:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b97
    case 98:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b98
    case 99:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .b99
    default:
      throw codableEnumUnavailable("SplitKept", at: decoder.codingPath)
    }
  }

  private init(
    codableEnumForm0Part1 index: Swift.Int, in decoder: any Swift.Decoder,
    _ container: Swift.KeyedDecodingContainer<CodableEnumKey>,
    _ key: CodableEnumKey
  ) throws {
    switch index {
    case 100:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
#sourceLocation(file: "Input.swift", line: 31)
      self = .old(name: key.stringValue)
#sourceLocation()
    case 101:
      _ = try container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
      self = .last
    default:
      throw codableEnumUnavailable("SplitKept", at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14", "b15", "b16", "b17", "b18", "b19", "b20", "b21", "b22", "b23", "b24", "b25", "b26", "b27", "b28", "b29", "b30", "b31", "b32", "b33", "b34", "b35", "b36", "b37", "b38", "b39", "b40", "b41", "b42", "b43", "b44", "b45", "b46", "b47", "b48", "b49", "b50", "b51", "b52", "b53", "b54", "b55", "b56", "b57", "b58", "b59", "b60", "b61", "b62", "b63", "b64", "b65", "b66", "b67", "b68", "b69", "b70", "b71", "b72", "b73", "b74", "b75", "b76", "b77", "b78", "b79", "b80", "b81", "b82", "b83", "b84", "b85", "b86", "b87", "b88", "b89", "b90", "b91", "b92", "b93", "b94", "b95", "b96", "b97", "b98", "b99", "old", "older", "last"]
  }
}

/// Written as:
///
/// ```
/// {"b0":{}}
/// {"b1":{}}
/// {"b2":{}}
/// {"b3":{}}
/// {"b4":{}}
/// {"b5":{}}
/// {"b6":{}}
/// {"b7":{}}
/// {"b8":{}}
/// {"b9":{}}
/// {"b10":{}}
/// {"b11":{}}
/// {"b12":{}}
/// {"b13":{}}
/// {"b14":{}}
/// {"b15":{}}
/// {"b16":{}}
/// {"b17":{}}
/// {"b18":{}}
/// {"b19":{}}
/// {"b20":{}}
/// {"b21":{}}
/// {"b22":{}}
/// {"b23":{}}
/// {"b24":{}}
/// {"b25":{}}
/// {"b26":{}}
/// {"b27":{}}
/// {"b28":{}}
/// {"b29":{}}
/// {"b30":{}}
/// {"b31":{}}
/// {"b32":{}}
/// {"b33":{}}
/// {"b34":{}}
/// {"b35":{}}
/// {"b36":{}}
/// {"b37":{}}
/// {"b38":{}}
/// {"b39":{}}
/// {"b40":{}}
/// {"b41":{}}
/// {"b42":{}}
/// {"b43":{}}
/// {"b44":{}}
/// {"b45":{}}
/// {"b46":{}}
/// {"b47":{}}
/// {"b48":{}}
/// {"b49":{}}
/// {"b50":{}}
/// {"b51":{}}
/// {"b52":{}}
/// {"b53":{}}
/// {"b54":{}}
/// {"b55":{}}
/// {"b56":{}}
/// {"b57":{}}
/// {"b58":{}}
/// {"b59":{}}
/// {"b60":{}}
/// {"b61":{}}
/// {"b62":{}}
/// {"b63":{}}
/// {"b64":{}}
/// {"b65":{}}
/// {"b66":{}}
/// {"b67":{}}
/// {"b68":{}}
/// {"b69":{}}
/// {"b70":{}}
/// {"b71":{}}
/// {"b72":{}}
/// {"b73":{}}
/// {"b74":{}}
/// {"b75":{}}
/// {"b76":{}}
/// {"b77":{}}
/// {"b78":{}}
/// {"b79":{}}
/// {"b80":{}}
/// {"b81":{}}
/// {"b82":{}}
/// {"b83":{}}
/// {"b84":{}}
/// {"b85":{}}
/// {"b86":{}}
/// {"b87":{}}
/// {"b88":{}}
/// {"b89":{}}
/// {"b90":{}}
/// {"b91":{}}
/// {"b92":{}}
/// {"b93":{}}
/// {"b94":{}}
/// {"b95":{}}
/// {"b96":{}}
/// {"b97":{}}
/// {"b98":{}}
/// {"b99":{}}
/// {"old":{}}|{"older":{}}
/// {"last":{}}
/// ```
#sourceLocation(file: "Input.swift", line: 19)
extension SplitKept: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .b0:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b0")
    case .b1:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b1")
    case .b2:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b2")
    case .b3:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b3")
    case .b4:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b4")
    case .b5:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b5")
    case .b6:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b6")
    case .b7:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b7")
    case .b8:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b8")
    case .b9:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b9")
    case .b10:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b10")
    case .b11:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b11")
    case .b12:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b12")
    case .b13:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b13")
    case .b14:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b14")
    case .b15:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b15")
    case .b16:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b16")
    case .b17:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b17")
    case .b18:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b18")
    case .b19:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b19")
    case .b20:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b20")
    case .b21:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b21")
    case .b22:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b22")
    case .b23:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b23")
    case .b24:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b24")
    case .b25:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b25")
    case .b26:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b26")
    case .b27:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b27")
    case .b28:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b28")
    case .b29:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b29")
    case .b30:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b30")
    case .b31:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b31")
    case .b32:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b32")
    case .b33:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b33")
    case .b34:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b34")
    case .b35:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b35")
    case .b36:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b36")
    case .b37:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b37")
    case .b38:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b38")
    case .b39:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b39")
    case .b40:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b40")
    case .b41:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b41")
    case .b42:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b42")
    case .b43:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b43")
    case .b44:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b44")
    case .b45:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b45")
    case .b46:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b46")
    case .b47:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b47")
    case .b48:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b48")
    case .b49:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b49")
    case .b50:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b50")
    case .b51:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b51")
    case .b52:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b52")
    case .b53:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b53")
    case .b54:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b54")
    case .b55:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b55")
    case .b56:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b56")
    case .b57:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b57")
    case .b58:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b58")
    case .b59:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b59")
    case .b60:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b60")
    case .b61:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b61")
    case .b62:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b62")
    case .b63:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b63")
    case .b64:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b64")
    case .b65:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b65")
    case .b66:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b66")
    case .b67:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b67")
    case .b68:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b68")
    case .b69:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b69")
    case .b70:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b70")
    case .b71:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b71")
    case .b72:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b72")
    case .b73:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b73")
    case .b74:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b74")
    case .b75:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b75")
    case .b76:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b76")
    case .b77:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b77")
    case .b78:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b78")
    case .b79:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b79")
    case .b80:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b80")
    case .b81:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b81")
    case .b82:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b82")
    case .b83:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b83")
    case .b84:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b84")
    case .b85:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b85")
    case .b86:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b86")
    case .b87:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b87")
    case .b88:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b88")
    case .b89:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b89")
    case .b90:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b90")
    case .b91:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b91")
    case .b92:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b92")
    case .b93:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b93")
    case .b94:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b94")
    case .b95:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b95")
    case .b96:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b96")
    case .b97:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b97")
    case .b98:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b98")
    case .b99:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "b99")
    default: try codableEnumEncode1(to: encoder, &container)
    }
  }

  private func codableEnumEncode1(to encoder: any Swift.Encoder, _ container: inout Swift.KeyedEncodingContainer<CodableEnumKey>) throws {
    switch self {
    case .old(name: let value0):
#sourceLocation(file: "Input.swift", line: 31)
      guard ["old", "older"].contains(value0) else { throw codableEnumForeignTag(value0, of: "SplitKept.old", known: ["old", "older"], at: encoder.codingPath) }
#sourceLocation()
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: CodableEnumKey(stringValue: value0))
    case .last:
      _ = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "last")
    default: break  // encoded before
    }
  }
}

nonisolated private let codableEnumTable_SplitKeptTag: CodableEnumTable = {
  var table = CodableEnumTable()
  table.add(
    0,
    """
    c0
    c1
    c2
    c3
    c4
    c5
    c6
    c7
    c8
    c9
    c10
    c11
    c12
    c13
    c14
    c15
    c16
    c17
    c18
    c19
    c20
    c21
    c22
    c23
    c24
    c25
    c26
    c27
    c28
    c29
    c30
    c31
    c32
    c33
    c34
    c35
    c36
    c37
    c38
    c39
    c40
    c41
    c42
    c43
    c44
    c45
    c46
    c47
    c48
    c49
    c50
    c51
    c52
    c53
    c54
    c55
    c56
    c57
    c58
    c59
    c60
    c61
    c62
    c63
    c64
    c65
    c66
    c67
    c68
    c69
    c70
    c71
    c72
    c73
    c74
    c75
    c76
    c77
    c78
    c79
    c80
    c81
    c82
    c83
    c84
    c85
    c86
    c87
    c88
    c89
    c90
    c91
    c92
    c93
    c94
    c95
    c96
    c97
    c98
    c99
    old\tolder
    """)
  return table
}()

/// Read from:
///
/// ```
/// {"type":"c0"}
/// {"type":"c1"}
/// {"type":"c2"}
/// {"type":"c3"}
/// {"type":"c4"}
/// {"type":"c5"}
/// {"type":"c6"}
/// {"type":"c7"}
/// {"type":"c8"}
/// {"type":"c9"}
/// {"type":"c10"}
/// {"type":"c11"}
/// {"type":"c12"}
/// {"type":"c13"}
/// {"type":"c14"}
/// {"type":"c15"}
/// {"type":"c16"}
/// {"type":"c17"}
/// {"type":"c18"}
/// {"type":"c19"}
/// {"type":"c20"}
/// {"type":"c21"}
/// {"type":"c22"}
/// {"type":"c23"}
/// {"type":"c24"}
/// {"type":"c25"}
/// {"type":"c26"}
/// {"type":"c27"}
/// {"type":"c28"}
/// {"type":"c29"}
/// {"type":"c30"}
/// {"type":"c31"}
/// {"type":"c32"}
/// {"type":"c33"}
/// {"type":"c34"}
/// {"type":"c35"}
/// {"type":"c36"}
/// {"type":"c37"}
/// {"type":"c38"}
/// {"type":"c39"}
/// {"type":"c40"}
/// {"type":"c41"}
/// {"type":"c42"}
/// {"type":"c43"}
/// {"type":"c44"}
/// {"type":"c45"}
/// {"type":"c46"}
/// {"type":"c47"}
/// {"type":"c48"}
/// {"type":"c49"}
/// {"type":"c50"}
/// {"type":"c51"}
/// {"type":"c52"}
/// {"type":"c53"}
/// {"type":"c54"}
/// {"type":"c55"}
/// {"type":"c56"}
/// {"type":"c57"}
/// {"type":"c58"}
/// {"type":"c59"}
/// {"type":"c60"}
/// {"type":"c61"}
/// {"type":"c62"}
/// {"type":"c63"}
/// {"type":"c64"}
/// {"type":"c65"}
/// {"type":"c66"}
/// {"type":"c67"}
/// {"type":"c68"}
/// {"type":"c69"}
/// {"type":"c70"}
/// {"type":"c71"}
/// {"type":"c72"}
/// {"type":"c73"}
/// {"type":"c74"}
/// {"type":"c75"}
/// {"type":"c76"}
/// {"type":"c77"}
/// {"type":"c78"}
/// {"type":"c79"}
/// {"type":"c80"}
/// {"type":"c81"}
/// {"type":"c82"}
/// {"type":"c83"}
/// {"type":"c84"}
/// {"type":"c85"}
/// {"type":"c86"}
/// {"type":"c87"}
/// {"type":"c88"}
/// {"type":"c89"}
/// {"type":"c90"}
/// {"type":"c91"}
/// {"type":"c92"}
/// {"type":"c93"}
/// {"type":"c94"}
/// {"type":"c95"}
/// {"type":"c96"}
/// {"type":"c97"}
/// {"type":"c98"}
/// {"type":"c99"}
/// {"type":"old"|"older"}
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension SplitKeptTag: Swift.Decodable {
  init(from decoder: any Swift.Decoder) throws {
#sourceLocation()
    let container = try decoder.container(keyedBy: CodableEnumKey.self)
    let tag: Swift.String = try container.tag(for: "type", of: "SplitKeptTag", known: Self.codableEnumTags)
    let index = codableEnumTable_SplitKeptTag.index(of: tag)
    switch index {
    case 0...99:
      self = try Self(codableEnumForm0Part0: index, in: decoder, container, tag)
    case 100...100:
      self = try Self(codableEnumForm0Part1: index, in: decoder, container, tag)
    default:
      throw codableEnumUnknownTag(tag, of: "SplitKeptTag", known: Self.codableEnumTags, at: container.codingPath, ["type"])
    }
  }

  private init(
    codableEnumForm0Part0 index: Swift.Int, in decoder: any Swift.Decoder,
    _ container: Swift.KeyedDecodingContainer<CodableEnumKey>,
    _ tag: Swift.String
  ) throws {
    switch index {
    case 0:
      self = .c0
    case 1:
      self = .c1
    case 2:
      self = .c2
    case 3:
      self = .c3
    case 4:
      self = .c4
    case 5:
      self = .c5
    case 6:
      self = .c6
    case 7:
      self = .c7
    case 8:
      self = .c8
    case 9:
      self = .c9
    case 10:
      self = .c10
    case 11:
      self = .c11
    case 12:
      self = .c12
    case 13:
      self = .c13
    case 14:
      self = .c14
    case 15:
      self = .c15
    case 16:
      self = .c16
    case 17:
      self = .c17
    case 18:
      self = .c18
    case 19:
      self = .c19
    case 20:
      self = .c20
    case 21:
      self = .c21
    case 22:
      self = .c22
    case 23:
      self = .c23
    case 24:
      self = .c24
    case 25:
      self = .c25
    case 26:
      self = .c26
    case 27:
      self = .c27
    case 28:
      self = .c28
    case 29:
      self = .c29
    case 30:
      self = .c30
    case 31:
      self = .c31
    case 32:
      self = .c32
    case 33:
      self = .c33
    case 34:
      self = .c34
    case 35:
      self = .c35
    case 36:
      self = .c36
    case 37:
      self = .c37
    case 38:
      self = .c38
    case 39:
      self = .c39
    case 40:
      self = .c40
    case 41:
      self = .c41
    case 42:
      self = .c42
    case 43:
      self = .c43
    case 44:
      self = .c44
    case 45:
      self = .c45
    case 46:
      self = .c46
    case 47:
      self = .c47
    case 48:
      self = .c48
    case 49:
      self = .c49
    case 50:
      self = .c50
    case 51:
      self = .c51
    case 52:
      self = .c52
    case 53:
      self = .c53
    case 54:
      self = .c54
    case 55:
      self = .c55
    case 56:
      self = .c56
    case 57:
      self = .c57
    case 58:
      self = .c58
    case 59:
      self = .c59
    case 60:
      self = .c60
    case 61:
      self = .c61
    case 62:
      self = .c62
    case 63:
      self = .c63
    case 64:
      self = .c64
    case 65:
      self = .c65
    case 66:
      self = .c66
    case 67:
      self = .c67
    case 68:
      self = .c68
    case 69:
      self = .c69
    case 70:
      self = .c70
    case 71:
      self = .c71
    case 72:
      self = .c72
    case 73:
      self = .c73
    case 74:
      self = .c74
    case 75:
      self = .c75
    case 76:
      self = .c76
    case 77:
      self = .c77
    case 78:
      self = .c78
    case 79:
      self = .c79
    case 80:
      self = .c80
    case 81:
      self = .c81
    case 82:
      self = .c82
    case 83:
      self = .c83
    case 84:
      self = .c84
    case 85:
      self = .c85
    case 86:
      self = .c86
    case 87:
      self = .c87
    case 88:
      self = .c88
    case 89:
      self = .c89
    case 90:
      self = .c90
    case 91:
      self = .c91
    case 92:
      self = .c92
    case 93:
      self = .c93
    case 94:
      self = .c94
    case 95:
      self = .c95
    case 96:
      self = .c96
    case 97:
      self = .c97
    case 98:
      self = .c98
    case 99:
      self = .c99
    default:
      throw codableEnumUnavailable("SplitKeptTag", at: decoder.codingPath)
    }
  }

  private init(
    codableEnumForm0Part1 index: Swift.Int, in decoder: any Swift.Decoder,
    _ container: Swift.KeyedDecodingContainer<CodableEnumKey>,
    _ tag: Swift.String
  ) throws {
    switch index {
    case 100:
#sourceLocation(file: "Input.swift", line: 48)
      self = .old(name: tag)
#sourceLocation()
    default:
      throw codableEnumUnavailable("SplitKeptTag", at: decoder.codingPath)
    }
  }

  private static var codableEnumTags: [Swift.String] {
    ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c13", "c14", "c15", "c16", "c17", "c18", "c19", "c20", "c21", "c22", "c23", "c24", "c25", "c26", "c27", "c28", "c29", "c30", "c31", "c32", "c33", "c34", "c35", "c36", "c37", "c38", "c39", "c40", "c41", "c42", "c43", "c44", "c45", "c46", "c47", "c48", "c49", "c50", "c51", "c52", "c53", "c54", "c55", "c56", "c57", "c58", "c59", "c60", "c61", "c62", "c63", "c64", "c65", "c66", "c67", "c68", "c69", "c70", "c71", "c72", "c73", "c74", "c75", "c76", "c77", "c78", "c79", "c80", "c81", "c82", "c83", "c84", "c85", "c86", "c87", "c88", "c89", "c90", "c91", "c92", "c93", "c94", "c95", "c96", "c97", "c98", "c99", "old", "older"]
  }
}

/// Written as:
///
/// ```
/// {"type":"c0"}
/// {"type":"c1"}
/// {"type":"c2"}
/// {"type":"c3"}
/// {"type":"c4"}
/// {"type":"c5"}
/// {"type":"c6"}
/// {"type":"c7"}
/// {"type":"c8"}
/// {"type":"c9"}
/// {"type":"c10"}
/// {"type":"c11"}
/// {"type":"c12"}
/// {"type":"c13"}
/// {"type":"c14"}
/// {"type":"c15"}
/// {"type":"c16"}
/// {"type":"c17"}
/// {"type":"c18"}
/// {"type":"c19"}
/// {"type":"c20"}
/// {"type":"c21"}
/// {"type":"c22"}
/// {"type":"c23"}
/// {"type":"c24"}
/// {"type":"c25"}
/// {"type":"c26"}
/// {"type":"c27"}
/// {"type":"c28"}
/// {"type":"c29"}
/// {"type":"c30"}
/// {"type":"c31"}
/// {"type":"c32"}
/// {"type":"c33"}
/// {"type":"c34"}
/// {"type":"c35"}
/// {"type":"c36"}
/// {"type":"c37"}
/// {"type":"c38"}
/// {"type":"c39"}
/// {"type":"c40"}
/// {"type":"c41"}
/// {"type":"c42"}
/// {"type":"c43"}
/// {"type":"c44"}
/// {"type":"c45"}
/// {"type":"c46"}
/// {"type":"c47"}
/// {"type":"c48"}
/// {"type":"c49"}
/// {"type":"c50"}
/// {"type":"c51"}
/// {"type":"c52"}
/// {"type":"c53"}
/// {"type":"c54"}
/// {"type":"c55"}
/// {"type":"c56"}
/// {"type":"c57"}
/// {"type":"c58"}
/// {"type":"c59"}
/// {"type":"c60"}
/// {"type":"c61"}
/// {"type":"c62"}
/// {"type":"c63"}
/// {"type":"c64"}
/// {"type":"c65"}
/// {"type":"c66"}
/// {"type":"c67"}
/// {"type":"c68"}
/// {"type":"c69"}
/// {"type":"c70"}
/// {"type":"c71"}
/// {"type":"c72"}
/// {"type":"c73"}
/// {"type":"c74"}
/// {"type":"c75"}
/// {"type":"c76"}
/// {"type":"c77"}
/// {"type":"c78"}
/// {"type":"c79"}
/// {"type":"c80"}
/// {"type":"c81"}
/// {"type":"c82"}
/// {"type":"c83"}
/// {"type":"c84"}
/// {"type":"c85"}
/// {"type":"c86"}
/// {"type":"c87"}
/// {"type":"c88"}
/// {"type":"c89"}
/// {"type":"c90"}
/// {"type":"c91"}
/// {"type":"c92"}
/// {"type":"c93"}
/// {"type":"c94"}
/// {"type":"c95"}
/// {"type":"c96"}
/// {"type":"c97"}
/// {"type":"c98"}
/// {"type":"c99"}
/// {"type":"old"|"older"}
/// ```
#sourceLocation(file: "Input.swift", line: 36)
extension SplitKeptTag: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .c0:
      try container.encode("c0" as Swift.String, forKey: "type")
    case .c1:
      try container.encode("c1" as Swift.String, forKey: "type")
    case .c2:
      try container.encode("c2" as Swift.String, forKey: "type")
    case .c3:
      try container.encode("c3" as Swift.String, forKey: "type")
    case .c4:
      try container.encode("c4" as Swift.String, forKey: "type")
    case .c5:
      try container.encode("c5" as Swift.String, forKey: "type")
    case .c6:
      try container.encode("c6" as Swift.String, forKey: "type")
    case .c7:
      try container.encode("c7" as Swift.String, forKey: "type")
    case .c8:
      try container.encode("c8" as Swift.String, forKey: "type")
    case .c9:
      try container.encode("c9" as Swift.String, forKey: "type")
    case .c10:
      try container.encode("c10" as Swift.String, forKey: "type")
    case .c11:
      try container.encode("c11" as Swift.String, forKey: "type")
    case .c12:
      try container.encode("c12" as Swift.String, forKey: "type")
    case .c13:
      try container.encode("c13" as Swift.String, forKey: "type")
    case .c14:
      try container.encode("c14" as Swift.String, forKey: "type")
    case .c15:
      try container.encode("c15" as Swift.String, forKey: "type")
    case .c16:
      try container.encode("c16" as Swift.String, forKey: "type")
    case .c17:
      try container.encode("c17" as Swift.String, forKey: "type")
    case .c18:
      try container.encode("c18" as Swift.String, forKey: "type")
    case .c19:
      try container.encode("c19" as Swift.String, forKey: "type")
    case .c20:
      try container.encode("c20" as Swift.String, forKey: "type")
    case .c21:
      try container.encode("c21" as Swift.String, forKey: "type")
    case .c22:
      try container.encode("c22" as Swift.String, forKey: "type")
    case .c23:
      try container.encode("c23" as Swift.String, forKey: "type")
    case .c24:
      try container.encode("c24" as Swift.String, forKey: "type")
    case .c25:
      try container.encode("c25" as Swift.String, forKey: "type")
    case .c26:
      try container.encode("c26" as Swift.String, forKey: "type")
    case .c27:
      try container.encode("c27" as Swift.String, forKey: "type")
    case .c28:
      try container.encode("c28" as Swift.String, forKey: "type")
    case .c29:
      try container.encode("c29" as Swift.String, forKey: "type")
    case .c30:
      try container.encode("c30" as Swift.String, forKey: "type")
    case .c31:
      try container.encode("c31" as Swift.String, forKey: "type")
    case .c32:
      try container.encode("c32" as Swift.String, forKey: "type")
    case .c33:
      try container.encode("c33" as Swift.String, forKey: "type")
    case .c34:
      try container.encode("c34" as Swift.String, forKey: "type")
    case .c35:
      try container.encode("c35" as Swift.String, forKey: "type")
    case .c36:
      try container.encode("c36" as Swift.String, forKey: "type")
    case .c37:
      try container.encode("c37" as Swift.String, forKey: "type")
    case .c38:
      try container.encode("c38" as Swift.String, forKey: "type")
    case .c39:
      try container.encode("c39" as Swift.String, forKey: "type")
    case .c40:
      try container.encode("c40" as Swift.String, forKey: "type")
    case .c41:
      try container.encode("c41" as Swift.String, forKey: "type")
    case .c42:
      try container.encode("c42" as Swift.String, forKey: "type")
    case .c43:
      try container.encode("c43" as Swift.String, forKey: "type")
    case .c44:
      try container.encode("c44" as Swift.String, forKey: "type")
    case .c45:
      try container.encode("c45" as Swift.String, forKey: "type")
    case .c46:
      try container.encode("c46" as Swift.String, forKey: "type")
    case .c47:
      try container.encode("c47" as Swift.String, forKey: "type")
    case .c48:
      try container.encode("c48" as Swift.String, forKey: "type")
    case .c49:
      try container.encode("c49" as Swift.String, forKey: "type")
    case .c50:
      try container.encode("c50" as Swift.String, forKey: "type")
    case .c51:
      try container.encode("c51" as Swift.String, forKey: "type")
    case .c52:
      try container.encode("c52" as Swift.String, forKey: "type")
    case .c53:
      try container.encode("c53" as Swift.String, forKey: "type")
    case .c54:
      try container.encode("c54" as Swift.String, forKey: "type")
    case .c55:
      try container.encode("c55" as Swift.String, forKey: "type")
    case .c56:
      try container.encode("c56" as Swift.String, forKey: "type")
    case .c57:
      try container.encode("c57" as Swift.String, forKey: "type")
    case .c58:
      try container.encode("c58" as Swift.String, forKey: "type")
    case .c59:
      try container.encode("c59" as Swift.String, forKey: "type")
    case .c60:
      try container.encode("c60" as Swift.String, forKey: "type")
    case .c61:
      try container.encode("c61" as Swift.String, forKey: "type")
    case .c62:
      try container.encode("c62" as Swift.String, forKey: "type")
    case .c63:
      try container.encode("c63" as Swift.String, forKey: "type")
    case .c64:
      try container.encode("c64" as Swift.String, forKey: "type")
    case .c65:
      try container.encode("c65" as Swift.String, forKey: "type")
    case .c66:
      try container.encode("c66" as Swift.String, forKey: "type")
    case .c67:
      try container.encode("c67" as Swift.String, forKey: "type")
    case .c68:
      try container.encode("c68" as Swift.String, forKey: "type")
    case .c69:
      try container.encode("c69" as Swift.String, forKey: "type")
    case .c70:
      try container.encode("c70" as Swift.String, forKey: "type")
    case .c71:
      try container.encode("c71" as Swift.String, forKey: "type")
    case .c72:
      try container.encode("c72" as Swift.String, forKey: "type")
    case .c73:
      try container.encode("c73" as Swift.String, forKey: "type")
    case .c74:
      try container.encode("c74" as Swift.String, forKey: "type")
    case .c75:
      try container.encode("c75" as Swift.String, forKey: "type")
    case .c76:
      try container.encode("c76" as Swift.String, forKey: "type")
    case .c77:
      try container.encode("c77" as Swift.String, forKey: "type")
    case .c78:
      try container.encode("c78" as Swift.String, forKey: "type")
    case .c79:
      try container.encode("c79" as Swift.String, forKey: "type")
    case .c80:
      try container.encode("c80" as Swift.String, forKey: "type")
    case .c81:
      try container.encode("c81" as Swift.String, forKey: "type")
    case .c82:
      try container.encode("c82" as Swift.String, forKey: "type")
    case .c83:
      try container.encode("c83" as Swift.String, forKey: "type")
    case .c84:
      try container.encode("c84" as Swift.String, forKey: "type")
    case .c85:
      try container.encode("c85" as Swift.String, forKey: "type")
    case .c86:
      try container.encode("c86" as Swift.String, forKey: "type")
    case .c87:
      try container.encode("c87" as Swift.String, forKey: "type")
    case .c88:
      try container.encode("c88" as Swift.String, forKey: "type")
    case .c89:
      try container.encode("c89" as Swift.String, forKey: "type")
    case .c90:
      try container.encode("c90" as Swift.String, forKey: "type")
    case .c91:
      try container.encode("c91" as Swift.String, forKey: "type")
    case .c92:
      try container.encode("c92" as Swift.String, forKey: "type")
    case .c93:
      try container.encode("c93" as Swift.String, forKey: "type")
    case .c94:
      try container.encode("c94" as Swift.String, forKey: "type")
    case .c95:
      try container.encode("c95" as Swift.String, forKey: "type")
    case .c96:
      try container.encode("c96" as Swift.String, forKey: "type")
    case .c97:
      try container.encode("c97" as Swift.String, forKey: "type")
    case .c98:
      try container.encode("c98" as Swift.String, forKey: "type")
    case .c99:
      try container.encode("c99" as Swift.String, forKey: "type")
    default: try codableEnumEncode1(to: encoder, &container)
    }
  }

  private func codableEnumEncode1(to encoder: any Swift.Encoder, _ container: inout Swift.KeyedEncodingContainer<CodableEnumKey>) throws {
    switch self {
    case .old(name: let value0):
#sourceLocation(file: "Input.swift", line: 48)
      guard ["old", "older"].contains(value0) else { throw codableEnumForeignTag(value0, of: "SplitKeptTag.old", known: ["old", "older"], at: encoder.codingPath) }
#sourceLocation()
      try container.encode(value0, forKey: "type")
    default: break  // encoded before
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
// otherScalar
// stringTag
// caseKeysOfMany
// onlyCase
// caseKey
// optional
// elements
// index
// elementsOf
// elementsExpecting
// element
// elementsEnd
// elementTag
// unknownElementTag
// table
// scalar
// unknownTagOfMany
// distance
// unavailable
// foreignTag
