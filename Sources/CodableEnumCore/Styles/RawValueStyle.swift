/// `"ping"`, `3`, `true`
///
/// A single scalar, as the compiler writes enums with raw values (SE-0166, "Swift Archival &
/// Serialization").
struct RawValueStyle: WireStyle {
  static let rules = StyleRules(tagPlace: .value, payloads: [.keyed], empties: [.omit])

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape { describer.tag(plan) }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(opening: .singleValue) { plan in
      emitter.out.line("try container.encode(\(emitter.tagExpression(plan)))")
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.value] }

  func writeTag(_ emitter: DecodingEmitter) {
    emitter.out.require(.rootTag, .decodingErrors)
    emitter.out.line("let container = try decoder.singleValueContainer()")
    let read = "try codableEnumTag(in: container, \(emitter.owner))"
    emitter.out.line(
      emitter.form.unknown?.content != nil
        ? "let tag = CodableEnumScalar(ifAnyIn: container)"
        : "let tag: \(emitter.form.matching.type) = \(read)")
  }

  /// Beside another style there may be cases with values, which a scalar cannot have.
  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    if case .error = plan.absence {
      emitter.writeMissingPayload(plan)
    } else {
      emitter.writeAbsentPayload(plan)
    }
  }

  func writeUnknown(_ emitter: DecodingEmitter) {
    emitter.writeUnknown(content: "codableEnumSingleValue(container)")
  }

  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess {
    TagAccess(
      conversion: "codableEnumValue(\(emitter.tagToConvert), in: container, \(emitter.owner))",
      error: "codableEnumUnknownTag(tag, \(emitter.owner), at: decoder.codingPath)")
  }
}
