/// The best code that we know for each style, as a careful engineer would write it without a
/// generator: an enum of coding keys, direct calls of the containers' own functions, and, for more
/// cases than a chain of comparisons is good for, a dictionary from tags to cases.
struct HandwrittenCode {
  let schema: EnumSchema

  init(_ schema: EnumSchema) {
    self.schema = schema
  }

  var decoding: String {
    switch schema.style {
    case .external: externalDecoding
    case .internal: taggedDecoding(contentKey: nil)
    case .adjacent: taggedDecoding(contentKey: "c")
    case .untagged: untaggedDecoding
    case .array: arrayDecoding
    case .rawValue: rawValueDecoding
    }
  }

  var encoding: String {
    switch schema.style {
    case .external: externalEncoding
    case .internal: taggedEncoding(contentKey: nil)
    case .adjacent: taggedEncoding(contentKey: "c")
    case .untagged: untaggedEncoding
    case .array: arrayEncoding
    case .rawValue: rawValueEncoding
    }
  }

  var isLarge: Bool { schema.cases.count > 16 }

  // MARK: Pieces

  /// The keys of objects, apart from those that name cases.
  func fieldKeys(_ further: [String] = []) -> String {
    let names = further + schema.labels
    return names.isEmpty ? "" : "  private enum Field: String, CodingKey { case \(list(names)) }\n"
  }

  /// An enum of the tags; for many, one that is found by a dictionary.
  func tags(_ conformance: String) -> String {
    var text = "  private enum Tag: String\(conformance)\(isLarge ? ", CaseIterable" : "") {\n"
    text += "    case \(list(schema.cases.map(\.name)))\n"
    if isLarge {
      text += """
            static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
            init?(rawValue: String) {
              guard let tag = Self.table[rawValue] else { return nil }
              self = tag
            }
            var rawValue: String {
              switch self {
        \(schema.cases.map { "      case .\($0.name): \"\($0.name)\"" }.joined(separator: "\n"))
              }
            }
            init?(stringValue: String) { self.init(rawValue: stringValue) }
            var stringValue: String { rawValue }
            init?(intValue: Int) { nil }
            var intValue: Int? { nil }

        """
    }
    return text + "  }\n"
  }

  func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  func decode(_ value: EnumSchema.Value, _ container: String) -> String {
    let function = value.isOptional ? "decodeIfPresent" : "decode"
    return
      "\(value.label): try \(container).\(function)(\(value.type).self, forKey: .\(value.label))"
  }

  func construction(_ item: EnumSchema.Case, _ arguments: [String]) -> String {
    "self = .\(item.name)" + (arguments.isEmpty ? "" : "(\(list(arguments)))")
  }

  func pattern(_ item: EnumSchema.Case) -> String {
    item.values.isEmpty
      ? ".\(item.name)" : ".\(item.name)(\(list(item.values.map { "let \($0.label)" })))"
  }

  func encode(_ item: EnumSchema.Case, _ container: String) -> [String] {
    item.values.map { value in
      let function = value.isOptional ? "encodeIfPresent" : "encode"
      return "try \(container).\(function)(\(value.label), forKey: .\(value.label))"
    }
  }

  /// A `switch` with a branch of several statements for each case.
  func branches(
    _ pattern: (EnumSchema.Case) -> String, _ body: (EnumSchema.Case) -> [String]
  ) -> String {
    schema.cases.map { item in
      "    case \(pattern(item)):\n" + body(item).map { "      \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  func initializer(_ body: String) -> String {
    "  init(from decoder: any Decoder) throws {\n\(body)\n  }"
  }

  func encoder(_ body: String) -> String {
    "  func encode(to encoder: any Encoder) throws {\n\(body)\n  }"
  }

  let unknown = """
        default:
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "unknown case"))
    """
}
