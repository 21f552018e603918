/// `"ping"`, `3`, `true`
///
/// A single scalar, as the compiler writes enums with raw values (SE-0166, "Swift Archival &
/// Serialization").
struct RawValueStyle: WireStyle {
  static let rules = StyleRules(tagPlace: .value, payloads: [.keyed], empties: [.omit])

  func shape(of plan: CasePlan) -> String { Shape.tag(plan) }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.out.line("var container = encoder.singleValueContainer()")
    emitter.switchOverCases(into: .singleValue) { plan in
      emitter.out.line("try container.encode(\(emitter.tagExpression(plan)))")
    }
  }

  func writeDecoding(_ emitter: DecodingEmitter) {
    let out = emitter.out
    out.require(.rootTag, .decodingErrors)
    let owner = emitter.owner
    let matching = emitter.form.matching
    out.line(
      emitter.form.unknown?.content != nil
        ? "let tag = CodableEnumScalar(ifAny: decoder)"
        : "let tag: \(matching.type) = try codableEnumTag(from: decoder, \(owner))")
    emitter.switchOverTags("tag", reading: []) { plan in
      // Beside another style there may be cases with values, which a scalar cannot have.
      if case .error = plan.absence {
        emitter.writeMissingPayload(plan)
      } else {
        emitter.writeAbsentPayload(plan)
      }
    } unknown: {
      let coercing = "isCoercing: \(matching.isCoercing)"
      emitter.writeUnknown(
        tagValue: "codableEnumUnknownTagValue(from: decoder, \(coercing), \(owner))",
        error: "codableEnumUnknownTag(tag, \(owner), at: decoder.codingPath)")
    }
  }

  func recognition(_ emitter: DecodingEmitter) -> String? {
    emitter.out.require(.recognition)
    return "codableEnumIsTag(decoder, of: \(emitter.tagList))"
  }
}
