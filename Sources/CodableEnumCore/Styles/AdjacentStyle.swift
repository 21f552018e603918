/// `{"t":"ping"}`, `{"t":"text","c":"hi"}`, `{"t":"move","c":[1,2]}`
///
/// Tag and payload stand side by side under keys of their own: serde's adjacently tagged
/// representation.
struct AdjacentStyle: WireStyle {
  static let rules = StyleRules(
    options: [
      .caseNaming, .keyNaming, .keyPrefix, .nilValues, .unknownKeys, .missingTag, .coercing,
      .ignoringCase,
    ],
    required: [.tag, .content], payloads: [.natural, .keyed, .unkeyed, .compact],
    empties: [.omit, .object, .array, .true, .null])

  let tag: [String]
  let content: String

  init(_ options: RepresentationOptions) {
    tag = options.tag?.value ?? []
    content = options.content?.value ?? ""
  }

  func shape(_ shapes: ShapeWriter, of index: Int) -> String {
    let payload = shapes.payload(index).map { [content.quoted + ":" + $0] } ?? []
    return "{\(([shapes.tagMember(index, at: tag)] + payload).joined(separator: ","))}"
  }

  func writeEncoding(_ emitter: inout EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.writer.line("var container = encoder.container(keyedBy: CodableEnumKey.self)")
    emitter.switchOverCases(into: .keyed) { emitter, index in
      emitter.writeTag(index, at: tag)
      emitter.writePayload(index, at: .key(content.quoted))
    }
  }

  func writeDecoding(_ emitter: inout DecodingEmitter) {
    emitter.writeTagged(at: tag) { emitter, index in
      writePayload(index, &emitter)
      var keys = [tag[0], content]
      if case .empty(.omit) = emitter.representation.forms[index].payload { keys = [tag[0]] }
      emitter.rejectUnknownKeys(index, otherThan: keys)
    }
  }

  private func writePayload(_ index: Int, _ emitter: inout DecodingEmitter) {
    let place = PayloadPlace.key(content.quoted)
    let payload = emitter.representation.forms[index].payload
    var presence = "try container.hasValue(for: \(content.quoted))"
    switch payload {
    case .empty(.omit): return emitter.writePayload(index, at: place)
    case .bare(let value):
      let model = emitter.model.cases[index].values[value]
      // A null is the value, if that is an optional, and not an empty payload.
      if !model.hasDefault || model.type.isOptional {
        return emitter.writePayload(index, at: place)
      }
      if case .name = model.type.form { presence = "container.contains(\(content.quoted))" }
    case _ where !emitter.canBeAbsent(index): return emitter.writePayload(index, at: place)
    default: break
    }
    emitter.support.insert(.presence)
    emitter.writer.line("if \(presence) {")
    emitter.writer.indent()
    emitter.writePayload(index, at: place)
    emitter.writer.outdent()
    emitter.writer.line("} else {")
    emitter.writer.indent()
    emitter.writeAbsentPayload(index)
    emitter.writer.outdent()
    emitter.writer.line("}")
  }

  func recognition(_ emitter: inout DecodingEmitter) -> String? {
    emitter.tagRecognition(at: tag)
  }
}
