extension String {
  /// This text as a Swift and JSON string literal.
  ///
  /// Only escapes that both languages read are used, except that control characters are written as
  /// Swift's `\u{…}`.
  package var quoted: String {
    // A closure instead of a key path, here and below: without optimization it takes a tenth of the
    // time.
    if utf8.allSatisfy({ $0.standsForItselfInLiterals }) { return "\"\(self)\"" }
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isControl: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// This text for a `//` comment: quoted if anything in it could end the line.
  var inLineComment: String { unicodeScalars.contains(where: \.isControl) ? quoted : self }

  /// A Swift name without its backticks.
  package var withoutBackticks: String {
    let backtick = UInt8(ascii: "`")
    guard utf8.first == backtick, utf8.last == backtick, utf8.count > 2 else { return self }
    return String(dropFirst().dropLast())
  }

  var pathWithoutBackticks: String {
    // Few names have any, and replacing takes long to find that out.
    utf8.contains(UInt8(ascii: "`")) ? replacing("`", with: "") : self
  }

  /// A name for a declaration: in backticks if it is a keyword, or not a plain identifier.
  package var escapedName: String {
    isPlainIdentifier && !Self.keywords.contains(self) ? self : "`\(self)`"
  }

  /// An argument label for calls and patterns. Other keywords than `inout` need no backticks there; the
  /// compiler warns about those.
  package var escapedLabel: String {
    let name = withoutBackticks
    return name == "inout" || !name.isPlainIdentifier ? "`\(name)`" : name
  }

  private var isPlainIdentifier: Bool {
    utf8.first?.startsIdentifier == true && self != "_"
      && utf8.allSatisfy { $0.continuesIdentifier || $0 == UInt8(ascii: "$") }
  }

  private static let keywords = Set(
    Word.allCases.filter(\.isReserved).map(\.rawValue) + ["Protocol", "Type"])
}

extension Unicode.Scalar {
  /// A control character or a separator of lines.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x2029).contains(value)
  }
}

extension UInt8 {
  /// A visible ASCII character that a string literal need not escape.
  fileprivate var standsForItselfInLiterals: Bool {
    self >= 0x20 && self < 0x7F && self != "\"" && self != "\\"
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that occurred before.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// A key or a path of keys, as in an annotation.
  package var keyPath: String {
    count == 1 ? self[0].quoted : "[\(map(\.quoted).joined(separator: ", "))]"
  }
}
