/// Writes the body of `encode(to:)`.
struct EncodingEmitter {
  let out: CodeWriter

  var model: EnumModel { out.model }
  var form: Representation { model.primary }

  /// Writes an unknown value back as it was read, before any container is asked for.
  func writeUnknownContent() {
    guard let unknown = form.unknown, case .content = unknown.plan.writing else { return }
    if let (values, coder) = unknown.together {
      let pattern = unknown.plan.model.pattern(binding: values.map(\.position))
      out.block("if case \(pattern) = self") {
        writeTogether(values, coder, unknown.plan, "return try", to: "encoder")
      }
    }
    guard let content = unknown.content else { return }
    let pattern = unknown.plan.model.pattern(binding: [content.position])
    // Its own `encode(to:)` would bypass how encoders write dates, data and URLs, and may belong to
    // a module that the generated file does not import.
    out.block("if case \(pattern) = self") {
      out.line("return try \(opened(.encoder).call("encode", "forKey", content.name))")
    }
  }

  // MARK: Tags

  /// Returns an expression for the tag of a case: a literal, the value that keeps the tag, or nil.
  func tagExpression(_ plan: CasePlan) -> String {
    switch plan.tag {
    case .kept(let value): value.name
    case .null, .missing: "nil"
    case .literal(let tag):
      switch (tag, form.matching.kind) {
      case (.integer, .integer(let type)): "\(tag.json) as Swift.\(type)"
      default: tag.expression
      }
    }
  }

  /// Returns the name of the container of an object on the path to the tag.
  static func tagContainer(depth: Int) -> String {
    depth == 0 ? "tagContainer" : "tagContainer\(depth)"
  }

  /// Writes the tag of a case at a path of keys in `container`.
  func writeTag(_ plan: CasePlan, at path: TagPath) {
    if plan.isMissingTag { return }
    var container = "container"
    for (depth, key) in path.parents.enumerated() {
      let next = Self.tagContainer(depth: depth)
      out.line("var \(next) = \(Slot(receiver: container, key: key.quoted).object)")
      container = next
    }
    writeSingle(
      plan.hasNullTag ? nil : tagExpression(plan),
      in: Slot(receiver: container, key: path.key.quoted))
  }

  /// Writes the tag of a case, and a payload that may write the same key in the same object.
  func writeTag(_ plan: CasePlan, at path: TagPath, before writePayload: () -> Void) {
    guard plan.payload.meetsTag else {
      writeTag(plan, at: path)
      return writePayload()
    }
    // If a value may tell which of several tags it is, it is encoded first.
    var tags = [tagExpression(plan)]
    if plan.keptTag == nil { tags += plan.tags.dropFirst().map(\.expression) }
    let matching = form.matching
    let isFirst =
      path.parents.isEmpty && tags.count == 1 && !matching.isIgnoringCase && !matching.isCoercing
    if isFirst { writeTag(plan, at: path) }
    var arguments =
      ", at: [\(path.keys.quotedList)], tags: [\(tags.joined(separator: ", "))]"
    if isFirst { arguments += ", isTagWritten: true" }
    if matching.isIgnoringCase {
      arguments += #", isSame: { "\($0)".lowercased() == "\($1)".lowercased() }"#
    } else if matching.isCoercing {
      arguments += #", isSame: { "\($0)" == "\($1)" }"#
    }
    writeOpening(of: "besideTag", "encoder", besides: plan.payload, arguments)
    writePayload()
    if !isFirst { out.line("try besideTag.writeTag(to: &container)") }
    out.line("try besideTag.finish()")
  }

  /// Declares the encoder of values whose own keys are next to others.
  func writeOpening(
    of name: String, _ encoder: String, besides payload: Payload, _ arguments: String = ""
  ) {
    out.require(.beside)
    let keys = payload.keysBesideFlattened.quotedList
    out.line("let \(name) = CodableEnumBeside(\(encoder), besides: [\(keys)]\(arguments))")
  }

  /// Returns the slot of the payload of a case that has its tag in an object.
  func slotBesideTag(_ plan: CasePlan) -> Slot {
    switch plan.content {
    case .key(let key)?: .key(key.quoted)
    case .tag? where !plan.hasNullTag && !plan.isMissingTag: .key(plan.tagText)
    case .tag?, nil: .encoder.besideTag
    }
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

/// The container that all cases of a style encode into.
struct SharedContainer {
  let name: String
  /// The function of encoders that opens it.
  let call: String
  let type: String
  var piece: SupportPiece?

  static let keyed = SharedContainer(
    name: "container", call: "container(keyedBy: CodableEnumKey.self)",
    type: "Swift.KeyedEncodingContainer<CodableEnumKey>", piece: .key)
  static let unkeyed = SharedContainer(
    name: "elements", call: "unkeyedContainer()", type: "any Swift.UnkeyedEncodingContainer")
  static let singleValue = SharedContainer(
    name: "container", call: "singleValueContainer()",
    type: "any Swift.SingleValueEncodingContainer")
}

extension EncodingEmitter {
  /// Opens the container that some cases encode into. Returns nil if they encode nothing into it.
  func open(_ container: SharedContainer, for plans: [CasePlan]) -> SharedContainer? {
    let written = plans.filter { $0.writing == .values }
    if written.isEmpty { return nil }
    if let piece = container.piece { out.require(piece) }
    // Without a tag, flattened values alone encode into the encoder itself, except below a key.
    let isUsed = written.contains { plan in
      let isBelowKey = plan.contentKey != nil && plan.payload.keyed?.hasFlattened == true
      return !plan.isMissingTag || plan.payload.hasOwnKeys || isBelowKey
    }
    out.line("\(isUsed ? "var \(container.name)" : "_") = encoder.\(container.call)")
    return isUsed ? container : nil
  }

  /// Writes a `switch` over `self` whose branches encode into one kind of container.
  func switchOverCases(
    opening container: SharedContainer, _ body: @escaping (CasePlan) -> Void
  ) {
    // A case without a tag can't follow a container that was asked for before.
    let isShared = !form.cases.contains(where: \.standsAlone)
    switchOverCases(into: isShared ? open(container, for: form.cases) : nil) { plan in
      if !isShared { _ = open(container, for: [plan]) }
      body(plan)
    }
  }

  /// Writes a `switch` over `self` with one branch for each case. If there are many cases, it
  /// continues in further functions.
  ///
  /// - Parameters:
  ///   - container: The container that the branches encode into, if it is already open.
  ///   - body: Writes the branch of a case whose values are bound as `value0`, `value1` ….
  func switchOverCases(into container: SharedContainer?, _ body: @escaping (CasePlan) -> Void) {
    let plans = Conditional.map(model.caseTree) { form.cases[$0].restricted(to: .encoding) }
    let distinct = Conditional.filter(plans) { !$0.model.isIndistinct }
    let indistinct = Conditional.filter(plans) { $0.model.isIndistinct }
    let parts = Conditional.parts(of: distinct, limit: EnumModel.switchLimit)
    func write(_ number: Int) {
      out.line("switch self {")
      out.conditional(parts[number]) { writeBranch($0, body) }
      if number + 1 < parts.count {
        let argument = container.map { ", &\($0.name)" } ?? ""
        out.line("default: try codableEnumEncode\(number + 1)(to: encoder\(argument))")
      } else if !indistinct.isEmpty {
        out.branch("default") { writeIndistinctCases(indistinct, body) }
      } else if parts.count > 1 {
        out.line("default: break  // encoded before")
      }
      out.line("}")
    }
    write(0)
    for number in parts.indices.dropFirst() {
      out.afterwards {
        let parameter = container.map { ", _ \($0.name): inout \($0.type)" } ?? ""
        let signature = "(to encoder: any Swift.Encoder\(parameter)) throws"
        out.block("private \(out.memberIsolation)func codableEnumEncode\(number)\(signature)") {
          write(number)
        }
      }
    }
  }

  private func writeBranch(_ plan: CasePlan, _ body: (CasePlan) -> Void) {
    switch plan.writing {
    case .values:
      out.branch("case \(plan.model.pattern(binding: plan.boundValues))") {
        writeTagCheck(plan)
        if plan.standsAlone { writePayload(plan, in: .encoder) } else { body(plan) }
      }
    case .error:
      out.branch("case \(plan.model.pattern(binding: []))") { writeNotEncodable(plan) }
    case .content:
      out.branch("case \(plan.model.pattern(binding: []))") {
        out.line("break  // encoded above")
      }
    }
  }

  /// Writes the cases that differ only in their labels. Patterns can't take them apart, but
  /// reflection knows the labels.
  private func writeIndistinctCases(
    _ plans: [Conditional<CasePlan>], _ body: (CasePlan) -> Void
  ) {
    out.require(.reflection)
    out.line("let reflection = CodableEnumReflection(self)")
    out.line("switch reflection.name {")
    out.conditional(plans) { plan in
      out.branch("case \(plan.model.reflectedName.quoted)") {
        if case .error = plan.writing { return writeNotEncodable(plan) }
        for value in plan.boundValues {
          out.line("let value\(value) = try reflection.value(\(value), at: encoder.codingPath)")
        }
        if plan.standsAlone { writePayload(plan, in: .encoder) } else { body(plan) }
      }
    }
    out.line("default: throw reflection.error(at: encoder.codingPath)")
    out.line("}")
  }

  private func writeNotEncodable(_ plan: CasePlan) {
    out.require(.notEncodable)
    let name = model.name(of: plan.model)
    out.line("throw codableEnumNotEncodable(self, \"\(name)\", at: encoder.codingPath)")
  }
}
