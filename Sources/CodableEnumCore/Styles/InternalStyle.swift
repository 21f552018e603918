/// `{"type":"ping"}`, `{"type":"image","url":"u"}`
///
/// The tag is a key among those of the values: serde's internally tagged representation, and what
/// is elsewhere called a discriminator (OpenAPI 3.1, "Discriminator Object").
struct InternalStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .member, required: ["tag"], payloads: [.keyed], empties: [.omit])

  let tag: TagPath

  var keysBesideValues: [String] { [tag.first] }

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape {
    if plan.content != nil { return AdjacentStyle(tag: tag).shape(of: plan, describer) }
    // A tag that shares an object with values stands in the first of the members.
    let tag = plan.payload.sharesTagObject ? [] : [describer.tagMember(plan, at: tag)]
    return .object(tag + describer.members(plan))
  }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(opening: .keyed) { plan in
      emitter.writeTag(plan, at: tag) {
        emitter.writePayload(plan, at: emitter.placeBesideTag(plan))
      }
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.member(tag)] }

  func writeTag(_ emitter: DecodingEmitter) { emitter.writeMemberTag(at: tag) }

  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    // One case may have its values under a key.
    if plan.content != nil { return AdjacentStyle(tag: tag).writeCase(plan, emitter) }
    emitter.writePayload(plan, at: .container)
    if plan.payload.emptyForm != nil {
      emitter.rejectUnknownKeys(plan, otherThan: keysBesideValues)
    }
    if !plan.payload.meetsTag, !plan.payload.sharesTagObject {
      emitter.rejectKeysBesideTag(plan, at: tag)
    }
  }

  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess { emitter.memberTagAccess(at: tag) }
}
