/// JSON whose members keep their order, printed always alike.
package indirect enum JSONNode: Sendable {
  /// A number, a Bool, null or a string, as JSON has it.
  case literal(String)
  case array([JSONNode])
  case object([(key: String, value: JSONNode)])

  package static func string(_ text: String) -> JSONNode { .literal(text.inJSON) }

  static func bool(_ value: Bool) -> JSONNode { .literal(value ? "true" : "false") }

  static func integer(_ value: Int) -> JSONNode { .literal(String(value)) }

  static func strings(_ texts: [String]) -> JSONNode { .array(texts.map { .string($0) }) }

  /// The text with a newline at its end, lines of 100 characters where that is possible.
  var text: String { text(indentation: 0, column: 0) + "\n" }

  /// On one line, without spaces.
  var compact: String {
    switch self {
    case .literal(let text): text
    case .array(let elements): "[\(elements.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.inJSON):\($1.compact)" }.joined(separator: ","))}"
    }
  }

  private static let width = 100

  private func text(indentation: Int, column: Int) -> String {
    let line = line
    if isFlat, column + line.count <= Self.width { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    let parts: [String]
    switch self {
    case .literal(let text): return text
    case .array(let elements):
      parts = elements.map { inner + $0.text(indentation: indentation + 2, column: inner.count) }
    case .object(let members):
      parts = members.map { key, value in
        let start = inner + key.inJSON + ": "
        return start + value.text(indentation: indentation + 2, column: start.count)
      }
    }
    let (opening, closing) = brackets
    return opening + "\n" + parts.joined(separator: ",\n") + "\n"
      + String(repeating: " ", count: indentation) + closing
  }

  private var line: String {
    switch self {
    case .literal(let text): text
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ \(members.map { "\($0.inJSON): \($1.line)" }.joined(separator: ", ")) }"
    }
  }

  private var brackets: (String, String) {
    if case .array = self { ("[", "]") } else { ("{", "}") }
  }

  /// Whether nothing in it is made of parts, so that it reads well on one line.
  private var isFlat: Bool {
    switch self {
    case .literal: true
    case .array(let elements): elements.allSatisfy(\.isLiteral)
    case .object(let members):
      members.allSatisfy { member in
        if case .array(let elements) = member.value {
          elements.allSatisfy(\.isLiteral)
        } else {
          member.value.isLiteral
        }
      }
    }
  }

  private var isLiteral: Bool { if case .literal = self { true } else { false } }
}

extension String {
  /// As a string of JSON (RFC 8259, 7), which is one of TypeScript too.
  var inJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
