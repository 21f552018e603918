extension DecodingEmitter {
  func writeFirstElement() {
    let name = model.displayName.quoted
    out.line(
      "var elements = try CodableEnumElements(of: decoder, expecting: 1, of: \(name))",
      .elementsOf, .element)
    writeTag("elements.value()")
  }

  func writeArray(_ plan: CasePlan) {
    let isOmitted = plan.payload.emptyForm == .omit
    // How many elements must follow the tag.
    let count = plan.isSpread ? requiredCount(plan.payload.values) : isOmitted ? 0 : 1
    let name = out.name(plan)
    if count > 0 { out.line("elements.expect(\(1 + count), of: \(name))", .elementsExpecting) }
    writePayload(plan, in: plan.isSpread ? .elements : .element)
    if !plan.isSpread { out.line("try elements.expectEnd(of: \(name), \(count))", .elementsEnd) }
  }
}
