extension Universe {
  /// Returns objects with the keys of a value added to their own.
  package func flatten(
    _ type: FormatType, _ side: Documents.Side, into objects: [Documents.Members]
  ) -> [Documents.Members] {
    var inner = parts(of: .type(type.unwrapped, side)).compactMap { part -> Documents.Members? in
      switch part {
      case .object(let members): members
      // A struct without properties has no keys.
      case .anything: .init()
      case .opaque: .init(others: .opaque(type))
      default: nil
      }
    }
    if type.isOptional { inner.insert(Documents.Members(), at: 0) }
    // With very many combinations, the keys count as unknown.
    if objects.count * inner.count > 256 { inner = [.init(others: .opaque(type))] }
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
}
