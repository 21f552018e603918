extension DecodingEmitter {
  func writeScalar() {
    if form.unknown?.content != nil {
      out.require(.scalarIfAnyIn)
    } else {
      out.require(.rootTag)
      requireUnknownTag()
    }
    out.line("let container = try decoder.singleValueContainer()")
    let read = "try codableEnumTag(in: container, \(owner))"
    out.line(
      form.unknown?.content != nil
        ? "let tag = CodableEnumScalar(ifAnyIn: container)"
        : "let tag: \(form.matching.type) = \(read)")
  }

  /// Beside another style there may be cases with values, which a scalar cannot have.
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
      error: "codableEnumUnknownTag(tag, \(owner), at: decoder.codingPath)",
      content: "codableEnumSingleValue(container)")
  }
}
