extension DecodingEmitter {
  /// Writes the body of `init(from:)`, in which `decoder` is in scope.
  func write() {
    guard form.hasTags else { return writeUntagged() }
    var form = self.form
    form.matching.onlyStringsMatter = onlyStringsMatter
    let emitter = DecodingEmitter(form, out)
    guard form.style == .array else { return emitter.writeTagged() }
    // The rest is generic, because each change of a container in an existential takes as long as
    // reading a number.
    out.line("var elements = try decoder.unkeyedContainer()")
    emitter.isArrayOpen = true
    let parameter = "codableEnumElements elements: inout some Swift.UnkeyedDecodingContainer"
    let decoder = out.writeInitializer(parameter) { emitter.writeTagged() }
    out.line("try self.init(codableEnumElements: &elements\(decoder))")
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
    switch form.style {
    case .external where form.tagPlaces.contains(.value): writeNames()
    case .external, .internal, .adjacent:
      out.line("let container = try decoder.container(keyedBy: CodableEnumKey.self)")
    case .rawValue: out.line("let container = try decoder.singleValueContainer()")
    case .array, .untagged: break
    }
    for step in Dispatch(form).steps {
      guard case .tagless(let plans, _) = step else { continue }
      out.conditional(plans) { plan in
        out.block("if \(absence(of: plan))") {
          guard out.writeAvailability(plan) else { return }
          writeTagged(plan)
          out.line("return")
        }
      }
    }
    switch form.style {
    case .external: writeKey()
    case .internal(let tag), .adjacent(let tag): writeMemberTag(at: tag)
    case .array: writeFirstElement()
    case .rawValue: writeScalar()
    case .untagged: break
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
    let keys = path.keys.quotedList
    return plan.hasNullTag && form.missingTag?.index != plan.index
      ? out.code("try container.hasNullTag(at: [\(keys)])", .nullTag)
      : out.code("try !container.containsTag(at: [\(keys)])", .tagPresence)
  }
}
