extension EncodingEmitter {
  /// Writes the body of `encode(to:)`, in which `encoder` is in scope.
  func write() {
    writeUnknownContent()
    switch form.style {
    case .external: writeExternal()
    case .internal(let tag), .adjacent(let tag):
      switchOverCases(opening: .keyed) { plan in
        writeTag(plan, at: tag) { writePayload(plan, in: slotBesideTag(plan)) }
      }
    case .array:
      switchOverCases(opening: .unkeyed) { plan in
        out.line("try elements.encode(\(tagExpression(plan)))")
        writePayload(plan, in: plan.isSpread ? .elements : .element)
      }
    case .untagged: switchOverCases(into: nil) { writePayload($0, in: .encoder) }
    case .rawValue:
      switchOverCases(opening: .singleValue) { plan in
        let tag = tagExpression(plan)
        out.line("try container.\(plan.hasNullTag ? "encodeNil()" : "encode(\(tag))")")
      }
    }
  }

  private func writeExternal() {
    // A case that isn't an object can't follow a container that was asked for before.
    let isShared = !form.cases.contains { $0.isName || $0.standsAlone }
    switchOverCases(into: isShared ? open(.keyed, for: form.cases) : nil) { plan in
      if plan.isName { return writeSingle(tagExpression(plan), in: .encoder) }
      if !isShared { _ = open(.keyed, for: [plan]) }
      writePayload(plan, in: .key(plan.tagText))
    }
  }
}
