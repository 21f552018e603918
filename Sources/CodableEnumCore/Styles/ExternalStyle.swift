/// `{"ping":{}}`, `{"text":{"_0":"hi"}}`, `{"image":{"url":"u"}}`
///
/// The case's name is the only key and the payload its value. Without options this is the format
/// that the compiler synthesizes (SE-0295, "Codable synthesis for enums with associated values");
/// with `payload: .natural` and `empty: .name` it is serde's externally tagged one.
struct ExternalStyle: WireStyle {
  static let rules = StyleRules(
    options: [.caseNaming, .keyNaming, .keyPrefix, .nilValues, .unknownKeys, .ignoringCase],
    payloads: [.keyed, .unkeyed, .compact, .natural],
    empties: [.object, .array, .true, .null, .name],
    tagsAreKeys: true)

  init(_ options: RepresentationOptions) {}

  func shape(_ shapes: ShapeWriter, of index: Int) -> String {
    if case .empty(.name) = shapes.representation.forms[index].payload { return shapes.tag(index) }
    return "{\(shapes.tag(index)):\(shapes.payload(index) ?? "{}")}"
  }

  // MARK: Encoding

  func writeEncoding(_ emitter: inout EncodingEmitter) {
    let isNamed = emitter.representation.forms.map {
      if case .empty(.name) = $0.payload { true } else { false }
    }
    emitter.writeUnknownContent()
    let opening = "var container = encoder.container(keyedBy: CodableEnumKey.self)"
    // A case that is a mere name must not meet a container that was asked for before.
    let isShared = !isNamed.contains(true)
    if isShared { emitter.writer.line(opening) }
    emitter.switchOverCases(into: isShared ? .keyed : nil) { emitter, index in
      if isNamed[index] {
        emitter.writeSingle(emitter.tagExpression(index))
        return
      }
      if !isShared { emitter.writer.line(opening) }
      emitter.writePayload(index, at: .key(key(emitter, index)))
    }
  }

  private func key(_ emitter: EncodingEmitter, _ index: Int) -> String {
    if let unknown = emitter.model.unknownCase, unknown.index == index,
      let value = unknown.tagValue
    {
      return "CodableEnumKey(stringValue: value\(value))"
    }
    return emitter.representation.forms[index].tags[0].spelling.quoted
  }

  // MARK: Decoding

  func writeDecoding(_ emitter: inout DecodingEmitter) {
    let forms = emitter.representation.forms
    let isNamed = forms.map { if case .empty(.name) = $0.payload { true } else { false } }
    if isNamed.contains(true) {
      writeNames(isNamed, &emitter)
    } else {
      emitter.writer.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    }
    emitter.support.insert(.caseKey)
    let folding = emitter.representation.matching.isIgnoringCase ? ", ignoringCase: true" : ""
    let name = emitter.model.displayName.quoted
    emitter.writer.line(
      "let key = try container.caseKey(of: \(name), known: \(emitter.knownTags)\(folding))")
    emitter.switchOverTags("key.stringValue", reading: [.container, .key]) { emitter, index in
      emitter.writePayload(index, at: .key("key"))
      guard emitter.model.rejectsUnknownKeys, emitter.isPrimary else { return }
      emitter.support.insert(.unknownKeys)
      emitter.writer.line(
        "try container.rejectKeys(otherThan: [key.stringValue], in: \(name))")
    } unknown: { emitter in
      emitter.writeUnknown(
        tagValue: "key.stringValue", isThrowing: false,
        error: "container.unknownKey(key, of: \(name), known: \(emitter.knownTags))")
    }
  }

  /// Reads a case that is a mere name; what is no string must be an object.
  private func writeNames(_ isNamed: [Bool], _ emitter: inout DecodingEmitter) {
    emitter.support.formUnion([.nameOrObject, .decodingErrors])
    let name = emitter.model.displayName.quoted
    emitter.writer.line("let container: Swift.KeyedDecodingContainer<CodableEnumKey>")
    emitter.writer.line("switch try codableEnumNameOrObject(decoder) {")
    emitter.writer.line("case .object(let object):")
    emitter.writer.line("  container = object")
    emitter.writer.line("case .name(let name):")
    emitter.writer.indent()
    emitter.switchOverTags("name", reading: []) { emitter, index in
      if isNamed[index] {
        emitter.writeConstruction(index, [:])
      } else {
        emitter.writer.line(
          "throw codableEnumMissingPayload(\(emitter.name(of: index).quoted), at: decoder.codingPath)"
        )
      }
    } unknown: { emitter in
      emitter.writeUnknown(
        tagValue: "name", isThrowing: false,
        error:
          "codableEnumUnknownTag(name, of: \(name), known: \(emitter.knownTags), at: decoder.codingPath)"
      )
    }
    emitter.writer.line("return")
    emitter.writer.outdent()
    emitter.writer.line("}")
  }

  func recognition(_ emitter: inout DecodingEmitter) -> String? {
    emitter.support.insert(.recognition)
    let forms = emitter.representation.forms
    let hasNames = forms.contains { if case .empty(.name) = $0.payload { true } else { false } }
    return "codableEnumHasOneKey(decoder, of: \(emitter.tagList), orIsName: \(hasNames))"
  }
}
