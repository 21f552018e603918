/// `{"ping":{}}`, `{"text":{"_0":"hi"}}`, `{"image":{"url":"u"}}`
///
/// The case's name is the only key and the payload its value. Without options this is the format
/// that the compiler synthesizes (SE-0295, "Codable synthesis for enums with associated values");
/// with `payload: .natural` and `empty: .name` it is serde's externally tagged one.
struct ExternalStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .key, payloads: [.keyed, .unkeyed, .compact, .natural],
    empties: [.object, .array, .true, .null, .name])

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape {
    if isNamed(plan) { return describer.tag(plan) }
    let payload = describer.payload(plan) ?? .object([])
    switch describer.tag(plan) {
    case .literal(let tag): return .object([.key(tag.spelling, payload, isOptional: false)])
    case let tag: return .object([.kept(tag, payload)])
    }
  }

  /// Whether a case is a mere name.
  private func isNamed(_ plan: CasePlan) -> Bool { plan.payload.emptyForm == .name }

  // MARK: Encoding

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    // A case that is no object must not meet a container that was asked for before.
    let isShared = !emitter.form.cases.contains { isNamed($0) || $0.standsAlone }
    emitter.switchOverCases(into: isShared ? emitter.open(.keyed) : nil) { plan in
      if isNamed(plan) { return emitter.writeSingle(emitter.tagExpression(plan)) }
      if !isShared { _ = emitter.open(.keyed) }
      emitter.writePayload(plan, at: .key(key(plan)))
    }
  }

  private func key(_ plan: CasePlan) -> String {
    switch plan.tag {
    case .literal(let tag): tag.spelling.quoted
    case .kept(let value): "CodableEnumKey(stringValue: \(value.name))"
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.key, .value] }

  func writeTag(_ emitter: DecodingEmitter) {
    let out = emitter.out
    if emitter.form.cases.contains(where: isNamed) {
      writeNames(emitter)
    } else {
      out.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    }
    out.require(.caseKey)
    let folding = emitter.form.matching.isIgnoringCase ? ", ignoringCase: true" : ""
    out.line("let key = try container.caseKey(\(emitter.owner)\(folding))")
  }

  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    if emitter.form.rejectsUnknownKeys {
      emitter.out.require(.unknownKeys)
      let name = emitter.model.displayName.quoted
      emitter.out.line("try container.rejectKeys(otherThan: [key.stringValue], in: \(name))")
    }
    emitter.writePayload(plan, at: .key("key"))
  }

  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess {
    TagAccess(tag: "key.stringValue", error: "container.unknownKey(key, \(emitter.owner))")
  }

  /// Reads a case that is a mere name; what is no string must be an object.
  private func writeNames(_ emitter: DecodingEmitter) {
    let out = emitter.out
    out.require(.nameOrObject, .decodingErrors)
    out.line("let container: Swift.KeyedDecodingContainer<CodableEnumKey>")
    out.line("switch try codableEnumNameOrObject(decoder) {")
    out.line("case .object(let object):")
    out.line("  container = object")
    out.line("case .name(let name):")
    out.indented {
      var named = emitter
      named.ownTagAccess = TagAccess(
        tag: "name",
        error: "codableEnumUnknownTag(name, \(emitter.owner), at: decoder.codingPath)")
      named.switchOverTags(TagGroup(emitter.form), subject: "name", reading: []) {
        writeName($0, named)
      } unknown: {
        if let unknown = emitter.form.unknown, unknown.hasPayload {
          named.writeMissingPayload(unknown.plan)
        } else {
          named.writeUnknown()
        }
      }
      out.line("return")
    }
    out.line("}")
  }

  /// Writes what a name alone stands for.
  func writeName(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    let named = emitter.form.named(plan)
    if isNamed(named) {
      emitter.writeConstruction(named, [:])
    } else {
      emitter.writeMissingPayload(plan)
    }
  }
}
