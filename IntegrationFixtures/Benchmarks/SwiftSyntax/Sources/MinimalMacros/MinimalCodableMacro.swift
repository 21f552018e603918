import SwiftSyntax
import SwiftSyntaxMacros

/// The least that a macro must do to write the same conformances as the generator does for the
/// benchmark's enums: no options, no diagnostics.
struct MinimalCodableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let cases = declaration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let code: DeclSyntax = """
      extension \(type.trimmed): Codable {
        private enum Key: String, CodingKey { case \(raw: keys(of: cases).joined(separator: ", ")) }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          switch try container.decode(String.self, forKey: .type) {
          \(raw: cases.map(decoding).joined(separator: "\n"))
          case let tag:
            throw DecodingError.dataCorruptedError(
              forKey: .type, in: container, debugDescription: "unknown case \\(tag)")
          }
        }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: Key.self)
          switch self {
          \(raw: cases.map(encoding).joined(separator: "\n"))
          }
        }
      }
      """
    return [code.cast(ExtensionDeclSyntax.self)]
  }

  private static func values(
    of element: EnumCaseElementSyntax
  ) -> [(label: String, type: String, isOptional: Bool)] {
    (element.parameterClause?.parameters ?? []).map { parameter in
      let wrapped = parameter.type.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
      return (
        parameter.firstName?.text ?? "_", wrapped.trimmedDescription,
        parameter.type.is(OptionalTypeSyntax.self)
      )
    }
  }

  private static func keys(of cases: [EnumCaseElementSyntax]) -> [String] {
    var keys = ["type"]
    for label in cases.flatMap(values).map(\.label) where !keys.contains(label) {
      keys.append(label)
    }
    return keys
  }

  private static func decoding(_ element: EnumCaseElementSyntax) -> String {
    let name = element.name.text
    let arguments = values(of: element).map { value in
      let function = value.isOptional ? "decodeIfPresent" : "decode"
      return
        "\(value.label): try container.\(function)(\(value.type).self, forKey: .\(value.label))"
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "case \"\(name)\": self = .\(name)\(list)"
  }

  private static func encoding(_ element: EnumCaseElementSyntax) -> String {
    let name = element.name.text
    let values = values(of: element)
    let pattern = values.map { "let \($0.label)" }.joined(separator: ", ")
    var lines = ["case .\(name)\(values.isEmpty ? "" : "(\(pattern))"):"]
    lines.append("  try container.encode(\"\(name)\", forKey: .type)")
    for value in values {
      let function = value.isOptional ? "encodeIfPresent" : "encode"
      lines.append("  try container.\(function)(\(value.label), forKey: .\(value.label))")
    }
    return lines.joined(separator: "\n")
  }
}
