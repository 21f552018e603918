/// `{"type":"ping"}`, `{"type":"image","url":"u"}`
///
/// The tag is a key among those of the values: serde's internally tagged representation, and what
/// is elsewhere called a discriminator (OpenAPI 3.1, "Discriminator Object").
struct InternalStyle: WireStyle {
  static let rules = StyleRules(
    options: [
      .caseNaming, .keyNaming, .keyPrefix, .nilValues, .unknownKeys, .missingTag, .coercing,
      .ignoringCase,
    ],
    required: [.tag], payloads: [.keyed], empties: [.omit])

  let tag: [String]

  init(_ options: RepresentationOptions) {
    tag = options.tag?.value ?? []
  }

  var keysBesideValues: [String] { [tag[0]] }

  func shape(_ shapes: ShapeWriter, of index: Int) -> String {
    let members = [shapes.tagMember(index, at: tag)] + shapes.fields(index)
    return "{\(members.joined(separator: ","))}"
  }

  func writeEncoding(_ emitter: inout EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.writer.line("var container = encoder.container(keyedBy: CodableEnumKey.self)")
    emitter.switchOverCases(into: .keyed) { emitter, index in
      emitter.writeTag(index, at: tag)
      emitter.writePayload(index, at: .container)
    }
  }

  func writeDecoding(_ emitter: inout DecodingEmitter) {
    emitter.writeTagged(at: tag) { emitter, index in
      emitter.writePayload(index, at: .container)
      if case .empty = emitter.representation.forms[index].payload {
        emitter.rejectUnknownKeys(index, otherThan: keysBesideValues)
      }
    }
  }

  func recognition(_ emitter: inout DecodingEmitter) -> String? {
    emitter.tagRecognition(at: tag)
  }
}
