/// A problem with its offset. Line and column are counted later, once.
struct JSONFault: Error {
  var problem: JSONError.Problem
  var offset: Int
}

extension JSONReader {
  func fault(_ problem: JSONError.Problem, at offset: Int? = nil) -> JSONFault {
    JSONFault(problem: problem, offset: offset ?? self.offset)
  }

  func error(_ fault: JSONFault) -> JSONError {
    let (line, column) = position(of: fault.offset)
    return JSONError(problem: fault.problem, line: line, column: column)
  }

  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // A byte order mark at the beginning isn't part of the line.
    let mark = lineStart == 0 && offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return (line, offset - lineStart - mark + 1)
  }

  /// The text at the offset, as messages name it.
  var found: String {
    guard let byte = peek else { return "the end of the text" }
    let word = wordHere
    if !word.isEmpty { return "'\(word)'" }
    if byte == UInt8(ascii: "\"") { return "a string" }
    let count = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let character = bytes[offset..<min(offset + count, bytes.count)]
    return "'\(String(decoding: character, as: UTF8.self))'"
  }

  /// The letters, digits, `_` and `$` at the offset.
  var wordHere: String {
    let isPart = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default: false
      }
    }
    return String(decoding: bytes[offset...].prefix(40).prefix(while: isPart), as: UTF8.self)
  }

  /// Reads `true`, `false` or `null`, and reports what other languages write instead.
  mutating func readWord(_ expected: String) throws(JSONFault) -> JSONValue {
    let word = wordHere
    switch word {
    case "true", "false":
      offset += word.utf8.count
      return .boolean(word == "true")
    case "null":
      offset += 4
      return .null
    case "": throw fault(symbol(expected))
    case "None", "nil", "undefined", "NULL", "Null": throw fault(.word(word, meant: "null"))
    case "True", "False", "TRUE", "FALSE":
      throw fault(.word(word, meant: word.lowercased()))
    default: throw fault(.word(word, meant: nil))
    }
  }

  private func symbol(_ expected: String) -> JSONError.Problem {
    switch peek {
    case UInt8(ascii: "'"): .quote
    case UInt8(ascii: "/"), UInt8(ascii: "#"): .comment
    case UInt8(ascii: "+"): .numberSign
    case UInt8(ascii: "."): .missingDigits("before the point")
    case 0xEF where bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]): .byteOrderMark
    default: .unexpected(found, expected: expected)
    }
  }
}
