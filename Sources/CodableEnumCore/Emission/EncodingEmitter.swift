/// Writes the body of `encode(to:)`.
struct EncodingEmitter {
  let model: EnumModel
  var writer: CodeWriter
  var support: Set<SupportPiece> = []

  var representation: Representation { model.primary }

  init(_ model: EnumModel, _ writer: CodeWriter) {
    self.model = model
    self.writer = writer
  }

  /// Writes a `switch` over `self` with one branch for each case.
  ///
  /// - Parameter body: Writes the branch of a case whose values are bound as `value0`, `value1` ….
  mutating func switchOverCases(_ body: (inout EncodingEmitter, Int) -> Void) {
    writer.line("switch self {")
    // `writer` is taken out while the closure holds `self`.
    conditional(model.caseTree) { emitter, index in
      emitter.writeBranch(index, body)
    }
    writer.line("}")
  }

  private mutating func conditional(
    _ items: [Conditional<Int>], _ body: (inout EncodingEmitter, Int) -> Void
  ) {
    for item in items {
      switch item {
      case .element(let index): body(&self, index)
      case .chain(let branches):
        for branch in branches {
          writer.directive(branch.directive)
          conditional(branch.items, body)
        }
        writer.directive("#endif")
      }
    }
  }

  private mutating func writeBranch(
    _ index: Int, _ body: (inout EncodingEmitter, Int) -> Void
  ) {
    let item = model.cases[index]
    if item.isSkippedInEncoding || item.isUnavailable {
      support.insert(.encodingErrors)
      writer.line("case \(item.pattern(binding: [])):")
      writer.line(
        "  throw codableEnumNotEncodable(self, \"\(name(of: index))\", at: encoder.codingPath)")
      return
    }
    if index == model.unknownCase?.index, model.unknownCase?.contentValue != nil {
      writer.line("case \(item.pattern(binding: [])):")
      writer.line("  break  // written above, as it came")
      return
    }
    writer.line("case \(item.pattern(binding: boundValues(index))):")
    writer.indent()
    body(&self, index)
    writer.outdent()
    writer.endRelocation()
  }

  /// For errors: `Message.image`.
  func name(of index: Int) -> String {
    "\(model.displayName).\(model.cases[index].baseName)"
  }

  private func boundValues(_ index: Int) -> Set<Int> {
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
