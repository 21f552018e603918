extension DecodingEmitter {
  func writeFirstElement() {
    if !isArrayOpen { out.line("var elements = try decoder.unkeyedContainer()") }
    writeTag(firstElement)
  }

  /// An expression that reads the tag.
  var firstElement: String {
    let reader = "CodableEnumElements(1, of: \(out.model.displayName.quoted))"
    let piece = SupportPiece.element.of(form.matching.type.plainName)
    return out.code(
      "\(reader).\(piece == .element ? "value" : "required")(in: &elements)", piece)
  }

  func writeArray(_ plan: CasePlan) {
    let isOmitted = plan.payload.emptyForm == .omit
    // How many elements must follow the tag.
    let count = plan.isSpread ? requiredCount(plan.payload.values) : isOmitted ? 0 : 1
    let isEmpty = plan.isSpread ? plan.asRead.payload.values.isEmpty : isOmitted
    let reader = reader(of: plan, 1 + count)
    if !isEmpty { out.line("let values = \(reader)") }
    writePayload(plan, in: plan.isSpread ? .elements : .element)
    if !plan.isSpread {
      writeEnd(count, of: Slot.element.receiver, by: isEmpty ? reader : Slot.element.reader)
    }
  }

  /// Returns an expression for what reads the elements of a case.
  func reader(of plan: CasePlan, _ count: Int) -> String {
    out.code("CodableEnumElements(\(count), of: \(out.name(plan)))", .elements)
  }

  /// Writes the check that an array has no more elements.
  func writeEnd(_ count: Int, of array: String, by reader: String) {
    out.line("try \(reader).expectEnd(of: \(array), \(count))", .elementsEnd)
  }
}
