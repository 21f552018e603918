/// What is wrong with a text that should be JSON, and where.
struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  let problem: Problem
  /// Both count from 1; columns are bytes, as in diagnostics of compilers.
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
      case .nothing: "there is no JSON here, nothing but white space"
      case .otherEncoding(let name): "this is \(name); JSON is UTF-8"
      case .byteOrderMark: "a byte order mark (U+FEFF) stands here; only a file may begin with one"
      case .invalidUTF8: "these bytes are no UTF-8"
      case .unexpected(let found, let expected): "\(found) stands where \(expected) should"
      case .end(let what, let line, let column):
        "the text ends inside \(what) that begins at \(line):\(column)"
      case .nesting(let limit): "more than \(limit) arrays and objects stand inside each other"
      case .trailingComma(let bracket): "a comma stands before '\(bracket)'; JSON has none there"
      case .commaBetweenValues:
        "a comma stands between values; several need none, or they need brackets around them"
      case .duplicateKey(let key, let line, let column):
        "the key \(key) is there twice, first at \(line):\(column)"
      case .unquotedKey(let name): "the key \(name) needs double quotes"
      case .quote: "strings need double quotes"
      case .comment: "JSON has no comments"
      case .word(let word, let meant):
        "'\(word)' is no JSON" + (meant.map { "; it would be \($0)" } ?? "")
      case .unterminatedString: "this string does not end on its line"
      case .controlCharacter(let byte):
        "a control character, \(Self.escape(byte)), stands in a string; it must be escaped"
      case .escape(let text): "'\(text)' is no escape sequence of JSON"
      case .loneSurrogate(let text):
        "'\(text)' is half of a surrogate pair, and the other is missing"
      case .leadingZero: "numbers do not begin with a zero"
      case .numberSign: "numbers have no '+' before them"
      case .missingDigits(let place): "digits are missing \(place)"
      case .hugeNumber(let text): "the number \(text) is greater than any Double"
      }
    }

    private static func escape(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
  }
}
