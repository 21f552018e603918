extension DecodingEmitter {
  /// Writes how a case is told by a tag in an object, as the internal and adjacent styles have it.
  func writeTagged(at path: TagPath, _ branch: @escaping (CasePlan) -> Void) {
    out.require(.keyedTag, .decodingErrors)
    let place =
      path.parents.isEmpty ? "for: \(path.key.quoted)" : "at: [\(quotedList(path.keys))]"
    let arguments = "\(place), \(owner)"
    var read = "container.tag(\(arguments))"
    if let missing = form.missingTag {
      let presence =
        path.parents.isEmpty
        ? "contains(\(path.key.quoted))" : "containsTag(at: [\(quotedList(path.keys))])"
      read = "container.\(presence) ? \(read) : \(form.matching.literal(missing))"
    }
    out.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    out.line("let tag: \(form.matching.type) = try \(read)")
    switchOverTags("tag", reading: [.container]) { plan in
      branch(plan)
      if !path.parents.isEmpty { rejectKeysBesideTag(plan, at: path) }
    } unknown: {
      writeUnknown(
        tagValue:
          "container.unknownTagValue(isCoercing: \(form.matching.isCoercing), \(arguments))",
        error: "container.unknownTag(tag, \(arguments))")
    }
  }

  private func rejectKeysBesideTag(_ plan: CasePlan, at path: TagPath) {
    guard form.rejectsUnknownKeys else { return }
    let name = model.name(of: plan.model).quoted
    out.line("try container.rejectKeys(beside: [\(quotedList(path.keys))], in: \(name))")
  }

  func tagRecognition(at path: TagPath) -> String {
    out.require(.recognition)
    return "codableEnumHasTag(decoder, at: [\(quotedList(path.keys))], of: \(tagList))"
  }

  /// All tags that this representation knows.
  var tagList: String { "[\(quotedList(form.knownTags))]" }

  /// Writes what is done about a tag that no case has.
  ///
  /// - Parameters:
  ///   - tagValue: An expression for the tag as a value of the unknown case.
  ///   - isThrowing: Whether that expression throws.
  ///   - error: An expression for the error.
  func writeUnknown(tagValue: String, isThrowing: Bool = true, error: String) {
    guard let unknown = form.unknown else {
      out.require(.decodingErrors)
      return out.line("throw \(error)")
    }
    if let type = unknown.requiredType {
      let subject = form.matching.isIgnoringCase ? "tag.lowercased()" : "tag"
      let own = "\(subject) == \(form.matching.literal(unknown.plan.patterns[0]))"
      out.line("guard \(own) || (tag.coerced() as \(type)?) != nil else { throw \(error) }")
    }
    var expressions: [Int: String] = [:]
    if let tag = unknown.tag { expressions[tag.position] = tagValue }
    if let content = unknown.content {
      out.require(.rootDecoding)
      expressions[content.position] = "codableEnumContent(of: decoder)"
    }
    writeConstruction(
      unknown.plan, expressions, isThrowing: isThrowing || unknown.content != nil)
  }
}
