/// A JSON value with its members in the order that they are printed in.
enum JSON {
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// Indented text, without a final newline. Arrays and objects without members stay on a line.
  var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): JSON.writeString(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "" : ",") + indent + "  "
        value.write(to: &text, indent: indent + "  ")
      }
      text += values.isEmpty ? "]" : indent + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "" : ",") + indent + "  "
        JSON.writeString(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + "  ")
      }
      text += members.isEmpty ? "}" : indent + "}"
    }
  }

  /// Writes a string with the escapes of RFC 8259: quotes, backslashes and control characters. The
  /// two line separators are escaped as well, since a JavaScript reader may take them for newlines.
  private static func writeString(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
