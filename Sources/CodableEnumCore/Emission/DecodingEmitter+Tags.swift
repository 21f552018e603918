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
    writeUnknown(
      conversion: "container.value(\(unknownTag), \(memberArguments(path)))",
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

  /// The first arguments of the functions that make a value of the unknown case out of its tag.
  var unknownTag: String { "ofUnknownTag: tag, isCoercing: \(form.matching.isCoercing)" }

  /// Writes what is done about a tag that no case has.
  ///
  /// - Parameters:
  ///   - tag: What the tag is called; where tags are of one kind, it is the unknown case's value.
  ///   - conversion: An expression that makes the value where tags are of several kinds; it throws.
  ///   - content: An expression that reads the whole encoded value, if not from the decoder.
  ///   - error: An expression for the error.
  func writeUnknown(
    tag: String = "tag", conversion: String? = nil, content: String? = nil, error: String
  ) {
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
    var isThrowing = false
    if let value = unknown.tag {
      let conversion = form.matching.isMixed ? conversion : nil
      expressions[value.position] = conversion ?? tag
      isThrowing = conversion != nil
    }
    if let value = unknown.content {
      if content == nil { out.require(.rootDecoding) }
      expressions[value.position] = content ?? "codableEnumContent(of: decoder)"
      isThrowing = true
    }
    writeConstruction(unknown.plan, expressions, isThrowing: isThrowing)
  }
}
