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
    emitter.switchOverCases(into: emitter.open(.unkeyed)) { plan in
      emitter.out.line("try elements.encode(\(emitter.tagExpression(plan)))")
      emitter.writePayload(plan, at: place(plan))
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.element] }

  func writeTag(_ emitter: DecodingEmitter) {
    emitter.out.require(.elements, .elementTag, .decodingErrors)
    emitter.out.line("var elements = try CodableEnumElements(of: decoder)")
    let type = emitter.form.matching.type
    emitter.out.line("let tag: \(type) = try elements.tag(\(emitter.owner))")
  }

  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    emitter.writePayload(plan, at: place(plan))
    guard !isSpread(plan) else { return }
    let count = plan.payload.emptyForm == .omit ? 0 : 1
    let name = emitter.model.name(of: plan.model).quoted
    emitter.out.line("try elements.expectEnd(of: \(name), \(count))")
  }

  func writeUnknown(_ emitter: DecodingEmitter) {
    emitter.writeUnknown(
      conversion: "elements.value(\(emitter.unknownTag), in: decoder, \(emitter.owner))",
      error: "elements.unknownTag(tag, \(emitter.owner))")
  }
}
