extension DecodingEmitter {
  /// Writes the body of `init(from:)`, in which `decoder` is in scope.
  func write() {
    guard form.hasTags else {
      return form.choosesByKeys ? writeChoiceByKeys() : writeAttempts()
    }
    var form = self.form
    form.matching.onlyStringsMatter = onlyStringsMatter
    let emitter = DecodingEmitter(form, out)
    guard form.style == .array else { return emitter.writeTagged() }
    // The rest is generic, because each change of a container in an existential takes as long as
    // reading a number.
    out.line("var elements = try decoder.unkeyedContainer()")
    emitter.isOpen = true
    let parameter = "codableEnumFrom elements: inout some Swift.UnkeyedDecodingContainer"
    let decoder = out.writeInitializer(parameter) { emitter.writeTagged() }
    out.line("try self.init(codableEnumFrom: &elements\(decoder))")
  }

  private func writeTagged() {
    let group = TagGroup(form, at: form.style.tagPlaces[0])
    ignoresTag = group.branches.isEmpty && isUnknownTagIgnored
    writeTag()
    if group.branches.isEmpty { return writeUnknown() }
    TagSwitchWriter(group: group, out: out).write {
      writeCase($0.alternatives[0].plan)
    } unknown: {
      writeUnknown()
    }
  }

  /// Writes the reading of a tag that must be there, after what is read without one.
  func writeTag() {
    if !isOpen { writeOpening() }
    switch form.style {
    case .external: writeKey()
    case .internal(let tag), .adjacent(let tag): writeMemberTag(at: tag)
    case .array: writeTag(firstElement)
    case .rawValue: writeScalar()
    case .untagged: break
    }
  }

  private func writeOpening() {
    switch form.style {
    case .external where form.tagPlaces.contains(.value): writeNames()
    case .external, .internal, .adjacent:
      out.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    case .array: out.line("var elements = try decoder.unkeyedContainer()")
    case .rawValue: out.line("let container = try decoder.singleValueContainer()")
    case .untagged: break
    }
    for step in Dispatch(form).steps {
      guard case .tagless(let plans, _) = step else { continue }
      out.conditional(plans) { writeWithoutTag($0, if: absence(of: $0)) }
    }
  }

  /// Writes the case for an object without a tag, or with a null tag. Nothing else chooses it.
  func writeWithoutTag(_ plan: CasePlan, if condition: String) {
    out.block("if \(condition)") {
      guard out.writeAvailability(plan) else { return }
      // A null tag or a missing one isn't the key of the content.
      if !plan.hasNullTag, !plan.isMissingTag, readsContentUnderTag(plan) {
        let literal = form.matching.literal(plan.tags[0])
        out.line("let tag: \(form.matching.type) = \(literal)")
      }
      writeTagged(plan)
      out.line("return")
    }
  }

  /// Writes statements that assign the case whose tag was found to `self`.
  func writeTagged(_ plan: CasePlan) {
    switch form.style {
    case .external: writeExternal(plan)
    case .internal(let tag), .adjacent(let tag): writeBesideTag(plan, at: tag)
    case .array: writeArray(plan)
    // With another style, there may be cases with values, which a scalar can't contain.
    case .rawValue: plan.absence.isRead ? writeAbsentPayload(plan) : writeMissingPayload(plan)
    case .untagged: break
    }
  }

  /// Returns a condition for whether there is no tag, or only null, which a case is read from.
  private func absence(of plan: CasePlan) -> String {
    guard let path = form.tagPath else { return "container.decodeNil()" }
    return plan.hasNullTag && form.missingTag?.index != plan.index
      ? out.code("try container.hasNullTag(at: [\(path.keys.quotedList)])", .nullTag)
      : "try !\(out.hasTag(at: path, in: "container"))"
  }

  /// An expression that reads the tag.
  var firstElement: String {
    let reader = "CodableEnumElements(\(out.model.displayName.quoted))"
    let piece = SupportPiece.element.of(form.matching.type.plainName)
    return out.code("\(reader).\(piece == .element ? "value" : "required")(in: &elements)", piece)
  }

  func writeArray(_ plan: CasePlan) {
    let isEmpty = plan.payload.emptyForm == .omit
    let reader = reader(of: plan)
    if !isEmpty { out.line("let values = \(reader)") }
    writePayload(plan, in: plan.isSpread ? .elements : .element)
    if !plan.isSpread {
      writeEnd(of: Slot.element.receiver, by: isEmpty ? reader : Slot.element.reader)
    }
  }

  /// Returns an expression for what reads the elements of a case.
  func reader(of plan: CasePlan) -> String {
    out.code("CodableEnumElements(\(out.name(plan)))", .elements)
  }

  /// Writes the check that an array has no more elements.
  func writeEnd(of array: String, by reader: String) {
    let error = out.code("\(reader).tooLong(\(array))", .elementsEnd)
    out.line("guard \(array).isAtEnd else { throw \(error) }")
  }

  func writeScalar() {
    if form.unknown?.content == nil {
      let piece = SupportPiece.singleValue.of(form.matching.type.plainName)
      writeTag(out.code("codableEnumSingleValue(container)", piece))
    } else if !ignoresTag {
      out.line("let tag = (try? CodableEnumScalar(in: container)) ?? .other", .scalar)
    }
  }

  /// Writes the attempts at the cases of this form alone.
  func writeAttempts() {
    var attempts = UntaggedAttempts(form, out)
    attempts.writeOpening()
    attempts.write()
    writeUnfitting()
    attempts.close()
  }

  /// Writes the code for a value that no case fits.
  func writeUnfitting() {
    if let unknown = form.unknown {
      if unknown.content == nil { return writeContent(unknown) }
      out.attempt("do", at: unknown.plan) { writeContent(unknown) }
    }
    UntaggedAttempts(form, out).writeError()
  }
}
