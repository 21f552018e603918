extension Universe {
  /// Returns objects with the keys of a value added to their own.
  package func flatten(
    _ type: FormatType, _ side: Documents.Side, into objects: [Documents.Members]
  ) -> [Documents.Members] {
    var inner: [Documents.Members] = []
    var seen: Set<FormatType> = []
    collect(.type(type.unwrapped, side), opaque: type, &seen, into: &inner)
    if type.isOptional { inner.insert(Documents.Members(), at: 0) }
    // With very many combinations, the keys count as unknown.
    if objects.count * inner.count > 256 {
      inner = [.init(others: .opaque(type))]
    }
    return objects.flatMap { outer in
      inner.map { inner in
        var object = outer
        object.members += inner.members
        switch inner.others {
        case .none, .ignored: break
        case .values, .opaque: object.others = inner.others
        }
        return object
      }
    }
  }

  /// - Parameter seen: The types so far. An enum may be one of its own cases.
  private func collect(
    _ set: Documents, opaque type: FormatType, _ seen: inout Set<FormatType>,
    into objects: inout [Documents.Members]
  ) {
    if case .type(let own, _) = set, !seen.insert(own).inserted { return }
    switch resolved(set) {
    case .object(let members): objects.append(members)
    case .either(let sets): for set in sets { collect(set, opaque: type, &seen, into: &objects) }
    // A struct without properties has no keys.
    case .anything: objects.append(.init())
    case .opaque, .type: objects.append(.init(others: .opaque(type)))
    case .null, .scalar, .array: break
    }
  }
}
