/// A mistake in a JSON text, and its place.
struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  let problem: Problem
  /// Line and column count from 1. Columns are bytes, as in compilers' diagnostics.
  let line: Int
  let column: Int

  var description: String { "\(line):\(column): \(problem.text)" }
}

extension JSONError {
  enum Problem: Hashable, Sendable {
    case nothing
    case otherEncoding(String)
    case byteOrderMark
    case invalidUTF8
    case unexpected(String, expected: String)
    case end(of: String, line: Int, column: Int)
    case nesting(Int)
    case trailingComma(String)
    case commaBetweenValues
    case duplicateKey(String, line: Int, column: Int)
    case unquotedKey(String)
    case quote
    case comment
    case word(String, meant: String?)
    case unterminatedString
    case controlCharacter(UInt8)
    case escape(String)
    case loneSurrogate(String)
    case leadingZero
    case numberSign
    case missingDigits(String)
    case hugeNumber(String)

    var text: String {
      switch self {
      case .nothing: "there is no JSON here, only white space"
      case .otherEncoding(let name): "this is \(name); JSON is UTF-8"
      case .byteOrderMark: "a byte order mark (U+FEFF) is allowed only at the start of a file"
      case .invalidUTF8: "these bytes aren't UTF-8"
      case .unexpected(let found, let expected): "expected \(expected), found \(found)"
      case .end(let what, let line, let column):
        "the text ends inside \(what) that begins at \(line):\(column)"
      case .nesting(let limit): "arrays and objects are nested more than \(limit) deep"
      case .trailingComma(let bracket): "JSON allows no comma before '\(bracket)'"
      case .commaBetweenValues:
        "there is a comma between values; remove it, or put brackets around the values"
      case .duplicateKey(let key, let line, let column):
        "duplicate key \(key), first at \(line):\(column)"
      case .unquotedKey(let name): "the key \(name) needs double quotes"
      case .quote: "strings need double quotes"
      case .comment: "JSON has no comments"
      case .word(let word, let meant):
        "'\(word)' isn't JSON" + (meant.map { "; write \($0)" } ?? "")
      case .unterminatedString: "this string does not end on its line"
      case .controlCharacter(let byte):
        "the control character \(Self.escape(byte)) must be escaped"
      case .escape(let text): "'\(text)' isn't a JSON escape sequence"
      case .loneSurrogate(let text):
        "'\(text)' is half a surrogate pair; the other half is missing"
      case .leadingZero: "numbers have no leading zeros"
      case .numberSign: "numbers have no '+' sign"
      case .missingDigits(let place): "digits are missing \(place)"
      case .hugeNumber(let text): "the number \(text) is too large for a Double"
      }
    }

    private static func escape(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
  }
}
