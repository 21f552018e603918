extension DecodingEmitter {
  /// Writes how a case is told by a tag in an object, as the internal and adjacent styles have it.
  mutating func writeTagged(
    at path: [String], _ branch: (inout DecodingEmitter, Int) -> Void
  ) {
    support.formUnion([.keyedTag, .decodingErrors])
    let place =
      path.count == 1 ? "for: \(path[0].quoted)" : "at: [\(quotedList(path))]"
    let arguments = "\(place), of: \(model.displayName.quoted), known: \(knownTags)"
    var read = "container.tag(\(arguments))"
    if isPrimary, let missing = model.missingTagCase {
      let presence =
        path.count == 1 ? "contains(\(path[0].quoted))" : "containsTag(at: [\(quotedList(path))])"
      read = "container.\(presence) ? \(read) : \(tagLiteral(missing))"
    }
    writer.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    writer.line("let tag: \(tagType) = try \(read)")
    switchOverTags("tag", reading: [.container]) { emitter, index in
      branch(&emitter, index)
      if path.count > 1 { emitter.rejectKeysBesideTag(index, at: path) }
    } unknown: { emitter in
      let isCoercing = emitter.representation.matching.isCoercing
      emitter.writeUnknown(
        tagValue: "container.unknownTagValue(isCoercing: \(isCoercing), \(arguments))",
        error: "container.unknownTag(tag, \(arguments))")
    }
  }

  private mutating func rejectKeysBesideTag(_ index: Int, at path: [String]) {
    guard model.rejectsUnknownKeys, isPrimary else { return }
    let name = name(of: index).quoted
    writer.line("try container.rejectKeys(beside: [\(quotedList(path))], in: \(name))")
  }

  private func tagLiteral(_ index: Int) -> String {
    switch (representation.matching.kind, representation.forms[index].tags[0]) {
    case (.mixed, .string(let text)): ".string(\(text.quoted))"
    case (.mixed, .integer(let value)): ".integer(\(value))"
    case (.mixed, .boolean(let value)): ".boolean(\(value))"
    case (.mixed, .double(let digits)): ".double(\(digits))"
    case (_, .string(let text)): text.quoted
    case (_, let scalar): scalar.spelling
    }
  }

  mutating func tagRecognition(at path: [String]) -> String {
    support.insert(.recognition)
    return "codableEnumHasTag(decoder, at: [\(quotedList(path))], of: \(tagList))"
  }

  /// All tags that this representation knows, as strings.
  var tagList: String {
    let known = model.cases.indices.filter {
      !model.cases[$0].isSkippedInDecoding && $0 != model.unknownCase?.index
    }
    return "[\(quotedList(known.flatMap { representation.forms[$0].tags.map(\.spelling) }))]"
  }

  /// Writes the check that an object has no key but those of the case.
  mutating func rejectUnknownKeys(
    _ index: Int, in container: String = "container", otherThan keys: [String]
  ) {
    guard model.rejectsUnknownKeys, isPrimary else { return }
    support.insert(.unknownKeys)
    let name = name(of: index).quoted
    writer.line("try \(container).rejectKeys(otherThan: [\(quotedList(keys))], in: \(name))")
  }
}
