import CodableEnumCore

/// Finds documents that are still read, but as something else.
extension LockChecks {
  /// Compares the values that a case's keys and elements had with those that they have now.
  ///
  /// - Parameter forms: Those with the layout that the entry was written in.
  func checkMeaning(of entry: FormatLock.Entry, _ forms: [(MarkedModel, Representation)]) {
    for (item, form) in forms {
      for plan in form.cases where plan.isRead && plan.model.baseName == entry.name {
        MeaningCheck(checks: self, entry: entry, marked: item, plan: plan).run()
      }
    }
  }

  /// Compares the keys of a struct, or those of the values of a case.
  func checkMeaning(of entry: FormatLock.Entry, in type: FormatType) {
    let (properties, owner): ([CodedProperty], String)
    switch target.resolver.definition(of: type) {
    case .structure(let own)?:
      (properties, owner) = (own, type.text)
      checkSkipped(entry, in: type, unless: properties)
    case .cases(let cases)?:
      guard let item = cases.first(where: { $0.name == entry.name }) else { return }
      (properties, owner) = (item.values, "\(type.text).\(item.name)")
    case .rawValues?, .marked?, nil: return
    }
    for property in properties where entry.shape.keys.contains(property.key) {
      let old = entry.meaning.values[property.key] ?? property.key
      func name(_ own: String) -> String { "\(owner).\(own)" }
      let message: LockMessage
      if old != property.name,
        properties.contains(where: { $0.name == old })
          || entry.shape.keys.contains(where: {
            (entry.meaning.values[$0] ?? $0) == property.name
          })
      {
        message = .exchange(
          name(property.name), place: "the key \(property.key.quoted)", was: name(old))
      } else if !property.isRead, !entry.meaning.unread.contains(property.key) {
        message = .skip(name(property.name), hint: "make it a 'var'", accepted: type.text)
      } else {
        continue
      }
      report(message, at: property.position, notes: [note(entry)])
    }
  }

  /// Properties that 'CodingKeys' no longer names.
  private func checkSkipped(
    _ entry: FormatLock.Entry, in type: FormatType, unless coded: [CodedProperty]
  ) {
    guard case .named(let name, _) = type else { return }
    for property in target.resolver.facts[name].properties ?? []
    where property.isStored && !coded.contains(where: { $0.name == property.name }) {
      let key = entry.shape.keys.first { key in
        (entry.meaning.values[key] ?? key) == property.name
          && !entry.meaning.unread.contains(key) && !coded.contains { $0.key == key }
      }
      guard let key else { continue }
      report(
        .skip(
          "\(type.text).\(property.name)", hint: "give it the key \(key.quoted) in 'CodingKeys'",
          accepted: type.text),
        at: property.position, notes: [note(entry)])
    }
  }
}

extension Shape {
  /// Every key in the shape, at any depth.
  var keys: Set<String> {
    switch self {
    case .object(let members):
      members.reduce(into: []) { keys, member in
        switch member {
        case .key(let key, let shape, _): keys.formUnion(shape.keys.union([key]))
        case .kept(_, let shape): keys.formUnion(shape.keys)
        case .flattened: break
        }
      }
    case .array(let shapes), .either(let shapes):
      shapes.reduce(into: []) { $0.formUnion($1.keys) }
    case .null, .literal, .anyLetters, .range, .value, .anything: []
    }
  }
}
