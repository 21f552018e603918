/// `["ping"]`, `["text","hi"]`, `["move",1,2]`
///
/// An array with the tag first, as JSON-RPC-like protocols and Lisp-like formats write messages.
struct ArrayStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .element, payloads: [.unkeyed, .keyed, .compact, .natural],
    empties: [.omit, .object, .array, .true, .null])

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape {
    let payload =
      isSpread(plan) ? describer.elements(plan) : describer.payload(plan).map { [$0] } ?? []
    return .array([describer.tag(plan)] + payload)
  }

  /// Whether the values themselves follow the tag; otherwise a single payload does.
  private func isSpread(_ plan: CasePlan) -> Bool {
    if case .unkeyed = plan.payload { plan.layout == .unkeyed } else { false }
  }

  private func place(_ plan: CasePlan) -> PayloadPlace { isSpread(plan) ? .elements : .element }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(opening: .unkeyed) { plan in
      emitter.out.line("try elements.encode(\(emitter.tagExpression(plan)))")
      emitter.writePayload(plan, at: place(plan))
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.element] }

  func writeTag(_ emitter: DecodingEmitter) {
    emitter.out.require(.elements, .elementTag, .decodingErrors)
    let name = emitter.model.displayName.quoted
    emitter.out.line(
      "var elements = try CodableEnumElements(of: decoder, expecting: 1, of: \(name))")
    let type = emitter.form.matching.type
    emitter.out.line("let tag: \(type) = try elements.tag(\(emitter.owner))")
  }

  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    let count = neededCount(of: plan, emitter)
    let name = emitter.model.name(of: plan.model).quoted
    if count > 0 { emitter.out.line("elements.expect(\(1 + count), of: \(name))") }
    emitter.writePayload(plan, at: place(plan))
    guard !isSpread(plan) else { return }
    emitter.out.line("try elements.expectEnd(of: \(name), \(count))")
  }

  /// How many elements must follow the tag.
  private func neededCount(of plan: CasePlan, _ emitter: DecodingEmitter) -> Int {
    switch plan.payload {
    case .empty(.omit): 0
    case .unkeyed(let values) where isSpread(plan): emitter.requiredCount(values)
    default: 1
    }
  }

  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess {
    TagAccess(
      conversion: "elements.value(\(emitter.tagToConvert), in: decoder, \(emitter.owner))",
      error: "elements.unknownTag(tag, \(emitter.owner))")
  }
}
