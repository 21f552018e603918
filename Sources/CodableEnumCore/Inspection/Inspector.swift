/// Describes as JSON the enums that the generator sees, whether it takes them for marked, and what it
/// finds wrong with the annotations of each file; on request also what it sees of all other types.
///
/// ```swift
/// var inspector = Inspector(includesUnmarked: true)
/// inspector.add(bytes, path: "Sources/App/Message.swift")
/// print(inspector.text)
/// ```
///
/// All source in the output is given as its tokens, with one space where anything stood between two
/// of them. Positions count as the compiler's do: lines and UTF-8 bytes, from 1.
public struct Inspector {
  private let includesUnmarked: Bool
  private var files: [JSON] = []

  /// - Parameter includesUnmarked: Whether to list enums without a `@CodableEnum` comment too, the
  ///   stored properties and members of every type, and the type aliases.
  public init(includesUnmarked: Bool) {
    self.includesUnmarked = includesUnmarked
  }

  public mutating func add(_ bytes: UnsafeRawBufferPointer, path: String) {
    let parsed = Parser.parse(SourceFile(path: path, label: path, bytes: Array(bytes)))
    let sink = DiagnosticSink()
    var binder = AnnotationBinder(parsed, sink)
    binder.bind()
    sink.report(parsed.diagnostics)
    var facts = TargetFacts()
    facts.add(parsed)
    let universe = Universe(TypeResolver(facts: facts))
    for marked in binder.enums {
      // What its options contradict shows when it is modelled.
      _ = EnumModeler(EnumSurveyor(parsed, marked).survey(), universe, sink).model()
    }
    let marked = Set(binder.enums.map(\.declaration))
    var enums: [JSON] = []
    for index in parsed.declarations.indices where parsed.declarations[index].kind == .enum {
      let isMarked = marked.contains(index)
      if includesUnmarked || isMarked {
        enums.append(parsed.description(ofEnum: index, isMarked: isMarked))
      }
    }
    let diagnostics = sink.diagnostics.sorted { $0.position < $1.position }
    var members: [(name: String, value: JSON)] = [
      ("path", .string(path)), ("enums", .array(enums)),
    ]
    if includesUnmarked {
      members.append(("types", parsed.typeDescriptions))
      members.append(("typeAliases", parsed.typeAliasDescriptions))
    }
    members.append(("diagnostics", .array(diagnostics.map { .string($0.rendered) })))
    files.append(.object(members))
  }

  /// The JSON document about all files so far.
  public var text: String {
    JSON.object([("files", .array(files))]).text
  }
}

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
