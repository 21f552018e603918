extension DecodingEmitter {
  func writeSingleValue() {
    out.line("let container = try decoder.singleValueContainer()")
  }

  func writeScalar() {
    if form.unknown?.content == nil {
      out.require(form.matching.singlePiece)
      writeTag("codableEnumSingleValue(container)")
    } else if !ignoresTag {
      out.require(.scalarIfAnyIn)
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
      conversion: (
        "codableEnumValue(\(tagToConvert), in: container, \(known("tag")))", .keptRootTag
      ),
      rejection: (
        "throw codableEnumUnknownTag(tag, \(known("tag")), at: decoder.codingPath)", .unknownTag
      ),
      content: "codableEnumSingleValue(container)")
  }
}
