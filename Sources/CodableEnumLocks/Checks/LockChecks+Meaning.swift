import CodableEnumCore

/// Finds documents that are still read, but as something else.
extension LockChecks {
  /// Compares the values that a case's keys and elements had with those that they have now.
  ///
  /// - Parameter plans: The cases of each form with the layout that the entry was written in, or else
  ///   of each that reads it, by their names.
  func checkMeaning(of entry: FormatLock.Entry, _ plans: [(EnumModel, [String: [CasePlan]])]) {
    for (item, plans) in plans {
      for plan in plans[entry.name ?? ""] ?? [] {
        MeaningCheck(
          checks: self, entry: entry, marked: item, plan: plan, written: entry.shape.keys
        ).run()
      }
    }
  }

  /// Compares the keys of a struct, or those of the values of a case.
  func checkMeaning(of entry: FormatLock.Entry, in type: FormatType) {
    guard case .named(let typeName, _) = type else { return }
    let (properties, owner): ([CodedProperty], String)
    switch target.resolver.definition(of: type) {
    case .structure(let own)?:
      (properties, owner) = (own, type.text)
      let stored = (target.resolver.facts[typeName].properties ?? []).filter(\.isStored)
      for property in stored where !own.contains(where: { $0.name == property.name }) {
        checkUncoded(property.name, of: owner, at: property.position, own, entry, type)
      }
    case .cases(let cases)?:
      guard let item = cases.first(where: { $0.name == entry.name }) else { return }
      (properties, owner) = (item.values, "\(type.text).\(item.name)")
      for name in item.uncoded {
        checkUncoded(name, of: owner, at: item.position, properties, entry, type)
      }
    case .rawValues?, .marked?, nil: return
    }
    let keys = entry.shape.keys
    for property in properties where keys.contains(property.key) {
      let old = entry.meaning.values[property.key] ?? property.key
      func name(_ own: String) -> String { "\(owner).\(own)" }
      let message: LockMessage
      if old != property.name,
        properties.contains(where: { $0.name == old })
          || keys.contains(where: { (entry.meaning.values[$0] ?? $0) == property.name })
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

  /// Checks a property or a value that 'CodingKeys' doesn't name.
  private func checkUncoded(
    _ name: String, of owner: String, at position: Diagnostic.Position, _ coded: [CodedProperty],
    _ entry: FormatLock.Entry, _ type: FormatType
  ) {
    let key = entry.shape.keys.first { key in
      (entry.meaning.values[key] ?? key) == name
        && !entry.meaning.unread.contains(key) && !coded.contains { $0.key == key }
    }
    guard let key else { return }
    report(
      .skip(
        "\(owner).\(name)", hint: "give it the key \(key.quoted) in 'CodingKeys'",
        accepted: type.text),
      at: position, notes: [note(entry)])
  }
}

extension Shape {
  /// Every key in the shape, at any depth.
  var keys: Set<String> {
    var keys: Set<String> = []
    collectKeys(into: &keys)
    return keys
  }

  private func collectKeys(into keys: inout Set<String>) {
    switch self {
    case .object(let members):
      for member in members {
        switch member {
        case .key(let key, let shape, _):
          keys.insert(key)
          shape.collectKeys(into: &keys)
        case .kept(_, let shape): shape.collectKeys(into: &keys)
        case .flattened: break
        }
      }
    case .array(let shapes), .either(let shapes):
      for shape in shapes { shape.collectKeys(into: &keys) }
    case .null, .literal, .anyLetters, .range, .value, .anything: break
    }
  }
}
