/// `["ping"]`, `["text","hi"]`, `["move",1,2]`
///
/// An array with the tag first, as JSON-RPC-like protocols and Lisp-like formats write messages.
struct ArrayStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .element, payloads: [.unkeyed, .keyed, .compact, .natural],
    empties: [.omit, .object, .array, .true, .null])

  func shape(of plan: CasePlan) -> String {
    let payload =
      isSpread(plan) ? Shape.elements(plan) : Shape.payload(plan).map { [$0] } ?? []
    return "[\(([Shape.tag(plan)] + payload).joined(separator: ","))]"
  }

  /// Whether the values themselves follow the tag; otherwise a single payload does.
  private func isSpread(_ plan: CasePlan) -> Bool {
    if case .unkeyed = plan.payload { plan.layout == .unkeyed } else { false }
  }

  private func place(_ plan: CasePlan) -> PayloadPlace { isSpread(plan) ? .elements : .element }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.out.line("var elements = encoder.unkeyedContainer()")
    emitter.switchOverCases(into: .unkeyed) { plan in
      emitter.out.line("try elements.encode(\(emitter.tagExpression(plan)))")
      emitter.writePayload(plan, at: place(plan))
    }
  }

  func writeDecoding(_ emitter: DecodingEmitter) {
    let out = emitter.out
    out.require(.elements, .elementTag, .decodingErrors)
    let owner = emitter.owner
    let matching = emitter.form.matching
    out.line("var elements = try CodableEnumElements(of: decoder)")
    out.line("let tag: \(matching.type) = try elements.tag(in: decoder, \(owner))")
    emitter.switchOverTags("tag", reading: [.elements]) { plan in
      emitter.writePayload(plan, at: place(plan))
      guard !isSpread(plan) else { return }
      let count = plan.payload.emptyForm == .omit ? 0 : 1
      out.line("try elements.expectEnd(of: \(emitter.model.name(of: plan.model).quoted), \(count))")
    } unknown: {
      let coercing = "isCoercing: \(matching.isCoercing)"
      emitter.writeUnknown(
        tagValue: "CodableEnumElements.unknownTag(\(coercing), in: decoder, \(owner))",
        error:
          "codableEnumUnknownTag(tag, \(owner), at: CodableEnumElements.tagPath(in: decoder))")
    }
  }

  func recognition(_ emitter: DecodingEmitter) -> String? {
    emitter.out.require(.recognition)
    return "codableEnumStartsWithTag(decoder, of: \(emitter.tagList))"
  }
}
