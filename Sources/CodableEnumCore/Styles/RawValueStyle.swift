/// `"ping"`, `3`, `true`
///
/// A single scalar, as the compiler writes enums with raw values (SE-0166, "Swift Archival &
/// Serialization").
struct RawValueStyle: WireStyle {
  static let rules = StyleRules(
    options: [.caseNaming, .coercing, .ignoringCase], payloads: [.keyed], empties: [.omit])

  init(_ options: RepresentationOptions) {}

  func shape(_ shapes: ShapeWriter, of index: Int) -> String { shapes.tag(index) }

  func writeEncoding(_ emitter: inout EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.writer.line("var container = encoder.singleValueContainer()")
    emitter.switchOverCases(into: .singleValue) { emitter, index in
      emitter.writer.line("try container.encode(\(emitter.tagExpression(index)))")
    }
  }

  func writeDecoding(_ emitter: inout DecodingEmitter) {
    emitter.support.formUnion([.rootTag, .decodingErrors])
    let arguments = "of: \(emitter.model.displayName.quoted), known: \(emitter.knownTags)"
    let takesAnything = emitter.unknownCase?.contentValue != nil
    emitter.writer.line(
      takesAnything
        ? "let tag = CodableEnumScalar(ifAny: decoder)"
        : "let tag: \(emitter.tagType) = try codableEnumTag(from: decoder, \(arguments))")
    emitter.switchOverTags("tag", reading: []) { emitter, index in
      // Beside another style there may be cases with values, which a scalar cannot have.
      if emitter.canBeAbsent(index) {
        emitter.writeAbsentPayload(index)
      } else {
        emitter.writer.line(
          "throw codableEnumMissingPayload(\(emitter.name(of: index).quoted), at: decoder.codingPath)"
        )
      }
    } unknown: { emitter in
      let isCoercing = emitter.representation.matching.isCoercing
      emitter.writeUnknown(
        tagValue:
          "codableEnumUnknownTagValue(from: decoder, isCoercing: \(isCoercing), \(arguments))",
        error: "codableEnumUnknownTag(tag, \(arguments), at: decoder.codingPath)")
    }
  }

  func recognition(_ emitter: inout DecodingEmitter) -> String? {
    emitter.support.formUnion([.recognition])
    return "codableEnumIsTag(decoder, of: \(emitter.tagList))"
  }
}
