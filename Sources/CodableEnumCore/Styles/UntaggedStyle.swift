/// `null`, `"hi"`, `[1,2]`, `{"url":"u"}`
///
/// Nothing but the payload: serde's untagged representation, JSON Schema's `oneOf`. The first case
/// that fits is taken, in the order of declaration.
struct UntaggedStyle: WireStyle {
  static let rules = StyleRules(
    options: [.keyNaming, .keyPrefix, .nilValues, .unknownKeys],
    payloads: [.natural, .keyed, .unkeyed, .compact],
    empties: [.null, .object, .array, .true, .name], hasTags: false)

  init(_ options: RepresentationOptions) {}

  func shape(_ shapes: ShapeWriter, of index: Int) -> String {
    shapes.payload(index) ?? "null"
  }

  func writeEncoding(_ emitter: inout EncodingEmitter) {
    emitter.switchOverCases(into: nil) { emitter, index in
      emitter.writePayload(index, at: .root)
    }
  }

  func writeDecoding(_ emitter: inout DecodingEmitter) {
    emitter.support.insert(.attempts)
    emitter.writer.line("var attempts = CodableEnumAttempts(\(emitter.model.displayName.quoted))")
    emitter.conditional(emitter.taggedCases) { emitter, index in
      guard !emitter.model.cases[index].isUnavailable else { return }
      emitter.writer.line("attempt: do {")
      emitter.writer.indent()
      _ = emitter.writeAvailability(index)
      if case .empty(.name) = emitter.representation.forms[index].payload {
        emitter.support.insert(.root)
        let names = emitter.representation.forms[index].tags.map(\.spelling)
        emitter.writer.line(
          "try CodableEnumRoot(decoder).expectName(anyOf: [\(emitter.quotedList(names))])")
      }
      emitter.writePayload(index, at: .root)
      emitter.writer.line("return")
      emitter.writer.outdent()
      emitter.writer.line("} catch {")
      let name = emitter.model.cases[index].baseName.quoted
      emitter.writer.line("  attempts.add(\(name), error)")
      emitter.writer.line("}")
    }
    emitter.writer.line("throw attempts.error(at: decoder.codingPath)")
  }

  func recognition(_ emitter: inout DecodingEmitter) -> String? { nil }
}
