/// `null`, `"hi"`, `[1,2]`, `{"url":"u"}`
///
/// Nothing but the payload: serde's untagged representation, JSON Schema's `oneOf`. The first case
/// that fits is taken, in the order of `order` and then of declaration.
struct UntaggedStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .none, payloads: [.natural, .keyed, .unkeyed, .compact],
    empties: [.null, .object, .array, .true, .name])

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape {
    describer.payload(plan) ?? .null
  }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(into: nil) { plan in emitter.writePayload(plan, at: .root) }
  }

  func writeDecoding(_ emitter: DecodingEmitter) {
    if let unknown = emitter.form.unknown, unknown.content == nil, emitter.form.readable.isEmpty {
      return emitter.writeConstruction(unknown.plan, [:])
    }
    var attempts = UntaggedAttempts(emitters: [emitter])
    attempts.writeOpening()
    attempts.write()
    writeUnknown(emitter)
  }

  /// Writes what is done about a value that no case fits.
  func writeUnknown(_ emitter: DecodingEmitter) {
    let out = emitter.out
    if let unknown = emitter.form.unknown {
      guard let content = unknown.content else {
        return emitter.writeConstruction(unknown.plan, [:])
      }
      out.require(.rootDecoding)
      out.block("do") {
        emitter.writeConstruction(
          unknown.plan, [content.position: "codableEnumContent(of: decoder)"])
        out.line("return")
      } catch: {
        out.line("attempts.add(\(unknown.plan.model.baseName.quoted), error)")
      }
    }
    var attempts = UntaggedAttempts(emitter)
    attempts.writeExplanations()
    out.line("throw attempts.error(at: decoder.codingPath)")
  }

  // MARK: What there is no tag for

  var tagPlaces: [TagGroup.Place] { [] }

  func writeTag(_ emitter: DecodingEmitter) {}
  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {}
  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess { TagAccess(error: "") }
}
