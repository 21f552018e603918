import CodableEnumCore

extension EnumReader {
  /// Reads a document as a case of a form, once the case is known.
  ///
  /// - Parameters:
  ///   - tag: nil if the document has no tag, or one that no case has.
  ///   - choosesByConstants: Whether constants choose among cases of the tag. They are required then.
  func read(
    _ whole: CasePlan, of form: Representation, _ document: Shape, tag: Scalar?,
    _ choosesByConstants: Bool = false
  ) -> Reading {
    var sets = target.sets
    sets.keepsTypes = true
    sets.formerName = name
    // Without a tag, constants always choose the case.
    sets.choosesByConstants = choosesByConstants || form.style == .untagged
    let plan = whole.restricted(to: .decoding)
    return read(plan, of: form, document, tag, sets).at(.item(plan.index))
  }

  private func read(
    _ plan: CasePlan, of form: Representation, _ document: Shape, _ tag: Scalar?,
    _ sets: CaseDocuments
  ) -> Reading {
    switch (form.style, document) {
    case (.rawValue, _): return .all
    case (.untagged, _): return read(document, as: sets.root(plan, in: form), plan)
    case (.array, .array(let elements)):
      let rest = Array(elements.dropFirst())
      if plan.isSpread {
        return reader.read(.array(rest), as: .array(sets.elements(plan.payload.values, plan)))
      }
      guard let payload = sets.payload(plan, in: form) else {
        return rest.isEmpty ? .all : .fails(.form)
      }
      return rest.count == 1 ? read(rest[0], as: payload, plan) : .fails(.form)
    case (.external, .object) where tag == nil && plan.index == form.missingTag?.index:
      return read(document, as: sets.withoutTag(plan, in: form), plan)
    case (.external, .object(let members)):
      let payload = plan.isName ? nil : sets.payload(plan, in: form)
      let member = Documents.Member(
        keys: [tag?.spelling ?? ""], value: payload ?? .anything, isRequired: true,
        plan.onlyValue.map { .content(case: plan.index, value: $0.position) })
      return reader.read(.object(members.map { $0.named(tag) }), as: sets.object([member], form))
    case (.internal(let path), .object(let members)), (.adjacent(let path), .object(let members)):
      let anyTag = sets.tagMember(
        .anything, at: path, others: sets.others(form), isRequired: false)
      let set =
        plan.content == nil
        ? sets.beside(anyTag, at: path, plan, form)
        : sets.object([anyTag] + sets.content(plan, under: tag?.spelling ?? "", in: form), form)
      return reader.read(.object(members.map { $0.named(tag) }), as: set)
    default: return .fails(.form)
    }
  }

  /// Reads the payload of a case that is the whole document.
  private func read(_ shape: Shape, as payload: Documents, _ plan: CasePlan) -> Reading {
    guard let value = plan.onlyValue else { return reader.read(shape, as: payload) }
    return reader.read(shape, asOnlyValue: payload)
      .at(.value(case: plan.index, value: value.position))
  }
}

extension CasePlan {
  /// The value of a payload that is a value alone.
  fileprivate var onlyValue: ValuePlan? {
    if case .bare(let value) = payload { value } else { nil }
  }
}

extension Shape.Member {
  /// Returns the member with a tag as its key, if its key is a tag that was kept.
  fileprivate func named(_ tag: Scalar?) -> Shape.Member {
    guard case .kept(_, let shape) = self else { return self }
    return .key(tag?.spelling ?? "", shape, isOptional: false)
  }
}
