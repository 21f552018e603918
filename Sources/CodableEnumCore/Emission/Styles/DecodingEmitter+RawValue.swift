extension DecodingEmitter {
  func writeScalar() {
    if form.unknown?.content == nil {
      let typed = SupportPiece.typed[form.matching.type.plainName]
      out.require(typed?.single ?? .singleValue)
      writeTag("codableEnumSingleValue(container)")
    } else if !ignoresTag {
      out.line("let tag = CodableEnumScalar(ifAnyIn: container)", .scalarIfAnyIn)
    }
  }

  /// Writes a case without values. With another style, there may be cases with values, which a
  /// scalar can't contain.
  func writeWithoutValues(_ plan: CasePlan) {
    plan.absence.isRead ? writeAbsentPayload(plan) : writeMissingPayload(plan)
  }
}
