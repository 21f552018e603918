/// `{"t":"ping"}`, `{"t":"text","c":"hi"}`, `{"t":"move","c":[1,2]}`
///
/// Tag and payload stand side by side under keys of their own: serde's adjacently tagged
/// representation.
struct AdjacentStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .member, required: ["tag", "content"],
    payloads: [.natural, .keyed, .unkeyed, .compact],
    empties: [.omit, .object, .array, .true, .null])

  let tag: TagPath

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape {
    .object([describer.tagMember(plan, at: tag)] + describer.content(plan))
  }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(opening: .keyed) { plan in
      emitter.writeTag(plan, at: tag)
      emitter.writePayload(plan, at: emitter.placeBesideTag(plan))
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.member(tag)] }

  func writeTag(_ emitter: DecodingEmitter) { emitter.writeMemberTag(at: tag) }

  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    emitter.writeContent(plan, beside: tag)
    emitter.rejectKeysBesideTag(plan, at: tag)
  }

  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess { emitter.memberTagAccess(at: tag) }
}
