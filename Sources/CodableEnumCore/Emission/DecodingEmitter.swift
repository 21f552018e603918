/// Writes statements that decode one representation.
struct DecodingEmitter {
  let model: EnumModel
  let form: Representation
  let out: CodeWriter
  /// The isolation of members, where it is not that of the extension.
  let memberIsolation: String

  /// What errors about tags are told: the enum's name and the known tags.
  var owner: String { "of: \(model.displayName.quoted), known: Self.\(knownTagsName)" }

  /// Representations that know the same tags share a list of them.
  var knownTagsName: String {
    let number = model.representations.first { $0.knownTags == form.knownTags }?.number ?? 0
    return number == 0 ? "codableEnumTags" : "codableEnumForm\(number)Tags"
  }

  // MARK: Making cases

  /// Writes the statement that makes a case out of expressions for its values.
  func writeConstruction(
    _ plan: CasePlan, _ expressions: [Int: String], isThrowing: Bool = true,
    into target: String = "self"
  ) {
    let construction = plan.model.construction(plan.unreadArguments.merging(expressions) { $1 })
    guard !expressions.isEmpty else { return out.line("\(target) = \(construction)") }
    out.relocate(to: model.path, line: plan.model.line)
    out.line("\(target) = \(isThrowing ? "try " : "")\(construction)")
    out.endRelocation()
  }

  /// Writes the case that an absent payload is.
  func writeAbsentPayload(_ plan: CasePlan) {
    out.line("self = \(plan.model.construction(plan.absentValues))")
  }

  /// Writes the error for a case that needs values, where there is but a name.
  func writeMissingPayload(_ plan: CasePlan) {
    out.require(.decodingErrors)
    let name = model.name(of: plan.model).quoted
    out.line("throw codableEnumMissingPayload(\(name), at: decoder.codingPath)")
  }

  /// Writes the check that an object has no key but those of the case.
  func rejectUnknownKeys(
    _ plan: CasePlan, in container: String = "container", otherThan keys: [String]
  ) {
    rejectUnknownKeys(plan, in: container, otherThanAnyOf: quotedList(keys))
  }

  /// - Parameter keys: A list of expressions for their texts.
  private func rejectUnknownKeys(
    _ plan: CasePlan, in container: String, otherThanAnyOf keys: String
  ) {
    guard form.rejectsUnknownKeys else { return }
    out.require(.unknownKeys)
    let name = model.name(of: plan.model).quoted
    out.line("try \(container).rejectKeys(otherThan: [\(keys)], in: \(name))")
  }

  // MARK: Reading single values

  /// An expression that reads a value from `receiver`, by what is known of its type.
  ///
  /// - Parameter coders: The support that the receiver needs to read through a coder.
  func expression(
    _ value: ValuePlan, _ receiver: String, _ arguments: String, coders: SupportPiece
  ) -> String {
    let function = value.isOptional ? "optional" : "value"
    guard let coder = value.coder else { return "\(receiver).\(function)(\(arguments))" }
    out.require(coders)
    let list = arguments.isEmpty ? "" : "(\(arguments))"
    return "\(receiver).\(function)\(list) { try \(coder).decode(from: $0) }"
  }

  func keyArguments(_ keys: [String]) -> String {
    keys.count == 1 ? "for: \(keys[0].quoted)" : "forAnyOf: [\(quotedList(keys))]"
  }

  func quotedList(_ texts: [String]) -> String {
    texts.map(\.quoted).joined(separator: ", ")
  }
}

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

  /// Writes how a payload is read that stands under a key beside the tag.
  func writeContent(_ plan: CasePlan, beside tag: TagPath) {
    let key: String
    switch plan.content {
    case nil: return
    case .key(let text):
      key = text.quoted
      rejectUnknownKeys(plan, otherThan: [tag.first, text])
    case .tag:
      key = "content"
      if plan.payload.emptyForm != .omit || form.rejectsUnknownKeys {
        out.require(.tagKey)
        out.line("let content = CodableEnumKey(tag: tag)")
      }
      let keys = "\(tag.first.quoted), content.stringValue"
      rejectUnknownKeys(plan, in: "container", otherThanAnyOf: keys)
    }
    let presence: String
    switch plan.absence {
    case .error, .always: return writePayload(plan, at: .key(key))
    case .defaults: presence = "container.contains(\(key))"
    case .defaultsOrNull: presence = "try container.hasValue(for: \(key))"
    }
    out.require(.presence)
    out.block("if \(presence)") {
      writePayload(plan, at: .key(key))
    } or: {
      writeAbsentPayload(plan)
    }
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
