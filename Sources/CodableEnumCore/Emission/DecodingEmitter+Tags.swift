extension DecodingEmitter {
  /// Writes how the tag is read that is a member of an object.
  func writeMemberTag(at path: TagPath) {
    out.require(.keyedTag, .decodingErrors)
    var read = "container.tag(\(memberArguments(path)))"
    if let missing = form.missingTag {
      out.require(.presence)
      let presence =
        path.parents.isEmpty
        ? "hasValue(for: \(path.key.quoted))" : "containsTag(at: [\(quotedList(path.keys))])"
      read = "container.\(presence) ? \(read) : \(form.matching.literal(missing.tags[0]))"
    }
    out.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    out.line("let tag: \(form.matching.type) = try \(read)")
  }

  func writeUnknownMember(at path: TagPath) {
    let coercing = "isCoercing: \(form.matching.isCoercing)"
    writeUnknown(
      tagValue: "container.unknownTagValue(\(coercing), \(memberArguments(path)))",
      error: "container.unknownTag(tag, \(memberArguments(path)))")
  }

  private func memberArguments(_ path: TagPath) -> String { "\(arguments(path)), \(owner)" }

  func arguments(_ path: TagPath) -> String {
    path.parents.isEmpty ? "for: \(path.key.quoted)" : "at: [\(quotedList(path.keys))]"
  }

  /// Writes the check that the objects on the way to a tag hold nothing else.
  func rejectKeysBesideTag(_ plan: CasePlan, at path: TagPath) {
    guard form.rejectsUnknownKeys, !path.parents.isEmpty else { return }
    let name = model.name(of: plan.model).quoted
    out.line("try container.rejectKeys(beside: [\(quotedList(path.keys))], in: \(name))")
  }

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
