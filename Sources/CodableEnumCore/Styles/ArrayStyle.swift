/// `["ping"]`, `["text","hi"]`, `["move",1,2]`
///
/// An array with the tag first, as JSON-RPC-like protocols and Lisp-like formats write messages.
struct ArrayStyle: WireStyle {
  static let rules = StyleRules(
    options: [
      .caseNaming, .keyNaming, .keyPrefix, .nilValues, .unknownKeys, .coercing, .ignoringCase,
    ],
    payloads: [.unkeyed, .keyed, .compact, .natural],
    empties: [.omit, .object, .array, .true, .null])

  init(_ options: RepresentationOptions) {}

  func shape(_ shapes: ShapeWriter, of index: Int) -> String {
    let payload =
      isSpread(shapes.representation.forms[index])
      ? shapes.elements(index) : shapes.payload(index).map { [$0] } ?? []
    return "[\(([shapes.tag(index)] + payload).joined(separator: ","))]"
  }

  /// Whether the values themselves follow the tag; otherwise a single payload does.
  private func isSpread(_ form: CaseForm) -> Bool {
    if case .unkeyed = form.payload { form.layout == .unkeyed } else { false }
  }

  private func place(_ form: CaseForm) -> PayloadPlace {
    isSpread(form) ? .elements : .element
  }

  func writeEncoding(_ emitter: inout EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.writer.line("var elements = encoder.unkeyedContainer()")
    emitter.switchOverCases(into: .unkeyed) { emitter, index in
      emitter.writer.line("try elements.encode(\(emitter.tagExpression(index)))")
      emitter.writePayload(index, at: place(emitter.representation.forms[index]))
    }
  }

  func writeDecoding(_ emitter: inout DecodingEmitter) {
    emitter.support.formUnion([.elements, .elementTag, .decodingErrors])
    let arguments = "of: \(emitter.model.displayName.quoted), known: \(emitter.knownTags)"
    emitter.writer.line("var elements = try CodableEnumElements(of: decoder)")
    emitter.writer.line("let tag: \(emitter.tagType) = try elements.tag(in: decoder, \(arguments))")
    emitter.switchOverTags("tag", reading: [.elements]) { emitter, index in
      let form = emitter.representation.forms[index]
      emitter.writePayload(index, at: place(form))
      if !isSpread(form) {
        var count = 1
        if case .empty(.omit) = form.payload { count = 0 }
        emitter.writer.line(
          "try elements.expectEnd(of: \(emitter.name(of: index).quoted), \(count))")
      }
    } unknown: { emitter in
      let isCoercing = emitter.representation.matching.isCoercing
      emitter.writeUnknown(
        tagValue:
          "CodableEnumElements.unknownTag(isCoercing: \(isCoercing), in: decoder, \(arguments))",
        error:
          "codableEnumUnknownTag(tag, \(arguments), at: CodableEnumElements.tagPath(in: decoder))")
    }
  }

  func recognition(_ emitter: inout DecodingEmitter) -> String? {
    emitter.support.formUnion([.recognition])
    return "codableEnumStartsWithTag(decoder, of: \(emitter.tagList))"
  }
}
