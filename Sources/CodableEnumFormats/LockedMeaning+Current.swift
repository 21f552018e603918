import CodableEnumCore
import CodableEnumLocks

extension LockedMeaning {
  /// The meaning of a case in a form.
  init(_ plan: CasePlan, of declared: DeclaredEnum, _ resolver: TypeResolver) {
    self.init()
    if plan.reading == .unknown, plan.writing == .values, case .literal = plan.tag {
      isUnknown = true
    }
    // In other styles, an unknown case keeps that anyway.
    isFallback =
      plan.writing == .content && ![.untagged, .rawValue].contains(declared.style.value)
      && declared.options.fallback?.value == plan.model.baseName
    branches = (declared.place.conditions + plan.item.conditions).map { $0.joined(separator: " ") }
    switch plan.payload {
    case .keyed(let payload):
      for field in payload.fields where field.value.isWritten {
        guard let last = field.path.last else { continue }
        let key = field.path.joined(separator: ".")
        let name = field.value.declared.lockedName
        // A key may be the name of another value in some naming.
        let named = plan.item.values.filter { $0.lockedName.isWritten(as: last, in: plan.item) }
        if named.map(\.lockedName) != [name] { values[key] = name }
        if field.value.omitsDefault {
          defaults[key] = resolver.defaultText(of: field.value.declared, in: declared)
        }
        if !field.value.isRead { unread.append(key) }
      }
    case .unkeyed(let plans), .together(let plans, _):
      for (index, plan) in plans.enumerated() { values["\(index)"] = plan.declared.name }
    case .empty, .bare: break
    }
  }

  /// The meaning of a struct.
  init(_ properties: [CodedProperty]) {
    self.init()
    for property in properties {
      if property.key != property.name { values[property.key] = property.name }
      if !property.isRead { unread.append(property.key) }
    }
  }
}
