extension EncodingEmitter {
  /// Writes a case, whose values are bound as `value0`, `value1` ….
  func writeCase(_ plan: CasePlan) {
    if plan.standsAlone || plan.isName { return writePayload(plan, in: .encoder) }
    if !isShared { _ = open(for: [plan]) }
    switch form.style {
    case .external: writePayload(plan, in: .key(plan.tagText))
    case .internal(let tag), .adjacent(let tag): writeMembers(plan, tag)
    case .array:
      writeSingle(tagExpression(plan), in: .element)
      writePayload(plan, in: plan.isSpread ? .elements : .element)
    case .untagged: writePayload(plan, in: .encoder)
    case .rawValue: writeSingle(tagExpression(plan), in: Slot(receiver: "container"))
    }
  }

  /// Opens the container that some cases encode into. Returns it as an argument and as a parameter;
  /// nil if they encode nothing into it.
  func open(for plans: [CasePlan]) -> (argument: String, parameter: String)? {
    let written = plans.filter { $0.writing == .values }
    if written.isEmpty || !form.hasTags { return nil }
    let (name, call, type) =
      switch form.style {
      case .array: ("elements", "unkeyedContainer()", "any Swift.UnkeyedEncodingContainer")
      case .rawValue:
        ("container", "singleValueContainer()", "any Swift.SingleValueEncodingContainer")
      case .external, .internal, .adjacent, .untagged:
        (
          "container", out.code("container(keyedBy: CodableEnumKey.self)", .key),
          "Swift.KeyedEncodingContainer<CodableEnumKey>"
        )
      }
    // Without a tag, flattened values alone encode into the encoder itself, except below a key.
    let isUsed = written.contains { plan in
      guard plan.isMissingTag, let payload = plan.payload.keyed else {
        return !plan.isMissingTag || plan.payload.emptyForm != .omit
      }
      return payload.hasOwnKeys || plan.contentKey != nil && payload.hasFlattened
    }
    out.line("\(isUsed ? "var \(name)" : "_") = encoder.\(call)")
    return isUsed ? (", &\(name)", ", _ \(name): inout \(type)") : nil
  }
}
