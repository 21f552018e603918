extension DecodingEmitter {
  func writeFirstElement() {
    out.require(.elementsOf, .element)
    let name = model.displayName.quoted
    out.line("var elements = try CodableEnumElements(of: decoder, expecting: 1, of: \(name))")
    writeTag("elements.value()")
  }

  func writeArray(_ plan: CasePlan) {
    let count = neededCount(of: plan)
    let name = model.name(of: plan.model).quoted
    if count > 0 { out.require(.elementsExpecting) }
    if !plan.isSpread { out.require(.elementsEnd) }
    if count > 0 { out.line("elements.expect(\(1 + count), of: \(name))") }
    writePayload(plan, at: plan.isSpread ? .elements : .element)
    if !plan.isSpread { out.line("try elements.expectEnd(of: \(name), \(count))") }
  }

  /// Returns how many elements must follow the tag.
  private func neededCount(of plan: CasePlan) -> Int {
    if plan.isSpread { return requiredCount(plan.payload.values) }
    return plan.payload.emptyForm == .omit ? 0 : 1
  }

  func elementAccess() -> TagAccess {
    TagAccess(
      conversion: (
        "elements.value(\(tagToConvert), in: decoder, \(known("tag")))", .keptElementTag
      ),
      rejection: ("throw elements.unknownTag(tag, \(known("tag")))", .unknownElementTag))
  }
}
