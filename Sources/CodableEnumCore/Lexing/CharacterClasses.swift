/// The class of a byte, which tells what can begin with it. One table look-up replaces a chain of
/// comparisons, which matters because users run the generator unoptimized.
enum ByteClass: UInt8 {
  case whitespace, newline, nul
  case letter, digit, dollar, backtick
  case quote, apostrophe, pound, backslash, slash, less, greater, period, `operator`
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at
  /// Part of a character beyond ASCII.
  case nonASCII
  /// An ASCII control character that Swift gives no meaning.
  case other
}

extension ByteClass {
  /// The class of each of the 256 bytes. Made once, and never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    table.initialize(repeating: .other, count: 128)
    (table + 128).initialize(repeating: .nonASCII, count: 128)
    func set(_ characters: StaticString, _ byteClass: ByteClass) {
      for offset in 0..<characters.utf8CodeUnitCount {
        table[Int(characters.utf8Start[offset])] = byteClass
      }
    }
    set(" \t\u{B}\u{C}", .whitespace)
    set("\n\r", .newline)
    table[0] = .nul
    set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_", .letter)
    set("0123456789", .digit)
    set("=-+*%!&|^~?", .operator)
    let single: [(StaticString, ByteClass)] = [
      ("$", .dollar), ("`", .backtick), ("\"", .quote), ("'", .apostrophe), ("#", .pound),
      ("\\", .backslash), ("/", .slash), ("<", .less), (">", .greater), (".", .period),
      ("(", .leftParenthesis), (")", .rightParenthesis), ("[", .leftBracket),
      ("]", .rightBracket), ("{", .leftBrace), ("}", .rightBrace), (",", .comma), (":", .colon),
      (";", .semicolon), ("@", .at),
    ]
    for (character, byteClass) in single { set(character, byteClass) }
    return UnsafePointer(table)
  }()
}

/// A Unicode code point, with the classes that the Swift grammar defines for those beyond ASCII
/// (The Swift Programming Language, "Lexical Structure": identifiers and operators).
struct CodePoint {
  var value: UInt32
  /// The number of bytes that spell it in UTF-8.
  var length: Int

  /// Decodes the character at `text`, which starts with a byte of 0x80 or more and ends before the
  /// next NUL. Each byte that isn't UTF-8 counts as U+FFFD, which may be part of a name, so one
  /// wrong byte doesn't change how the rest is read.
  init(at text: UnsafePointer<UInt8>) {
    let first = text[0]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    var offset = 1
    while offset < length {
      let next = text[offset]
      if next & 0xC0 != 0x80 {
        self.value = 0xFFFD
        self.length = 1
        return
      }
      value = value << 6 | UInt32(next & 0x3F)
      offset += 1
    }
    self.value = value
    self.length = length
  }

  var startsIdentifier: Bool { continuesIdentifier && !isIn(Self.combining) }

  var continuesIdentifier: Bool {
    isIn(Self.identifier) || (value >= 0x10000 && value <= 0xEFFFD && value & 0xFFFF <= 0xFFFD)
  }

  var startsOperator: Bool { isIn(Self.operator) }

  var continuesOperator: Bool {
    startsOperator || isIn(Self.combining) || (value >= 0xFE00 && value <= 0xFE0F)
      || (value >= 0xE0100 && value <= 0xE01EF)
  }

  /// Ascending, disjoint ranges of code points.
  private typealias Ranges = [(first: UInt32, last: UInt32)]

  private func isIn(_ ranges: Ranges) -> Bool {
    let index = ranges.border(from: { $0.last >= value })
    return index < ranges.count && ranges[index].first <= value
  }

  private static let identifier: Ranges = [
    (0xA8, 0xA8), (0xAA, 0xAA), (0xAD, 0xAD), (0xAF, 0xAF), (0xB2, 0xB5), (0xB7, 0xBA),
    (0xBC, 0xBE), (0xC0, 0xD6), (0xD8, 0xF6), (0xF8, 0x167F), (0x1681, 0x180D),
    (0x180F, 0x1FFF), (0x200B, 0x200D), (0x202A, 0x202E), (0x203F, 0x2040), (0x2054, 0x2054),
    (0x2060, 0x218F), (0x2460, 0x24FF), (0x2776, 0x2793), (0x2C00, 0x2DFF), (0x2E80, 0x2FFF),
    (0x3004, 0x3007), (0x3021, 0x302F), (0x3031, 0xD7FF), (0xF900, 0xFD3D), (0xFD40, 0xFDCF),
    (0xFDF0, 0xFE44), (0xFE47, 0xFFFD),
  ]

  /// Combining characters, which continue a name or an operator but start neither.
  private static let combining: Ranges = [
    (0x300, 0x36F), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F),
  ]

  private static let `operator`: Ranges = [
    (0xA1, 0xA7), (0xA9, 0xA9), (0xAB, 0xAC), (0xAE, 0xAE), (0xB0, 0xB1), (0xB6, 0xB6),
    (0xBB, 0xBB), (0xBF, 0xBF), (0xD7, 0xD7), (0xF7, 0xF7), (0x2016, 0x2017),
    (0x2020, 0x2027), (0x2030, 0x203E), (0x2041, 0x2053), (0x2055, 0x205E), (0x2190, 0x23FF),
    (0x2500, 0x2775), (0x2794, 0x2BFF), (0x2E00, 0x2E7F), (0x3001, 0x3003), (0x3008, 0x3020),
    (0x3030, 0x3030),
  ]
}
