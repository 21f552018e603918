extension Universe {
  /// Returns the types of the target that a spelling names.
  func types(in words: TokenWords, from path: [String]) -> [String] {
    words.references.compactMap { reference in
      let name = reference.pathWithoutBackticks
      return name == "Self"
        ? path.joined(separator: ".") : resolver.facts.type(named: name, from: path)?.path
    }
  }

  /// The types of everything that a value of a type can contain.
  func typesInside(_ path: String) -> [String] {
    let type = resolver.facts[path]
    let marked = resolver.marked[path] ?? []
    let inside = path.pathParts
    let inner =
      [type.aliasedType].compactMap(\.self) + type.typesOfValues + marked.flatMap(\.typesOfValues)
    return inner.flatMap { types(in: $0, from: inside) }
  }

  /// The types in the place of a marked enum.
  private func typesInPlace(of name: String) -> [(type: FormatType, declared: DeclaredEnum)] {
    (resolver.marked[name] ?? []).flatMap { declared in
      representations(of: declared).flatMap(\.valuesInPlace).map {
        (resolver.type($0.value.type, in: declared).unwrapped, declared)
      }
    }
  }

  /// The marked enums in the place of a value: of a generic one also those that it puts there.
  func enums(inPlaceOf type: FormatType) -> [String] {
    guard case .named(let name, let arguments) = type.unwrapped, resolver.isMarked(name)
    else { return [] }
    guard
      !arguments.isEmpty,
      typesInPlace(of: name).contains(where: { resolver.isParameter($0.type, of: $0.declared) })
    else { return [name] }
    return [name] + arguments.flatMap(enums(inPlaceOf:))
  }

  /// The marked enums in the place of another.
  func enumsInPlace(of name: String) -> [String] {
    typesInPlace(of: name).flatMap { enums(inPlaceOf: $0.type) }
  }
}

extension Representation {
  /// The values without a coder that are in the place of their enum.
  var valuesInPlace: [(item: DeclaredCase, value: DeclaredValue)] {
    var found = ([self] + standalone).flatMap(\.placeholders)
    if let unknown, let content = unknown.content { found.append((unknown.plan.item, content)) }
    return found.filter { $0.value.coder == nil }.map { ($0.item, $0.value.declared) }
  }

  private var placeholders: [(item: DeclaredCase, value: ValuePlan)] {
    cases.flatMap { plan -> [(item: DeclaredCase, value: ValuePlan)] in
      let isInPlace: Bool
      switch style.tagPlaces.first {
      case nil: isInPlace = true
      case .member: isInPlace = plan.content == nil
      // An object without a key that names a case is the whole value of that case.
      case .key: isInPlace = plan.index == missingTag?.index
      case .element, .value: isInPlace = false
      }
      guard isInPlace, !plan.standsAlone, plan.isRead else { return [] }
      return plan.payload.restricted(to: .decoding).placeholders.map { (plan.item, $0) }
    }
  }
}

extension Payload {
  /// The values in the place of the payload, rather than under a key or among elements.
  fileprivate var placeholders: [ValuePlan] {
    switch self {
    case .bare(let value): [value]
    case .keyed(let payload): payload.fields.filter(\.isFlattened).map(\.value)
    case .empty, .unkeyed, .together: []
    }
  }
}
