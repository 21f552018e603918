/// Writes the body of `encode(to:)`.
struct EncodingEmitter: CodeEmitter {
  let model: EnumModel
  var writer: CodeWriter
  var support: Set<SupportPiece> = []
  /// Further functions, for the cases that `encode(to:)` does not switch over itself.
  var continuations: [CodeWriter] = []

  var representation: Representation { model.primary }

  /// The isolation of members, where it is not that of the extension.
  let memberIsolation: String

  init(_ model: EnumModel, _ writer: CodeWriter, memberIsolation: String) {
    self.model = model
    self.memberIsolation = memberIsolation
    self.writer = writer
  }

  /// For errors: `Message.image`.
  func name(of index: Int) -> String {
    "\(model.displayName).\(model.cases[index].baseName)"
  }

  func boundValues(_ index: Int) -> Set<Int> {
    if let unknown = model.unknownCase, unknown.index == index {
      return Set([unknown.tagValue].compactMap { $0 })
    }
    switch representation.forms[index].payload {
    case .empty: return []
    case .keyed(let fields): return Set(fields.map(\.value))
    case .unkeyed(let values): return Set(values)
    case .bare(let value): return [value]
    }
  }

  /// Writes an unknown value back as it came, before any container is asked for.
  mutating func writeUnknownContent() {
    guard let unknown = model.unknownCase, let content = unknown.contentValue else { return }
    let item = model.cases[unknown.index]
    writer.line("if case \(item.pattern(binding: [content])) = self {")
    writer.line("  return try value\(content).encode(to: encoder)")
    writer.line("}")
  }

  // MARK: Tags

  /// An expression for the tag of a case: a literal, or the value that an unknown case kept.
  func tagExpression(_ index: Int) -> String {
    if let unknown = model.unknownCase, unknown.index == index, let value = unknown.tagValue {
      return "value\(value)"
    }
    return scalarExpression(representation.forms[index].tags[0])
  }

  func scalarExpression(_ scalar: Scalar) -> String {
    switch scalar {
    case .string(let text): return "\(text.quoted) as Swift.String"
    case .integer(let value):
      guard case .integer(let type) = representation.matching.kind else {
        return "\(value) as Swift.Int"
      }
      return "\(value) as Swift.\(type)"
    case .boolean(let value): return "\(value) as Swift.Bool"
    case .double(let digits): return "\(digits) as Swift.Double"
    }
  }

  /// Writes the tag of a case below a path of keys in `container`.
  mutating func writeTag(_ index: Int, at path: [String]) {
    var container = "container"
    for (depth, key) in path.dropLast().enumerated() {
      let next = depth == 0 ? "tagContainer" : "tagContainer\(depth)"
      writer.line(
        "var \(next) = \(container).nestedContainer(keyedBy: CodableEnumKey.self, forKey: \(key.quoted))"
      )
      container = next
    }
    writer.line("try \(container).encode(\(tagExpression(index)), forKey: \(path.last!.quoted))")
  }
}
