extension DecodingEmitter {
  func writeScalar() {
    if form.unknown?.content != nil {
      out.require(.scalarIfAnyIn)
    } else {
      out.require(.rootTag)
      requireUnknownTag()
    }
    out.line("let container = try decoder.singleValueContainer()")
    out.conditional(form.tagless) { plan in
      out.block("if container.decodeNil()") {
        guard out.writeAvailability(plan, of: model) else { return }
        writeWithoutValues(plan)
        out.line("return")
      }
    }
    if form.unknown?.content == nil {
      writeTag("codableEnumTag(in: container, \(owner))")
    } else if !ignoresTag {
      out.line("let tag = CodableEnumScalar(ifAnyIn: container)")
    }
  }

  /// Writes a case without values. With another style, there may be cases with values, which a
  /// scalar can't contain.
  func writeWithoutValues(_ plan: CasePlan) {
    if case .error = plan.absence {
      writeMissingPayload(plan)
    } else {
      writeAbsentPayload(plan)
    }
  }

  func scalarAccess() -> TagAccess {
    TagAccess(
      conversion: ("codableEnumValue(\(tagToConvert), in: container, \(owner))", .keptRootTag),
      rejection: (
        "throw codableEnumUnknownTag(tag, \(owner), at: decoder.codingPath)", .unknownTag
      ),
      content: "codableEnumSingleValue(container)")
  }
}
