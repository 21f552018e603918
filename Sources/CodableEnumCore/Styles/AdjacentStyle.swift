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
  let content: String

  var contentKey: String? { content }

  private var place: PayloadPlace { .key(content.quoted) }

  func shape(of plan: CasePlan) -> String {
    let payload = Shape.payload(plan).map { [content.quoted + ":" + $0] } ?? []
    return "{\(([Shape.tagMember(plan, at: tag)] + payload).joined(separator: ","))}"
  }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(into: emitter.open(.keyed)) { plan in
      emitter.writeTag(plan, at: tag)
      emitter.writePayload(plan, at: place)
    }
  }

  // MARK: Decoding

  var tagPlaces: [TagGroup.Place] { [.member(tag)] }

  func writeTag(_ emitter: DecodingEmitter) { emitter.writeMemberTag(at: tag) }

  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    emitter.rejectUnknownKeys(plan, otherThan: [tag.first, content])
    writePayload(plan, emitter)
    emitter.rejectKeysBesideTag(plan, at: tag)
  }

  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess { emitter.memberTagAccess(at: tag) }

  private func writePayload(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    let presence: String
    switch plan.absence {
    case .error, .always: return emitter.writePayload(plan, at: place)
    case .defaults: presence = "container.contains(\(content.quoted))"
    case .defaultsOrNull: presence = "try container.hasValue(for: \(content.quoted))"
    }
    emitter.out.require(.presence)
    emitter.out.block("if \(presence)") {
      emitter.writePayload(plan, at: place)
    } or: {
      emitter.writeAbsentPayload(plan)
    }
  }
}
