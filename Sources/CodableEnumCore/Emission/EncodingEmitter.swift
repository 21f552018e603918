/// Writes the body of `encode(to:)`.
final class EncodingEmitter {
  let out: CodeWriter
  let form: Representation
  /// Whether all cases encode into one container.
  let isShared: Bool

  init(_ out: CodeWriter) {
    self.out = out
    let form = out.model.primary
    self.form = form
    // A case that encodes something else can't follow a container that was asked for before.
    isShared = !form.cases.contains { $0.standsAlone || form.style == .external && $0.isName }
  }

  /// Writes an unknown value back as it was read, before any container is asked for.
  private func writeUnknownContent() {
    guard let unknown = form.unknown, case .content = unknown.plan.writing else { return }
    let values = unknown.together?.values ?? [unknown.content].compactMap(\.self)
    let pattern = unknown.plan.model.pattern(binding: values.map(\.position))
    out.block("if case \(pattern) = self") {
      if let coder = unknown.together?.coder {
        return writeTogether(values, coder, unknown.plan, "return try", to: "encoder")
      }
      // Its own `encode(to:)` would bypass how encoders write dates, data and URLs, and may belong
      // to a module that the generated file does not import.
      out.line("return try \(opened(.encoder).call("encode", "forKey", values[0].name))")
    }
  }

  // MARK: Tags

  /// Returns an expression for the tag of a case: a literal, or the value that keeps the tag; nil for
  /// null.
  func tagExpression(_ plan: CasePlan) -> String? {
    switch plan.tag {
    case .kept(let value): return value.name
    case .null, .missing: return nil
    case .literal(let tag):
      guard tag.isInteger, case .integer(let type) = form.matching.kind else {
        return tag.expression
      }
      return "\(tag.json) as Swift.\(type)"
    }
  }

  static func tagContainer(depth: Int) -> String {
    depth == 0 ? "tagContainer" : "tagContainer\(depth)"
  }

  /// Writes the tag of a case at a path of keys in `container`, and a payload that may write the same
  /// key in the same object.
  func writeMembers(_ plan: CasePlan, _ path: TagPath) {
    let meetsTag = plan.payload.meetsTag
    // If a value may tell which of several tags it is, it is encoded first.
    var tags = [tagExpression(plan) ?? "nil"]
    if plan.keptTag == nil { tags += plan.tags.dropFirst().map(\.expression) }
    let (isIgnoringCase, isCoercing) = (form.matching.isIgnoringCase, form.matching.isCoercing)
    let isFirst =
      !meetsTag || path.parents.isEmpty && tags.count == 1 && !isIgnoringCase && !isCoercing
    if isFirst, !plan.isMissingTag {
      var slot = Slot.key(path.keys[0].quoted)
      for (depth, key) in path.keys.enumerated().dropFirst() {
        let container = Self.tagContainer(depth: depth - 1)
        out.line("var \(container) = \(slot.object)")
        slot = Slot(receiver: container, key: key.quoted)
      }
      writeSingle(tagExpression(plan), in: slot)
    }
    if meetsTag {
      var arguments = ", at: [\(path.keys.quotedList)], tags: [\(tags.joined(separator: ", "))]"
      if isFirst { arguments += ", isTagWritten: true" }
      if isIgnoringCase {
        arguments += #", isSame: { "\($0)".lowercased() == "\($1)".lowercased() }"#
      } else if isCoercing {
        arguments += #", isSame: { "\($0)" == "\($1)" }"#
      }
      writeOpening(of: "besideTag", "encoder", besides: plan.payload, arguments)
    }
    switch plan.content {
    case .key(let key)?: writePayload(plan, in: .key(key.quoted))
    case .tag? where !plan.hasNullTag && !plan.isMissingTag:
      writePayload(plan, in: .key(plan.tagText))
    case .tag?, nil: writePayload(plan, in: .besideTag("encoder"))
    }
    if !isFirst { out.line("try besideTag.writeTag(to: &container)") }
    if meetsTag { out.line("try besideTag.finish()") }
  }

  /// Declares the encoder of values whose own keys are next to others.
  func writeOpening(
    of name: String, _ encoder: String, besides payload: Payload, _ arguments: String = ""
  ) {
    let keys = payload.keysBesideFlattened.quotedList
    out.line("let \(name) = CodableEnumBeside(\(encoder), besides: [\(keys)]\(arguments))", .beside)
  }

  // MARK: Cases

  /// Writes a `switch` over `self`. If there are many cases, it continues in further functions.
  func write() {
    writeUnknownContent()
    let container = isShared ? open(for: form.cases) : nil
    let plans = Conditional.map(out.model.declared.caseTree) {
      form.cases[$0].restricted(to: .encoding)
    }
    let distinct = Conditional.filter(plans) { !$0.model.isIndistinct }
    let indistinct = Conditional.filter(plans) { $0.model.isIndistinct }
    let parts = Conditional.parts(of: distinct, limit: EnumModel.switchLimit)
    func write(_ number: Int) {
      out.line("switch self {")
      out.conditional(parts[number]) { plan in
        let bound = plan.writing == .values ? plan.boundValues : []
        out.branch("case \(plan.model.pattern(binding: bound))") {
          switch plan.writing {
          case .values:
            writeTagCheck(plan)
            writeCase(plan)
          case .error: writeNotEncodable(plan)
          case .content: out.line("break  // encoded above")
          }
        }
      }
      if number + 1 < parts.count {
        let name = "codableEnumEncode\(number + 1)"
        out.line("default: try \(name)(to: encoder\(container?.argument ?? ""))")
        out.afterwards { [self] in
          let parameters = "to encoder: any Swift.Encoder\(container?.parameter ?? "")"
          out.block("private \(out.memberIsolation)func \(name)(\(parameters)) throws") {
            write(number + 1)
          }
        }
      } else if !indistinct.isEmpty {
        out.branch("default") { writeIndistinctCases(indistinct) }
      } else if parts.count > 1 {
        out.line("default: break  // encoded before")
      }
      out.line("}")
    }
    write(0)
  }

  /// Writes the cases that differ only in their labels. Patterns can't take them apart, but
  /// reflection knows the labels.
  private func writeIndistinctCases(_ plans: [Conditional<CasePlan>]) {
    out.line("let reflection = CodableEnumReflection(self)", .reflection)
    out.line("switch reflection.name {")
    out.conditional(plans) { plan in
      out.branch("case \(plan.model.reflectedName.quoted)") {
        if case .error = plan.writing { return writeNotEncodable(plan) }
        for value in plan.boundValues {
          out.line("let value\(value) = try reflection.value(\(value), at: encoder.codingPath)")
        }
        writeCase(plan)
      }
    }
    out.line("default: throw reflection.error(at: encoder.codingPath)")
    out.line("}")
  }

  private func writeNotEncodable(_ plan: CasePlan) {
    out.line(
      "throw codableEnumNotEncodable(self, \(out.name(plan)), at: encoder.codingPath)",
      .notEncodable)
  }
}

extension CasePlan {
  /// An expression for the text of the tag that is written.
  var tagText: String {
    switch tag {
    case .literal(let tag): tag.spelling.quoted
    case .null, .missing: #""""#
    case .kept(let value): value.core == "String" ? value.name : #""\(\#(value.name))""#
    }
  }
}
