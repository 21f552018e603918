extension CaseDocuments {
  /// Returns a payload that is a whole document, whose kind of value is looked at first.
  package func root(_ plan: CasePlan, in form: Representation) -> Documents {
    guard let payload = payload(plan, in: form) else { return .null }
    // A struct without properties reads anything, but is only tried for objects.
    if side == .read, !keepsTypes, case .bare(let value) = plan.payload, value.coder == nil,
      case .anything = universe.resolved(payload), universe.kinds(of: type(value)) == .object
    {
      return .object(with: [])
    }
    return payload
  }

  /// Returns the documents of a payload in a form, which is the primary one unless given; nil if
  /// nothing is written.
  package func payload(_ plan: CasePlan, in form: Representation? = nil) -> Documents? {
    let form = form ?? representations[0]
    switch plan.payload {
    case .empty(.object): return object([], form)
    case .empty(.array): return .array(.init())
    case .empty(.true): return .literal(.boolean(true))
    case .empty(.null): return .null
    case .empty(.name):
      return side == .read
        ? form.matching.documents(plan.patterns)
        : .literals(Array(plan.tags.prefix(1)))
    case .empty(.literal(let document)): return document.documents
    case .empty(.omit): return nil
    case .keyed(let payload): return objects(payload, plan, form) { _ in }
    case .unkeyed(let values):
      return .array(elements(values, plan, areAllThere: form.style == .untagged))
    case .bare(let value): return self.value(value)
    case .together(let values, let coder): return .opaque(together(values, coder))
    }
  }

  /// - Parameter areAllThere: Whether not even nil or a default may be missing at the end, because the
  ///   number of elements chooses the case.
  package func elements(
    _ values: [ValuePlan], _ plan: CasePlan, areAllThere: Bool = false
  ) -> Documents.Elements {
    var elements = Documents.Elements(
      slots: values.map(value), requiredCount: values.count,
      origins: values.map { .value(case: plan.index, value: $0.position, names: []) })
    if side != .read || areAllThere { return elements }
    // A default before a value that must be there as far as the spelling of its type shows isn't
    // used.
    let last = values.indices.last { index in
      !mayBeNil(type(values[index])) && (index < values.requiredCount || !values[index].hasDefault)
    }
    elements.requiredCount = last.map { $0 + 1 } ?? 0
    return elements
  }

  // MARK: Values

  /// A generic parameter may stand for an optional. In a lock it stands for what it stood for.
  private func mayBeNil(_ type: FormatType) -> Bool {
    type.isOptional || !keepsTypes && universe.resolver.isParameter(type, of: declared)
  }

  package func type(_ value: ValuePlan) -> FormatType {
    universe.resolver.type(of: value, in: declared, arguments)
  }

  package func together(_ values: [ValuePlan], _ coder: CaseCoder) -> FormatType {
    universe.resolver.type(of: values, by: coder, in: declared, arguments)
  }

  package func value(_ value: ValuePlan) -> Documents { self.value(value, of: type(value)) }

  func value(_ value: ValuePlan, of type: FormatType) -> Documents {
    // A lock also looks at elements that reading would leave out.
    guard side == .read, let leniency = value.leniency, leniency == .pairs || !keepsTypes else {
      return .type(type, side)
    }
    return leniency.reading(type)
  }
}

extension ValuePlan.Leniency {
  /// Returns what is read as a type.
  func reading(_ type: FormatType) -> Documents {
    switch self {
    case .invalidElements: .type(type.isOptional ? .optional(.array(.any)) : .array(.any), .read)
    case .pairs: .either([.type(type, .read), .type(type.asPairs, .read)])
    }
  }
}
