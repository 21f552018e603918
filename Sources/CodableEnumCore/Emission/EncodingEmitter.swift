/// Where the payload of a case stands in the encoded value; the style decides.
enum PayloadPlace {
  /// Among the keys of the object that `container` is.
  case container
  /// Under a key of `container`; the text is an expression for the key.
  case key(String)
  /// The encoded value itself, that of `decoder` or `encoder`.
  case root
  /// The next element of `elements`.
  case element
  /// All further elements of `elements`.
  case elements
}

/// Writes the body of `encode(to:)`.
struct EncodingEmitter {
  let model: EnumModel
  let out: CodeWriter
  /// The isolation of members, where it is not that of the extension.
  let memberIsolation: String

  var form: Representation { model.primary }

  /// Writes an unknown value back as it came, before any container is asked for.
  func writeUnknownContent() {
    guard let unknown = form.unknown, let content = unknown.content else { return }
    let pattern = unknown.plan.model.pattern(binding: [content.position])
    // Its own `encode(to:)` would bypass what encoders do about dates, data and URLs, and may belong
    // to a module that the generated file does not import.
    out.block("if case \(pattern) = self") {
      out.line("var container = encoder.singleValueContainer()")
      out.line("return try container.encode(\(content.name))")
    }
  }

  // MARK: Tags

  /// An expression for the tag of a case: a literal, or the value that an unknown case kept.
  func tagExpression(_ plan: CasePlan) -> String {
    switch plan.tag {
    case .kept(let value): value.name
    case .literal(let tag):
      switch (tag, form.matching.kind) {
      case (.string, _): "\(tag.json) as Swift.String"
      case (.integer, .integer(let type)): "\(tag.json) as Swift.\(type)"
      case (.integer, _): "\(tag.json) as Swift.Int"
      case (.boolean, _): "\(tag.json) as Swift.Bool"
      case (.double, _): "\(tag.json) as Swift.Double"
      }
    }
  }

  /// Writes the tag of a case below a path of keys in `container`.
  func writeTag(_ plan: CasePlan, at path: TagPath) {
    var container = "container"
    for (depth, key) in path.parents.enumerated() {
      let next = depth == 0 ? "tagContainer" : "tagContainer\(depth)"
      out.line(
        "var \(next) = \(container).nestedContainer(keyedBy: CodableEnumKey.self, forKey: \(key.quoted))"
      )
      container = next
    }
    out.line("try \(container).encode(\(tagExpression(plan)), forKey: \(path.key.quoted))")
  }

  /// Encodes an expression as the whole value.
  func writeSingle(_ expression: String) {
    out.line("var container = encoder.singleValueContainer()")
    out.line("try container.encode(\(expression))")
  }
}
