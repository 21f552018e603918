/// What a byte can begin. One table look-up replaces a chain of comparisons, which matters because
/// users run the generator unoptimized.
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
